import type { LabelOptionName } from '../../../shared/label-query.ts'
import { isMargin, isSide } from '../../../shared/label-limits.ts'
import { ignoredName, leftOutName, type LabelView } from '../../../shared/label-view.ts'
import { labelFileNames } from '../../../shared/links.ts'
import { isOn } from '../../../shared/is-on.ts'

/** Names of the query that belong to the page and its forms, and not to the label. */
const pageNames = ['tab', 'choose', 'order', ignoredName, leftOutName]

/** The options of a label as they stand in the address, without what belongs to its page. */
export function labelSearch(search: string | URLSearchParams): URLSearchParams {
  const options = new URLSearchParams(search)
  for (const name of pageNames) options.delete(name)
  return options
}

/** Options that come with the picture only where the address names them: what else there is of them depends on one another. */
const namedOnly: readonly string[] = ['xlang', 'rlang', 'pCodes', 'vseb', 'info']
/** Only a label of its own size has them. */
const measures: readonly string[] = ['w', 'h']
/** Options that are absent where nothing is chosen. */
const optional: readonly string[] = [...measures, 'fold']
/** Of labels in a file, and not of their picture. */
const printing: readonly string[] = ['lp', 'copies']

/**
 * The query of the label's picture for an address of its page: every parameter that the specification has for it (section 7). Without
 * languages there the page's own language leads.
 * @param search the options as the address has them
 */
export function pictureQuery(search: URLSearchParams, { usual, timestamp }: Pick<LabelView, 'usual' | 'timestamp'>): string {
  const options = withoutWrongMeasures(search)
  const valueOf = (name: string) => options.getAll(name).at(-1) ?? ''
  const named = [...options].filter(([name]) => namedOnly.includes(name))
  const others = Object.entries(usual).filter(([name]) => ![...namedOnly, ...printing, 'QR'].includes(name))
  return `?${new URLSearchParams([
    ...others.flatMap(([name, value]): [string, string][] => {
      const chosen = valueOf(name) || value
      return chosen === '' && optional.includes(name) ? [] : [[name, chosen]]
    }),
    ['qrON', valueOf('QR') || valueOf('qrON') || usual.QR],
    ...(named.some(([name, value]) => (name === 'xlang' || name === 'rlang') && value !== '') ? [] : [['xlang', usual.xlang]]),
    ...named,
    ...labelFileNames(timestamp),
  ])}`
}

/**
 * Whether the options hold one that another can undo, a fold by the languages or the relief by the content. The page takes it out of its
 * address then, so that before the page is there nobody knows whether there is such a picture.
 */
export function mayBeUndone(search: URLSearchParams): boolean {
  const last = (name: string) => search.getAll(name).at(-1)
  return isOn(last('reliefON'), false) || /^[2-8]$/.test(last('fold') ?? '')
}

/** The address's query with other values of options; what is as usual is left out, so that addresses stay short. */
export function changeOptions(
  search: URLSearchParams,
  values: Partial<Record<LabelOptionName, string>>,
  usual: Readonly<Record<LabelOptionName, string>>,
): string {
  const changed = new URLSearchParams(search)
  changed.delete('choose')
  for (const [name, value] of Object.entries(values)) {
    changed.delete(name)
    if (isOption(name, usual) && value !== usual[name]) changed.set(name, value)
  }
  // Once languages are chosen, the first of them leads.
  if (values.xlang !== undefined) changed.delete('rlang')
  return changed.size === 0 ? '' : `?${changed}`
}

/** Margins of a label, in millimetres. */
const marginNames = ['padT', 'padR', 'padB', 'padL']

/** The options without margins and sides that no label has: of them there is no picture. */
function withoutWrongMeasures(options: URLSearchParams): URLSearchParams {
  const isRight = ([name, value]: [string, string]) => {
    if (marginNames.includes(name)) return value.trim() === '' || isMargin(value.trim())
    return measures.includes(name) ? value.trim() === '' || isSide(value.trim()) : true
  }
  return new URLSearchParams([...options].filter(isRight))
}

function isOption(name: string, usual: Readonly<Record<LabelOptionName, string>>): name is LabelOptionName {
  return Object.hasOwn(usual, name)
}
