import { company } from '../../domain/company.ts'
import { plural } from '../plural.ts'

/** Texts of the frame, the search and the news, apart from `en` so that pages load no more than they show. */
export const enSite = {
  labels: {
    skip: 'Skip to content',
    /** After the company's name. */
    home: ', home',
    mainMenu: 'Main',
    menu: 'Menu',
    search: 'Search',
    searchSite: 'Search the site',
    searchWithKeys: 'Search (Ctrl K)',
    getQuote: 'Get a Quote',
    /** The same, divided where it may break. */
    call: 'Call',
    quickContact: 'Quick contact',
    contact: 'Contact',
    about: `Freight from ${company.address.city}, across North America.`,
    breadcrumb: 'Breadcrumb',
    columns: { Shippers: 'Shippers', Carriers: 'Carriers', Company: 'Company', Careers: 'Careers' },
    onThisPage: 'On this page',
    close: 'Close',
    dismiss: 'Dismiss',
    notifications: 'Notifications',
  },

  search: {
    placeholder: 'Type to search across the site...',
    nothingFound: 'No results found.',
    suggestions: 'Pages that may help',
    groups: {
      Services: 'Services',
      Company: 'Company',
      Careers: 'Careers',
      Main: 'Main',
      Legal: 'Legal',
    },
    callInstead: 'Or call dispatch:',
    keys: { choose: 'choose', enter: 'Enter', open: 'open', escape: 'Esc', close: 'close' },
    count: (results: number) => plural('en-CA', results, { one: '1 result', other: `${results} results` }),
  },

  news: {
    articles: 'Articles',
    opensNewTab: '(opens in a new tab)',
    count: (articles: number) =>
      plural('en-CA', articles, { one: '1 article', other: `${articles} articles` }),
    failed: 'Unable to load news at this time. Please try again later.',
    retry: 'Try again',
    instead: 'Meanwhile, look up something else',
    needsScript: 'The articles are loaded with JavaScript, which is turned off in this browser.',
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
  },
}
