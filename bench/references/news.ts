/** A news service that always has the same twelve articles, so that the news page has something to show. */
import { createServer } from 'node:http'

const articles = Array.from({ length: 12 }, (_, index) => ({
  title: `Article ${index + 1} about freight on the Prairies`,
  url: `https://paper.example/${index + 1}`,
  urlToImage: null,
  description: 'Volumes held through the autumn while carriers prepared their equipment for the winter.',
  publishedAt: new Date(Date.UTC(2026, 0, 28 - index)).toISOString(),
  source: { name: 'A trade paper' },
}))

const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ status: 'ok', totalResults: articles.length, articles }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
})
process.once('SIGTERM', () => process.exit(0))
