import type { HazardResult, LeftOut, Step } from '../../clp/classification/result.ts'
import type { PlainTable } from '../plain/print-document.ts'
import type { TextWriter } from '../text/write-text.ts'
import { writePlace, writeSumIn } from './write-places.ts'
import { writeSentence } from './write-sentence.ts'

/** Components left out of a step that are listed one by one; a mixture has up to 500. */
const mostLeftOut = 12

/** Where the regulation has what leaves a component out: the reason, in every language. */
const placesOfReasons: Partial<Readonly<Record<LeftOut['reason'], string>>> = {
  belowCutOff: 'CLP Annex I, 1.1.2.2',
  belowSpecificLimit: 'CLP Article 10',
  notAdditive: 'CLP Annex I, 3.2.3.3.4',
  aboveCategory4: 'CLP Annex I, Table 3.1.1',
  otherForm: 'CLP Annex VI, 1.2.1',
}

const inverse = { '>=': '<', '>': '≤', '<=': '>', '<': '≥' } as const
const signs = { '>=': '≥', '>': '>', '<=': '≤', '<': '<' } as const

/** Whether a step says more than that nothing was there to be judged. */
const isTold = ({ counted, leftOut, isMet, arithmetic }: Step): boolean =>
  counted.length > 0 || isMet || arithmetic === 'value' || leftOut.some(({ reason }) => reason !== 'unknown')

/** The steps of a class with their arithmetic; null where nothing was calculated. */
export function listSteps(
  hazard: HazardResult,
  caption: string,
  names: ReadonlyMap<string, string>,
  writer: TextWriter,
): PlainTable | null {
  const steps = hazard.steps.filter(isTold)
  if (steps.length === 0) return null
  return {
    caption,
    columns: [
      { head: writer.term('report.rule'), width: 44 },
      { head: writer.term('sds.substance'), width: 66 },
      { head: writer.term('basis.calculation'), width: 40 },
      { head: writer.term('report.results'), width: 24 },
    ],
    rows: steps.map((step) => [
      [writePlace(step.rule, writer), writeSentence(step.what, writer)],
      listComponents(step, names, writer),
      writeFigures(step, writer),
      [step.isMet ? (step.gives ?? '✓') : '–'],
    ]),
  }
}

/** Components that count in a step with their weights, and those that were left out with the reason. */
export function listComponents(
  { counted, leftOut, decidedBy = [] }: Step,
  names: ReadonlyMap<string, string>,
  writer: TextWriter,
): string[] {
  const percent = (figure: number): string => `${writer.number(figure)}\u00a0%`
  const left = leftOut.map(({ component, content, reason, limit, note }) => {
    const place = note !== undefined ? `CLP Annex VI, Note ${note}` : placesOfReasons[reason]
    const why = [
      limit === undefined ? '' : `<\u00a0${percent(limit)}`,
      reason === 'unknown' ? writer.term('report.unknown') : place === undefined ? '' : writePlace(place, writer),
    ].filter(Boolean)
    return `${names.get(component) ?? component} ${percent(content)} (${why.join(`${writer.term('document.semicolon')} `)})`
  })
  const more = left.length > mostLeftOut ? [`+ ${left.length - mostLeftOut}`] : []
  return [
    ...counted.map(({ component, name, content, range, as, factor, divisor }) => {
      const span = range ? ` (${writer.number(range.from)}–${writer.number(range.to)}\u00a0%)` : ''
      const weight = `${factor === 1 ? '' : `\u00a0×\u00a0${writer.number(factor)}`}${divisor === 1 ? '' : `\u00a0÷\u00a0${writer.number(divisor)}`}`
      return `${names.get(component) ?? name} ${percent(content)}${span}${weight}, ${writeReason(writeSumIn(as, writer), writer)}`
    }),
    ...(left.length > 0
      ? [`${writer.term('report.leftOut')}${writer.term('document.colon')}`, ...left.slice(0, mostLeftOut), ...more]
      : []),
    ...(decidedBy.length > 0
      ? [writer.term('report.range', { substances: decidedBy.map((key) => names.get(key) ?? key).join(', ') })]
      : []),
  ]
}

/** For what a component counts: a category, a statement or an estimate, which a table may have converted. */
function writeReason(as: string, writer: TextWriter): string {
  return writer.language === 'en'
    ? as
    : as
        .replace('converted estimate', `${writePlace('CLP Annex I, Table 3.1.2', writer)}${writer.term('document.colon')}`)
        .replace('available oxygen', writePlace('CLP Annex I, 2.15.2.2', writer))
}

/** The sum written out, and the figure beside its limit. */
export function writeFigures({ arithmetic, sum, total, unit, limit, comparison, isMet }: Step, writer: TextWriter): string[] {
  const written = sum === null ? [] : [writeSumIn(sum, writer)]
  if (arithmetic === 'each' || total === null || limit === null || comparison === null) return written.length > 0 ? written : ['–']
  const sign = isMet ? signs[comparison] : inverse[comparison]
  const figure = writer.number(Number(total.toPrecision(6)))
  if (unit === 'pH') return [...written, `pH\u00a0${figure} ${sign} ${writer.number(limit)}`]
  const measure = unit === null ? '' : `\u00a0${unit}`
  return [...written, `${figure}${measure} ${sign} ${writer.number(limit)}${measure}`]
}
