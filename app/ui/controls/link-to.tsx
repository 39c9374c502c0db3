import { Link } from 'react-router'
import type { LinkText } from '../../../translations/link-text.ts'

/** For a part of a sentence: a link to a page of this site. */
export const linkTo =
  (path: string): LinkText =>
  (label) => <Link to={path}>{label}</Link>

/** A link that the browser follows by itself: to another site, or without the application. */
export const linkOut =
  (url: string): LinkText =>
  (label) => <a href={url}>{label}</a>
