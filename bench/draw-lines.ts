/** A line of a picture: what it shows, and its points. */
export interface Line {
  name: string
  points: readonly { x: number; y: number }[]
}

export interface Panel {
  title: string
  /** With its unit. */
  xTitle: string
  yTitle: string
  lines: readonly Line[]
  /** Both axes of figures that multiply; otherwise they begin at 0. */
  isLogarithmic: boolean
}

const width = 460
const height = 300
const edge = { left: 64, right: 34, top: 34, bottom: 48 }
/** Told apart on light and dark, and by people who see no red or green (Okabe and Ito). */
const colours = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7f7f7f', '#a0522d', '#6a5acd']
const dashes = ['', '7 3', '2 3', '9 3 2 3']
const legendLine = 18

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A picture of panels side by side with one legend below, as SVG that is readable on light and on dark grounds.
 * @param description for whoever does not see it
 */
export function drawLines(panels: readonly Panel[], description: string): string {
  const names = [...new Set(panels.flatMap(({ lines }) => lines.map(({ name }) => name)))]
  const columns = 2
  const [whole, tall] = [width * panels.length, height + legendLine * Math.ceil(names.length / columns) + 16]
  const legend = names.map((name, index) => {
    const [x, y] = [edge.left + (index % columns) * ((whole - edge.left) / columns), height + 8 + legendLine * Math.floor(index / columns)]
    return `<path d="M${x} ${y}h26" ${strokeOf(index)}/><text x="${x + 34}" y="${y + 4}">${escape(name)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${tall}" width="${whole}" height="${tall}" role="img" aria-label="${escape(description).replaceAll('"', '&quot;')}">
<style>svg{background:#fff}text{font:12px sans-serif;fill:#222}.title{font-weight:bold}.grid{stroke:#ddd}.axis{stroke:#666;fill:none}@media(prefers-color-scheme:dark){svg{background:#161b1f}text{fill:#e6e6e6}.grid{stroke:#333d44}.axis{stroke:#9aa5ac}}</style>
<title>${escape(description)}</title>
${panels.map((panel, index) => `<g transform="translate(${index * width})">${drawPanel(panel, names)}</g>`).join('\n')}
${legend.join('\n')}
</svg>
`
}

const strokeOf = (index: number): string =>
  `fill="none" stroke="${colours[index % colours.length] ?? ''}" stroke-width="2"${index < colours.length ? '' : ` stroke-dasharray="${dashes[1 + (Math.floor(index / colours.length) % 3)] ?? ''}"`}`

function drawPanel({ title, xTitle, yTitle, lines, isLogarithmic }: Panel, names: readonly string[]): string {
  const all = lines.flatMap(({ points }) => points)
  const xs = axis(
    all.map(({ x }) => x),
    isLogarithmic,
  )
  const ys = axis(
    all.map(({ y }) => y),
    isLogarithmic,
  )
  const [right, bottom] = [width - edge.right, height - edge.bottom]
  const toX = (x: number) => Number((edge.left + xs.share(x) * (right - edge.left)).toFixed(1))
  const toY = (y: number) => Number((bottom - ys.share(y) * (bottom - edge.top)).toFixed(1))
  const parts = [
    `<text class="title" x="${edge.left}" y="18">${escape(title)}</text>`,
    ...ys.ticks.map(
      (tick) =>
        `<path class="grid" d="M${edge.left} ${toY(tick)}H${right}"/><text x="${edge.left - 6}" y="${toY(tick) + 4}" text-anchor="end">${write(tick)}</text>`,
    ),
    ...xs.ticks.map(
      (tick) =>
        `<path class="axis" d="M${toX(tick)} ${bottom}v5"/><text x="${toX(tick)}" y="${bottom + 18}" text-anchor="middle">${write(tick)}</text>`,
    ),
    `<path class="axis" d="M${edge.left} ${edge.top}V${bottom}H${right}"/>`,
    `<text x="${(edge.left + right) / 2}" y="${bottom + 36}" text-anchor="middle">${escape(xTitle)}</text>`,
    `<text transform="translate(14 ${(edge.top + bottom) / 2}) rotate(-90)" text-anchor="middle">${escape(yTitle)}</text>`,
    ...lines.map(({ name, points }) => {
      const places = points.map(({ x, y }) => `${toX(x)} ${toY(y)}`)
      const dots =
        points.length > 12
          ? ''
          : places.map((place) => `<circle cx="${place.replace(' ', '" cy="')}" r="3" ${strokeOf(names.indexOf(name))}/>`).join('')
      return `<path d="M${places.join('L')}" ${strokeOf(names.indexOf(name))}/>${dots}`
    }),
  ]
  return parts.join('\n')
}

interface Axis {
  /** Where a figure stands, 0 to 1. */
  share: (value: number) => number
  ticks: number[]
}

function axis(values: readonly number[], isLogarithmic: boolean): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (isLogarithmic) {
    const [from, to] = [Math.floor(Math.log10(least)), Math.max(Math.ceil(Math.log10(most)), Math.floor(Math.log10(least)) + 1)]
    return {
      share: (value) => (Math.log10(value) - from) / (to - from),
      ticks: Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index)),
    }
  }
  const rough = Math.max(most, 1e-9) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const steps = Math.ceil(most / step)
  return {
    share: (value) => value / (steps * step),
    ticks: Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(6))),
  }
}

const write = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 6 })
