/** Texts of the search and the news, apart from `en` so that pages load no more than they show. */
export const siteMessages = {
  search: {
    placeholder: 'Type to search across the site...',
    nothingFound: 'No results found.',
    callInstead: 'Call dispatch:',
    count: (results: number) => (results === 1 ? '1 result' : `${results} results`),
  },

  news: {
    articles: 'Articles',
    opensNewTab: '(opens in a new tab)',
    count: (articles: number) => (articles === 1 ? '1 article' : `${articles} articles`),
    failed: 'Unable to load news at this time. Please try again later.',
    retry: 'Try again',
    needsScript: 'The articles are loaded with JavaScript, which is turned off in this browser.',
    months: [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ],
  },
}
