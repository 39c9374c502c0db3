// Runs within the page itself, as soon as it has been read: the articles do not wait for React.
import { showNews } from '../features/news/show-news.ts'

for (const room of document.querySelectorAll<HTMLElement>('[data-runs=news]')) showNews(room)
