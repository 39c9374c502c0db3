import { useEffect } from 'react'
import { documentTitle } from '../../../../../domain/pages.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'

const SIZE = 64
const MAX_SHOWN = 99

/** The tab counts what is open, in its title and on its icon. */
export function useTabBadge(open: number | undefined): void {
  useEffect(() => {
    if (open === undefined) return
    const title = documentTitle(enInbox.staff.inbox)
    document.title = open > 0 ? `(${open}) ${title}` : title
    if (open === 0) return
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')]
    const before = links.map(({ href }) => href)
    let isOver = false
    void drawIcon(before.at(-1) ?? '', open).then((icon) => {
      if (isOver || !icon) return
      for (const link of links) link.href = icon
    })
    return () => {
      isOver = true
      for (const [index, link] of links.entries()) link.href = before[index] ?? ''
    }
  }, [open])
}

/** As a data URL; undefined where the icon can't be drawn. */
async function drawIcon(source: string, count: number): Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  const icon = new Image(SIZE, SIZE)
  icon.src = source
  try {
    await icon.decode()
  } catch {
    return undefined
  }
  if (!context) return undefined
  const text = String(Math.min(count, MAX_SHOWN))
  const { colour, background } = badgeColours()
  const [width, height] = [text.length > 1 ? 56 : 38, 42]
  context.drawImage(icon, 0, 0, SIZE, SIZE)
  context.fillStyle = background
  context.beginPath()
  context.roundRect(SIZE - width, SIZE - height, width, height, 10)
  context.fill()
  context.fillStyle = colour
  context.font = '700 40px sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, SIZE - width / 2, SIZE - height / 2 + 3)
  return canvas.toDataURL()
}

/** Of the light page also in the dark, as the icon below is the same in both. */
function badgeColours() {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.colorScheme = 'light'
  sample.style.color = 'var(--sheet)'
  sample.style.backgroundColor = 'var(--error)'
  const { color: colour, backgroundColor: background } = getComputedStyle(sample)
  sample.remove()
  return { colour, background }
}
