import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type Page, pages, pathsOf } from '../domain/pages.ts'

/** A route's id is its address: components look their page up by it. */
const routesOf = (page: Page) =>
  pathsOf(page).map((path) => route(page.pattern ?? path, page.file, { id: path }))

const isContent = ({ file }: Page): boolean => file.startsWith('content/')

export default [
  ...pages.filter((page) => !isContent(page)).flatMap(routesOf),
  layout('pages/text-page.tsx', pages.filter(isContent).flatMap(routesOf)),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
