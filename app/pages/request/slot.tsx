import type { HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & { as: 'div' | 'dl' | 'h1' | 'ol' | 'p'; name: string }

/** A place that the server fills; React leaves alone what it finds there. */
export const Slot = ({ as: Tag, name, ...attributes }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; the server escapes what it puts in
  <Tag {...attributes} data-slot={name} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
)
