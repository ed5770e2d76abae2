import { labelSizeOf, labelSizeSource, type LabelSize, type PackageSize } from '../../clp/label-sizes.ts'
import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import type { TextWriter } from '../text/write-text.ts'
import type { LabelModel, LabelNote, LabelWarning } from './label-model.ts'
import type { OverflowReport } from './report-overflow.ts'

/** A sentence for the person at the label, with the rule that it rests on. */
export interface Remark {
  text: string
  /** The rule of the regulation; empty where there is none. */
  source: string
}

/** What is said beside a label, in the language of the writer: not necessarily one of the label's. */
export interface DescribedLabel {
  notes: Remark[]
  warnings: Remark[]
}

/** What is said of a label that does not fit. */
export interface DescribedOverflow {
  title: string
  /** What is missing, by which rule, and which texts are concerned. */
  reasons: Remark[]
  /** That nothing has been left out; it leads to the choices. */
  assurance: string
  /** What would help; each sentence is one choice. */
  choices: string[]
  /** What follows for the downloads. */
  consequence: string
}

export function describeLabel({ notes, warnings }: Pick<LabelModel, 'notes' | 'warnings'>, writer: TextWriter): DescribedLabel {
  return { notes: notes.map((note) => describeNote(note, writer)), warnings: warnings.map((warning) => describeWarning(warning, writer)) }
}

function describeNote({ kind, because, source }: LabelNote, writer: TextWriter): Remark {
  const names = because.map((reason) => (isSubstance(reason) ? writer.term(`label.substance.${reason}`) : reason))
  return { text: writer.term(`label.note.${kind}`, { because: names.join(', ') }), source }
}

/** The two substances that CLP Annex II, 3.1.1.3 names. */
function isSubstance(reason: string): boolean {
  return reason === 'methanol' || reason === 'dichloromethane'
}

function describeWarning({ kind, elements, source }: LabelWarning, writer: TextWriter): Remark {
  return { text: writer.term(`label.warning.${kind}`, { elements: elements.join(', ') }), source }
}

export function describeOverflow(report: OverflowReport, label: LabelModel, writer: TextWriter): DescribedOverflow {
  return {
    title: writer.term('label.report.title', { size: describeSize(label.format.size) }),
    reasons: describeReasons(report, label, writer),
    assurance: writer.term('label.report.nothingLeftOut'),
    choices: [
      ...report.sizes.map((id) => writer.term('label.report.size', { size: describeSize(labelSizeOf(id)) })),
      ...(report.padding === null ? [] : [writer.term('label.report.padding', { padding: writer.number(report.padding) })]),
      ...(report.languages ? [writer.term('label.report.languages', { languages: report.languages.map(nameLanguage).join(', ') })] : []),
      ...report.switchOff.flatMap(({ part, saved, fits }) => {
        const name = writer.term(`label.part.${part}`)
        if (fits) return [writer.term('label.report.switchOffFits', { part: name })]
        return saved > 0 ? [writer.term('label.report.switchOff', { part: name, saved: writer.number(saved) })] : []
      }),
      ...(report.fitsWithoutOptional && !report.switchOff.some(({ fits }) => fits) ? [writer.term('label.report.switchAllOff')] : []),
      ...(report.missingHeight > 0 ? [writer.term('label.report.precautionary')] : []),
    ],
    consequence: writer.term('label.report.pdf'),
  }
}

function describeReasons(report: OverflowReport, label: LabelModel, writer: TextWriter): Remark[] {
  const { packageSize } = label.format
  const named = { package: describePackage(packageSize, writer) }
  const beyond = [...new Set(report.beyond.map(({ part }) => writer.term(`label.part.${part}`)))]
  return [
    ...(report.isLabelTooSmall
      ? [{ text: writer.term('label.report.labelTooSmall', { ...named, size: describeSize(packageSize.label) }), source: labelSizeSource }]
      : []),
    ...(report.missingHeight > 0 ? [{ text: describeHeight(report, packageSize, writer), source: report.floor.sources.join('; ') }] : []),
    ...(report.missingWidth > 0
      ? [{ text: writer.term('label.report.width', { missing: writer.number(report.missingWidth) }), source: '' }]
      : []),
    ...(beyond.length > 0 ? [{ text: writer.term('label.report.beyond', { texts: beyond.join(', ') }), source: '' }] : []),
  ]
}

function describeHeight({ missingHeight, floor }: OverflowReport, packageSize: PackageSize, writer: TextWriter): string {
  return writer.term(floor.pictogramSide === null ? 'label.report.heightOfText' : 'label.report.height', {
    package: describePackage(packageSize, writer),
    missing: writer.number(missingHeight),
    xHeight: writer.number(floor.xHeight, 1),
    side: writer.number(floor.pictogramSide ?? 0),
  })
}

/** Capacity of a package in words: “over 3 to 50 l”. */
export function describePackage({ above, upTo }: PackageSize, writer: TextWriter): string {
  const values = { above: writer.number(above ?? 0), upTo: writer.number(upTo ?? 0) }
  if (above === null) return writer.term('label.package.upTo', values)
  return writer.term(upTo === null ? 'label.package.above' : 'label.package.between', values)
}

function describeSize({ width, height }: Pick<LabelSize, 'width' | 'height'>): string {
  return `${width} × ${height}`
}

function nameLanguage(code: LanguageCode): string {
  return findLanguageByCode(code)?.name ?? code
}
