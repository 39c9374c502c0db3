import qrcode from 'qrcode'

/** A QR code as SVG that opens a request in the inbox. */
export function inboxCode(siteUrl: string, reference: string): string {
  const { modules } = qrcode.create(`${siteUrl}/admin/inbox/${reference}`, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const squares = [...modules.data].flatMap((isDark, at) =>
    isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : [],
  )
  return `<svg viewBox="-2 -2 ${size + 4} ${size + 4}" shape-rendering="crispEdges"><path d="${squares.join('')}"/></svg>`
}
