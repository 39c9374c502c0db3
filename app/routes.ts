import { layout, type RouteConfig, route } from '@react-router/dev/routes'

const prose = (path: string) => route(path, `content/${path}.mdx`)

export default [
  route('/', 'pages/home/home.tsx'),
  route('services', 'pages/services.tsx'),
  route('services/full-truckload', 'pages/full-truckload.tsx'),
  route('services/ltl', 'pages/ltl.tsx'),
  route('services/temperature-controlled', 'pages/temperature-controlled.tsx'),
  route('services/intermodal', 'pages/intermodal.tsx'),
  route('shippers', 'pages/shippers/shippers.tsx'),
  route('quote', 'pages/quote.tsx'),
  route('carriers', 'pages/carriers/carriers.tsx'),
  route('carriers/apply', 'pages/carriers-apply.tsx'),
  route('carrier/login', 'pages/carrier-login/carrier-login.tsx'),
  route('thank-you', 'pages/thank-you.tsx'),
  route('contact', 'pages/contact/contact.tsx'),
  route('careers/driver-jobs', 'pages/driver-jobs/driver-jobs.tsx'),
  route('careers/non-driver-jobs', 'pages/non-driver-jobs.tsx'),
  route('news', 'pages/news.tsx'),
  route('admin/form-submissions', 'pages/form-submissions/form-submissions.tsx'),
  layout('pages/text-page.tsx', [
    prose('about-us'),
    prose('leadership'),
    prose('our-culture'),
    prose('environmental-policy'),
    prose('privacy-policy'),
    prose('terms-of-service'),
    prose('accessibility'),
    prose('safety'),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
