import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import styles from './marks.module.css'

/** Takes no room, is blank, or turns the direction of what follows; joiners and variation selectors among them. */
const HIDDEN = /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?!\n)\p{Cc}/gu

/** Text that a stranger typed: kept from its surroundings, with every hidden character shown as a mark. */
export const HostileText = ({ children }: { children: string }) => (
  <bdi>
    {partsOf(children).map(({ text, code, at }) =>
      code ? (
        <span key={at} className={styles.hidden} title={enInbox.hidden(code)}>
          {code}
        </span>
      ) : (
        text
      ),
    )}
  </bdi>
)

interface Part {
  at: number
  text?: string
  code?: string
}

export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { index, 0: hidden } of text.matchAll(HIDDEN)) {
    if (index > from) parts.push({ at: from, text: text.slice(from, index) })
    parts.push({ at: index, code: codeOf(hidden) })
    from = index + hidden.length
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) })
  return parts
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
