import type { ProductRecord } from '../../shared/record/product-record.ts'
import { kindsOfState, type StateKind } from '../../shared/record/physical-state.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { pairs } from './contradicting-effects.ts'
import { lists } from './denying-sentences.ts'

/** Sentences of the sheet of which one denies what the other says. */
export const checkSentences: Rule = ({ record }) => [...checkNone(record), ...checkPairs(record), ...checkState(record)]

const phraseOf = (text: Text): string | null => ('phrase' in text ? text.phrase : null)
const none = /^(?!)/

function checkNone(record: ProductRecord): Finding[] {
  return lists.flatMap(({ read, path, none: denial, point, beside = none }) => {
    const texts = read(record)
    const index = texts.findIndex((text) => phraseOf(text) === denial)
    const [denying] = index < 0 ? [] : texts.slice(index, index + 1)
    const other = texts.find((text) => {
      const phrase = phraseOf(text)
      // Of own words nobody here knows what they say.
      return phrase !== null && phrase !== denial && !beside.test(phrase)
    })
    if (denying === undefined || other === undefined) return []
    return [
      finding('sentences.contradict', `${path}[${index}]`, {
        params: { one: denying, other },
        article: `REACH Annex II, ${point}`,
        fix: [{ op: 'remove', path: `/${path.replaceAll('.', '/')}/${index}` }],
      }),
    ]
  })
}

function checkPairs(record: ProductRecord): Finding[] {
  const find = (texts: readonly Text[], wanted: string | RegExp) =>
    texts.find((text) => {
      const phrase = phraseOf(text)
      return phrase !== null && (typeof wanted === 'string' ? phrase === wanted : wanted.test(phrase))
    })
  return pairs.flatMap(({ read, path, says, of, denies, article, severity, under }) => {
    const one = find(read(record), says)
    const other = find(of(record), denies)
    if (one === undefined || other === undefined) return []
    const all = path === 'parameters' ? record.parameters.map(({ text }) => text) : read(record)
    return [
      finding('sentences.contradict', `${path}[${all.indexOf(one)}]`, {
        params: { one, other: under === undefined ? other : [{ term: under }, other] },
        article,
        ...(severity === undefined ? {} : { severity }),
      }),
    ]
  })
}

/** “Not applicable: the product is a liquid”, of granules. A paste is a liquid to some and a solid to others. */
const reasons: Readonly<Record<string, readonly StateKind[]>> = {
  'propertyNote.notApplicableLiquid': ['Liquid', 'Paste', 'Aerosol'],
  'propertyNote.notApplicableSolid': ['Solid', 'Paste'],
  'propertyNote.notApplicablePaste': ['Liquid', 'Paste', 'Solid'],
  'propertyNote.notApplicableAerosol': ['Aerosol'],
}

function checkState({ parameters }: ProductRecord): Finding[] {
  const state = parameters.find(({ property: own }) => own === 'physicalState')?.text
  const kind = state !== undefined && 'phrase' in state ? kindsOfState[state.phrase] : undefined
  if (state === undefined || kind === undefined) return []
  return parameters.flatMap(({ text }, index) => {
    const fitting = text !== undefined && 'phrase' in text ? reasons[text.phrase] : undefined
    if (text === undefined || fitting === undefined || fitting.includes(kind)) return []
    return [
      finding('sentences.contradict', `parameters[${index}]`, { params: { one: text, other: state }, article: 'REACH Annex II, 9.1' }),
    ]
  })
}
