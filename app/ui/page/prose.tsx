import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './prose.module.css'

/** What content files draw their Markdown with; the name is the one MDX asks for (`providerImportSource`). */
export const useMDXComponents = () => elements

function ProseLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const isInternal = href.startsWith('/') && !href.startsWith('//')
  return isInternal ? <Link {...rest} to={href} /> : <a {...rest} href={href} />
}

const ProseList = (props: ComponentProps<'ul'>) => <ul {...props} className={styles.list} />

const elements = { a: ProseLink, ul: ProseList }
