import { useState } from 'react'
import { enInbox } from '../../../translations/en/inbox.ts'
import { turnKeys, useKeys, useKeysOn } from './keys.ts'
import { LazyDialog } from './lazy-dialog.tsx'

const { keys: texts } = enInbox

const shown: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['↑', '↓'], texts.move],
  [['Enter'], texts.open],
  [['R'], texts.reply],
  [['O'], texts.owner],
  [['S'], texts.state],
  [['/'], texts.search],
  [['?'], texts.all],
]

/** At the foot of the list: what keys do, and the switch that turns them off. */
export function KeysBar({ count }: { count: string }) {
  const isOn = useKeysOn()
  return (
    <div className="keys">
      {isOn && (
        <ul aria-label={texts.name}>
          {shown.map(([keys, does]) => (
            <li key={does}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </li>
          ))}
        </ul>
      )}
      <div className="end">
        <button type="button" className="text-button" onClick={() => turnKeys(!isOn)}>
          {isOn ? texts.off : texts.on}
        </button>
        <span className="num">{count}</span>
      </div>
    </div>
  )
}

/** `?` lists every key. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <LazyDialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} note={texts.note}>
      <dl className="staff pairs">
        {texts.help.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </LazyDialog>
  )
}
