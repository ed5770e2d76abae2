import {
  foldOutRules,
  labelSizeOf,
  labelSizeSource,
  packageSizeOf,
  type LetterRule,
  type PackageSize,
  type PackageSizeId,
} from '../../clp/label/label-sizes.ts'
import { formatDate } from '../../shared/format-date.ts'
import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import { nameSize } from '../../shared/name-size.ts'
import { writePlace } from '../report/write-places.ts'
import type { TextWriter } from '../text/write-text.ts'
import type { FurtherWays } from './find-further-ways.ts'
import type { LabelModel, LabelNote, LabelWarning } from './label-model.ts'
import type { OptionalPart, OverflowReport } from './report-overflow.ts'

/** A sentence for the person at the label, with the rule that it rests on. */
export interface Remark {
  text: string
  /** The rule of the regulation; empty where there is none. */
  source: string
}

/** The remarks beside a label, in the language of the writer, which need not be one of the label's. */
export interface DescribedLabel {
  notes: Remark[]
  warnings: Remark[]
}

/** What would make a label fit, and the options that do it; none where the maker of the product has to decide. */
export interface LabelChoice {
  text: string
  change: Partial<LabelOptions> | null
}

/** What is said of a label that does not fit. */
export interface DescribedOverflow {
  title: string
  /** What is missing, by which rule, and which texts are concerned. */
  reasons: Remark[]
  /** That nothing has been left out; it leads to the choices. */
  assurance: string
  /** What would help, one choice a sentence. */
  choices: LabelChoice[]
  /** What follows for the downloads. */
  consequence: string
}

export function describeLabel({ notes, warnings }: Pick<LabelModel, 'notes' | 'warnings'>, writer: TextWriter): DescribedLabel {
  return { notes: notes.map((note) => describeNote(note, writer)), warnings: warnings.map((warning) => describeWarning(warning, writer)) }
}

function describeNote({ kind, because, source }: LabelNote, writer: TextWriter): Remark {
  const names = because.map((reason) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(reason)) return writer.date(reason)
    if (isSubstance(reason)) return writer.term(`label.substance.${reason}`)
    return reason === 'danger' || reason === 'warning' ? writer.heading(`signalWord.${reason}`) : reason
  })
  return { text: writer.term(`label.note.${kind}`, { because: names.join(', ') }), source: writePlace(source, writer) }
}

/** The two substances that CLP Annex II, 3.1.1.3 names. */
function isSubstance(reason: string): boolean {
  return reason === 'methanol' || reason === 'dichloromethane'
}

function describeWarning({ kind, elements, source }: LabelWarning, writer: TextWriter): Remark {
  return { text: writer.term(`label.warning.${kind}`, { elements: elements.join(', ') }), source: writePlace(source, writer) }
}

export function describeOverflow(report: OverflowReport, label: LabelModel, writer: TextWriter): DescribedOverflow {
  return {
    title: writer.term('label.report.title', { size: nameSize(label.format.size, (value) => writer.number(value)) }),
    reasons: describeReasons(report, label, writer),
    assurance: writer.term('label.report.nothingLeftOut'),
    choices: [
      ...report.sizes.map((id) =>
        choice(writer.term('label.report.size', { size: nameSize(labelSizeOf(id)) }), { labelSize: id, ownSize: null }),
      ),
      ...describePadding(report, writer),
      ...(report.languages
        ? [
            choice(writer.term('label.report.languages', { languages: report.languages.map(nameLanguage).join(', ') }), {
              languages: report.languages,
            }),
          ]
        : []),
      ...report.switchOff.flatMap(({ part, saved, fits }) => {
        const name = writer.term(`label.part.${part}`)
        if (fits) return [choice(writer.term('label.report.switchOffFits', { part: name }), switchedOff[part])]
        return saved > 0
          ? [choice(writer.term('label.report.switchOff', { part: name, saved: writer.number(saved) }), switchedOff[part])]
          : []
      }),
      ...(report.fitsWithoutOptional && !report.switchOff.some(({ fits }) => fits)
        ? [choice(writer.term('label.report.switchAllOff'), Object.assign({}, ...report.switchOff.map(({ part }) => switchedOff[part])))]
        : []),
      ...(report.missingHeight > 0 ? [choice(writer.term('label.report.precautionary'), null)] : []),
    ],
    consequence: writer.term('label.report.pdf'),
  }
}

/** What else would help, each of it a choice of its own. */
export function describeFurtherWays({ relief, foldPages }: FurtherWays, writer: TextWriter): LabelChoice[] {
  return [
    ...(relief ? [choice(writer.term('label.report.relief'), { useRelief: true })] : []),
    ...(foldPages === null ? [] : [choice(writer.term('label.report.foldPages', { pages: writer.number(foldPages) }), { foldPages })]),
  ]
}

/** The options without each part. */
const switchedOff: Readonly<Record<OptionalPart, Partial<LabelOptions>>> = {
  qr: { qrTarget: 0 },
  logo: { showLogo: false },
  transport: { hideTransport: true },
  description: { hideDescription: true },
  synonym: { showSynonym: false },
  usage: { showUsage: false },
  storage: { showStorage: false },
}

function choice(text: string, change: LabelChoice['change']): LabelChoice {
  return { text, change }
}

function describePadding({ padding }: OverflowReport, writer: TextWriter): LabelChoice[] {
  if (padding === null) return []
  const values = { padding: writer.number(padding.side), saved: writer.number(padding.saved) }
  return [choice(writer.term(padding.fits ? 'label.report.padding' : 'label.report.paddingSaves', values), paddingOf(padding.side))]
}

function paddingOf(side: number): Partial<LabelOptions> {
  return { padding: { top: side, right: side, bottom: side, left: side } }
}

function describeReasons(report: OverflowReport, label: LabelModel, writer: TextWriter): Remark[] {
  const { packageSize } = label.format
  const named = { package: describePackage(packageSize, writer) }
  const beyond = [...new Set(report.beyond.map(({ part }) => writer.term(`label.part.${part}`)))]
  const reasons: Remark[] = [
    ...(report.page
      ? [
          {
            text: writer.term('label.report.page', { page: writer.number(report.page.number), pages: writer.number(report.page.of) }),
            source: foldOutRules.source,
          },
        ]
      : []),
    ...(report.isLabelTooSmall
      ? [{ text: writer.term('label.report.labelTooSmall', { ...named, size: nameSize(packageSize.label) }), source: labelSizeSource }]
      : []),
    ...(report.missingHeight > 0
      ? [{ text: describeHeight(report, packageSize, writer), source: report.floor.sources.join(`${writer.term('document.semicolon')} `) }]
      : []),
    ...(report.missingWidth > 0
      ? [{ text: writer.term('label.report.width', { missing: writer.number(report.missingWidth) }), source: '' }]
      : []),
    ...(beyond.length > 0 ? [{ text: writer.term('label.report.beyond', { texts: beyond.join(', ') }), source: '' }] : []),
  ]
  return reasons.map(({ text, source }) => ({ text, source: writePlace(source, writer) }))
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

/** “from 01/01/2028: x-height at least 1.8 mm”, for a form, whose days are all written dd/MM/y (specification, section 9). */
export function describeLetterRule({ from, until, xHeight }: LetterRule, packageId: PackageSizeId, writer: TextWriter): string {
  const values = { date: formatDate(until ?? from ?? ''), xHeight: writer.number(xHeight ?? packageSizeOf(packageId).xHeight, 1) }
  return writer.term(until === null ? 'label.letters.from' : 'label.letters.until', values)
}

function nameLanguage(code: LanguageCode): string {
  return findLanguageByCode(code)?.name ?? code
}
