import qrcode from 'qrcode'

/** The squares of a QR code that opens a request in the inbox, row by row. */
export function inboxModules(siteUrl: string, reference: string) {
  const { modules } = qrcode.create(`${siteUrl}/admin/inbox/${reference}`, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (at: number) => Boolean(modules.data[at]) }
}

/** The same as SVG. */
export function inboxCode(siteUrl: string, reference: string): string {
  const { size, isDark } = inboxModules(siteUrl, reference)
  const squares = Array.from({ length: size * size }, (_, at) =>
    isDark(at) ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  )
  return `<svg viewBox="-2 -2 ${size + 4} ${size + 4}" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`
}
