interface Props {
  viewBox: string
  /** Our own markup, never a visitor's: it is not escaped. */
  markup: string
  /** Its accessible name; without one it only decorates. */
  name?: string | undefined
  className?: string | undefined
}

/** A drawing written as a string, which is one node for React to look at instead of a hundred. */
export function InlineSvg({ markup, name, ...rest }: Props) {
  const label = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project only
  return <svg {...rest} {...label} dangerouslySetInnerHTML={{ __html: markup }} />
}
