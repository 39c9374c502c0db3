import { type FooterColumn, type Path, pages } from '../domain/pages.ts'
import { enPages, type PageTexts } from './en/page-names.ts'

export const pageTexts = (path: Path): PageTexts => enPages[path]

export const menu = pages
  .filter(({ isInMenu }) => isInMenu)
  .map(({ path }) => ({ to: path, label: pageTexts(path).menu ?? pageTexts(path).name }))

export const footerLinks = (column: FooterColumn) =>
  pages
    .filter(({ footer }) => footer === column)
    .map(({ path }) => ({ to: path, label: pageTexts(path).footerLabel ?? pageTexts(path).name }))
