import encodeQR from 'qr'

/**
 * A QR code as SVG, black on white, error correction M, with the quiet zone of four modules that the standard demands
 * (ISO/IEC 18004, 7.3.7). One path, so that it prints without seams.
 * @param content text of the code, at most 2,331 bytes
 */
export function drawQrCode(content: string): string {
  const modules = encodeQR(content, 'raw', { ecc: 'medium', border: 4 })
  const side = modules.length
  const bars = modules.flatMap((row, y) => rowBars(row).map(({ from, to }) => `M${from} ${y}h${to - from}v1h-${to - from}z`))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${bars.join('')}"/></svg>`
}

/** Width of the quiet zone on one side as a share of the code's own: four modules (ISO/IEC 18004, 7.3.7). */
export function quietZoneOf(svg: string): number {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  return side > 8 ? 4 / (side - 8) : 0
}

function rowBars(row: readonly boolean[]): { from: number; to: number }[] {
  const bars: { from: number; to: number }[] = []
  row.forEach((dark, x) => {
    const last = bars.at(-1)
    if (dark && last?.to === x) last.to = x + 1
    else if (dark) bars.push({ from: x, to: x + 1 })
  })
  return bars
}
