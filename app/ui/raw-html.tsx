import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  /** What the server sends in it: our own markup, never a visitor's. */
  html?: string | undefined
} & (
    | { as?: 'div'; ref?: React.Ref<HTMLDivElement> }
    | { as: 'template'; ref: React.Ref<HTMLTemplateElement> }
  )

/** An element whose content is not React's: what stands in it at hydration stays. */
export const RawHtml = ({ as: Tag = 'div', html = '', ...props }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project only
  <Tag {...(props as object)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
)
