import { drawLines, type Line } from '../draw-lines.ts'
import type { Answered } from './ask-questions.ts'
import type { Level } from './level.ts'

const pictures = [
  { name: 'scale-look-ups', title: 'Look-ups and searches', has: /^(?:look-up|search|a short)/ },
  { name: 'scale-lists', title: 'Lists', has: /^list/ },
  { name: 'scale-others', title: 'Coverage, where used, sitemap', has: /^(?:coverage|where|index|first|a last)/ },
]

/** What an answer takes, from the fewest to the most products. @returns pictures by name */
export function drawScale(levels: readonly Level[]): [name: string, svg: string][] {
  const whats = levels[0]?.answered.map(({ what }) => what) ?? []
  return pictures.map(({ name, title, has }) => {
    const lines = (figure: (answered: Answered) => number): Line[] =>
      whats
        .filter((what) => has.test(what))
        .map((what) => ({
          name: what,
          points: levels.flatMap(({ products, answered }) =>
            answered.filter((one) => one.what === what).map((one) => ({ x: products, y: Math.max(figure(one), 0.01) })),
          ),
        }))
    const panel = { xTitle: 'products', isLogarithmic: true }
    return [
      name,
      drawLines(
        [
          { ...panel, title: `${title}: 95 of 100 are quicker`, yTitle: 'ms by the clock', lines: lines(({ series }) => series.p95) },
          { ...panel, title: `${title}: what one costs`, yTitle: 'ms of a processor', lines: lines(({ spent }) => spent) },
        ],
        `${title}: time of an answer among ${levels.map(({ products }) => products.toLocaleString('en')).join(', ')} products`,
      ),
    ]
  })
}
