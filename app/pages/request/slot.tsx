import type { HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'dl' | 'h1' | 'ol' | 'p' | 'summary'
  name: string
  /** What stands there in the built page. */
  html?: string
}

/** A place that the server fills; React leaves alone what it finds there. */
export const Slot = ({ as: Tag, name, html = '', ...attributes }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant here; the server escapes what it puts in
  <Tag {...attributes} data-slot={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
)
