import { Outlet, type UIMatch, useMatches } from 'react-router'
import { pageAtPath } from '../../domain/pages.ts'
import { textPage as texts } from '../../translations/en/pages/text-page.tsx'
import { Head } from '../seo/head.tsx'
import { OnThisPage, type OutlineEntry } from '../ui/page/on-this-page.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import styles from './text-page.module.css'

/** A content file's front matter; `outline` is added at build time by `publish/files/content-file.ts`. */
export interface FrontMatter {
  title: string
  description: string
  lead: string
  outline: readonly OutlineEntry[]
}

export default function TextPage() {
  const { id, handle } = useMatches().at(-1) as UIMatch<unknown, FrontMatter>
  const { title, description, lead, outline } = handle
  const page = pageAtPath(id)
  if (!page) throw new Error(`${id} is not in the page table`)
  const { path, changed } = page
  return (
    <>
      <Head path={path} title={title} description={description} />
      <PageHead path={path} lead={lead} />
      <div className={`page ${styles.prose}`}>
        <OnThisPage outline={outline} />
        <article className="min-0">
          <Outlet />
          {changed && (
            <p className={`pt-4 max-w-none lined text-sm steel ${styles.changed}`}>
              {texts.changed(changed, (day) => (
                <time dateTime={changed}>{day}</time>
              ))}
            </p>
          )}
        </article>
      </div>
    </>
  )
}
