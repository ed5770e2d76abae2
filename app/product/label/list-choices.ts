import { formatDate } from '../../../shared/format-date.ts'
import { printDay } from '../../../shared/label-limits.ts'
import type { LabelOptionName } from '../../../shared/label-query.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { isTabEnabled, type DocumentState } from '../../../shared/tabs.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { nameSize } from '../../../shared/name-size.ts'
import { createNumberFormat } from '../../language/create-number-format.ts'
import type { Translate } from '../../language/texts.tsx'

/** One of several. */
export interface Alternative {
  value: string
  text: string
  /** Language of the text, where it is not the interface's. */
  lang?: string
  /** A few words at the end of its line. */
  hint?: string
  /** A sentence below it. */
  note?: string
}

interface ChoiceHead {
  key: string
  title: string
  /** What is chosen, in the row that opens the dialog. */
  shown: string
}

/** What a dialog of the editor lets choose (specification, section 2: types of modals). */
export type Choice = ChoiceHead &
  (
    | { kind: 'single'; name: LabelOptionName; value: string; alternatives: Alternative[] }
    | {
        kind: 'several'
        name: LabelView['lacking'][number]
        values: string[]
        alternatives: Alternative[]
        separator: string
        note?: string
      }
    | { kind: 'leading'; values: string[]; alternatives: Alternative[] }
    | { kind: 'size'; value: string; alternatives: Alternative[]; measures: { name: 'w' | 'h'; label: string; value: string }[] }
    | { kind: 'margins'; fields: { name: LabelOptionName; label: string; value: string }[] }
    | { kind: 'text'; name: LabelOptionName; value: string; longest: number; suggestions: string[]; note: string }
  )

export type Kind<Name extends Choice['kind']> = Extract<Choice, { kind: Name }>

/** Value of `dim` for a label of its own size. */
export const ownSize = '0'

/** Sizes of type that can be chosen, in points. */
const pointSizes = ['6', '7', '8', '9', '10', '11', '12', '14', '16', '18', '20', '22', '24']

/** The basic options of a label, in the order of their rows. */
export function listChoices(
  label: LabelView,
  t: Translate,
  { documents, language }: { documents: DocumentState; language: LanguageCode },
): Choice[] {
  const { format } = createNumberFormat(language)
  const { values, languages } = label
  const chosen = values.xlang.split(',')
  const all = languages.map(({ id, name, code }): Alternative => ({ value: String(id), text: name, lang: code }))
  const nameOf = (list: readonly Alternative[], value: string) => list.find((one) => one.value === value)?.text ?? value
  const leading = chosen.flatMap((id) => all.find(({ value }) => value === id) ?? [])
  const sizes = label.labelSizes.map(({ id, text, isLargeEnough }): Alternative => ({
    value: String(id),
    text,
    ...(isLargeEnough ? {} : { hint: t('label.tooSmall') }),
  }))
  const packages = label.packageSizes.map(({ id, text }): Alternative => ({ value: String(id), text }))
  const codes = label.productCodes.map(({ id, name }): Alternative => ({ value: String(id), text: name }))
  const chosenCodes = values.pCodes === '' ? codes.slice(0, 1).map(({ value }) => value) : values.pCodes.split('~')
  const targets = (['0', '1', '2', '3', '4'] as const).map((value): Alternative => ({
    value,
    text: t(`label.qr.${value}`),
    ...(isOpen(value, documents) ? {} : { hint: t('tab.notAvailable') }),
  }))
  const single = (key: string, name: LabelOptionName, alternatives: Alternative[]): Choice => ({
    kind: 'single',
    key,
    name,
    title: t(`label.option.${key}`),
    shown: nameOf(alternatives, values[name]),
    value: values[name],
    alternatives,
  })
  // A choice that could not be met is reported beside it.
  const granted = (choice: Choice, printed: number): Choice =>
    choice.kind === 'single' && Math.abs(Number(choice.value) - printed) >= 0.05
      ? { ...choice, shown: t('label.wishNotGranted', { wished: format(Number(choice.value)), printed: format(printed) }) }
      : choice
  return [
    {
      kind: 'several',
      key: 'languages',
      name: 'xlang',
      title: t('label.option.languages'),
      shown: chosen.map((id) => nameOf(all, id)).join(', '),
      values: chosen,
      alternatives: all,
      separator: ',',
    },
    ...(chosen.length > 1
      ? [
          {
            kind: 'leading' as const,
            key: 'leading',
            title: t('label.option.leading'),
            shown: leading[0]?.text ?? '',
            values: chosen,
            alternatives: leading,
          },
        ]
      : []),
    {
      kind: 'size',
      key: 'size',
      title: t('label.option.size'),
      shown: values.dim === ownSize ? `${nameSize(label.size, format)}\u00a0mm` : nameOf(sizes, values.dim),
      value: values.dim,
      alternatives: [...sizes, { value: ownSize, text: t('label.size.own') }],
      measures: [
        { name: 'w', label: t('label.size.width'), value: String(label.size.width) },
        { name: 'h', label: t('label.size.height'), value: String(label.size.height) },
      ],
    },
    single('package', 'emb', packages),
    single('fold', 'fold', [
      { value: '', text: t('label.fold.none') },
      ...label.foldPages.map((count): Alternative => ({ value: String(count), text: t('label.fold.pages', { count }) })),
    ]),
    ...(codes.length > 0
      ? [
          {
            kind: 'several' as const,
            key: 'codes',
            name: 'pCodes' as const,
            title: t('label.option.codes'),
            shown: chosenCodes.map((id) => nameOf(codes, id)).join(', '),
            values: chosenCodes,
            alternatives: codes,
            separator: '~',
            // On the label a text stands once: of whom it speaks is not told there, and twice would look like a slip.
            ...(label.productCodes.some(({ isShared }) => isShared) ? { note: t('label.sameCodes') } : {}),
          },
        ]
      : []),
    single('day', 'day', daysOf(label, t)),
    granted(single('titleSize', 'fontPN', pointsWith(values.fontPN)), label.set.titleSize),
    granted(single('textSize', 'font', pointsWith(values.font)), label.set.textSize),
    {
      kind: 'margins',
      key: 'margins',
      title: t('label.option.margins'),
      shown: `${[values.padT, values.padR, values.padB, values.padL].join(' · ')}\u00a0mm`,
      fields: (['padT', 'padR', 'padB', 'padL'] as const).map((name) => ({ name, label: t(`label.margin.${name}`), value: values[name] })),
    },
    {
      kind: 'text',
      key: 'content',
      name: 'vseb',
      title: t('label.option.content'),
      shown: values.vseb === '' ? '/' : values.vseb,
      value: values.vseb,
      longest: 200,
      suggestions: label.packSizes,
      note: t('label.contentNote'),
    },
    {
      kind: 'text',
      key: 'info',
      name: 'info',
      title: t('label.option.info'),
      shown: values.info === '' ? '/' : values.info,
      value: values.info,
      longest: 400,
      suggestions: [],
      note: t('label.infoNote'),
    },
    single('qr', 'QR', targets),
  ]
}

/** Whether the product has what a QR code leads to; otherwise the code leads to the page of its details, until it has. */
function isOpen(target: '0' | '1' | '2' | '3' | '4', documents: DocumentState): boolean {
  const tabs = { 0: null, 1: 'gh', 2: 'mh', 3: null, 4: 'ee' } as const
  const tab = tabs[target]
  return tab === null || isTabEnabled(tab, documents)
}

/** The day on which it is printed, a day under each rule for letters, and the one in force where it is none of them. */
function daysOf({ values, letterRules }: LabelView, t: Translate): Alternative[] {
  const rules = letterRules.map(({ day, text }): Alternative => ({ value: day, text }))
  const holding = letterRules.find(({ holds }) => holds)
  const offered = [printDay, ...rules.map(({ value }) => value)]
  return [
    { value: printDay, text: t('label.day.open'), ...(holding && values.day === printDay ? { note: holding.text } : {}) },
    ...rules,
    ...(offered.includes(values.day) ? [] : [{ value: values.day, text: formatDate(values.day) }]),
  ]
}

/** The usual sizes, and the one in force where it is none of them. */
function pointsWith(value: string): Alternative[] {
  return [...new Set([...pointSizes, value])]
    .toSorted((left, right) => Number(left) - Number(right))
    .map((size) => ({ value: size, text: `${size}\u00a0pt` }))
}
