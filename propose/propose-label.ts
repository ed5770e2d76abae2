import type { PrecautionDemand } from '../clp/precautions/choose-statements.ts'
import { fillInsOf } from '../clp/statements.ts'
import type { Text } from '../shared/record/texts.ts'
import type { Facts } from './facts.ts'
import { because, type Because, type Gap, type Wish } from './proposal.ts'
import { supplementalOf } from './supplemental-of-label.ts'
import { wordStatement } from './word-statement.ts'
import { itemKey } from './settle.ts'

const place = '/labelElements/precautionaryStatements'

/**
 * 2.2: precautionary statements, supplemental ones and the substances to be named.
 * @returns besides, the statements that the classification asks for and that are not chosen, for a person who wants one of them instead
 */
export function proposeLabel(facts: Facts): { wishes: Wish[]; spare: Wish[] } {
  const { label } = facts.answer
  const chosen = label.because.precautions.chosen.map(({ code, demands }): Wish => ({
    section: '2.2',
    place,
    item: code,
    value: wordStatement(code, facts),
    because: reasonsOf(demands),
    article: 'CLP Article 28 and Annex IV',
  }))
  return { wishes: [...chosen, ...supplemental(facts), ...contained(facts)], spare: spares(facts) }
}

const levels = { m: 'mandatory', h: 'highlyRecommended', r: 'recommended', o: 'optional' } as const

/** For which classes, and how strongly; of several demands of one level one sentence. */
function reasonsOf(demands: readonly PrecautionDemand[]): Because[] {
  const general = demands.some(({ category }) => category === null) ? [because('forPublic')] : []
  const byLevel = (['m', 'h', 'r', 'o'] as const).flatMap((level) => {
    const classes = demands.flatMap((one) => (one.level === level && one.category !== null ? [one.category] : []))
    return classes.length === 0 ? [] : [because(levels[level], { classes: [...new Set(classes)].join(', ') })]
  })
  return [...byLevel, ...general]
}

function spares(facts: Facts): Wish[] {
  const { recommended, leftOut } = facts.answer.label.because.precautions
  return leftOut.flatMap(({ code, reason, by, source }): Wish[] => {
    const demands = recommended.find((one) => one.code === code)?.demands ?? []
    const value = wordStatement(code, facts)
    // A statement with a fill-in that only the supplier knows is written in the editor.
    const { required } = fillInsOf(code, value)
    if ([...required].some((name) => value.values?.[name] === undefined)) return []
    // The demands say already that it is optional.
    const why = reason === 'covered' ? [because('covered', { code: by ?? '' })] : reason === 'optional' ? [] : [because(reason)]
    return [
      {
        section: '2.2',
        place,
        item: code,
        value,
        because: [...reasonsOf(demands.filter(({ level }) => level !== '-')), ...why],
        article: source,
      },
    ]
  })
}

/** CLP Annex II; EUH208 names each sensitiser. */
function supplemental(facts: Facts): Wish[] {
  const statements = supplementalOf(facts)
  const codes = [...new Set(statements.map(({ code }) => code))]
  return codes.map((code): Wish => {
    const own = statements.filter((one) => one.code === code)
    const keys = own.flatMap(({ components }) => components)
    const substances = facts.answer.components.flatMap((one) => (keys.includes(one.key) ? [facts.nameOf(one)] : []))
    const value =
      code === 'EUH208' || code === 'EUH201A'
        ? { code, ...(code === 'EUH208' ? { values: { substance: { phrase: 'statementValue.substances', values: { substances } } } } : {}) }
        : { code }
    return {
      section: '2.2',
      place: '/labelElements/supplementalStatements',
      item: code,
      value,
      because: substances.length === 0 ? [because('always')] : [because('component', { substances })],
      article: own[0]?.article ?? 'CLP Article 25',
    }
  })
}

/**
 * Regulation (EU) 2024/573, Article 12: containers of fluorinated greenhouse gases, aerosols and solvents with them say so and name them. How much a pack holds, in
 * kilograms and in tonnes of CO2 equivalent, and the warming potential, its filler adds.
 */
export function proposeFluorinatedGases(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const place = '/labelElements/furtherTexts'
  const item = 'label.fluorinatedGases'
  const substances = facts.inGroup('greenhouseGases').map((one) => facts.nameOf(one))
  if (substances.length === 0) return { wishes: [], gaps: [] }
  const article = 'Regulation (EU) 2024/573, Article 12(1) and (3)'
  const value: Text = { phrase: item, values: { substances } }
  const own = facts.record.labelElements.furtherTexts.some((text) => 'text' in text)
  const gap: Gap = { id: `${place}!`, section: '2.2', place, because: because('fluorinatedAmount', { substances }), article }
  return {
    wishes: [{ section: '2.2', place, item, value, because: [because('component', { substances })], article }],
    gaps: own ? [] : [gap],
  }
}

/** Article 18(3). */
function contained(facts: Facts): Wish[] {
  return facts.answer.label.named.flatMap(({ component, because: classes, article }): Wish[] => {
    const found = facts.answer.components.find(({ key }) => key === component)
    if (found === undefined) return []
    const value: Text = facts.nameOf(found)
    const contains = '/labelElements/contains'
    return [
      {
        section: '2.2',
        place: contains,
        item: itemKey(contains, value),
        value,
        because: [because('class', { classes: classes.join(', ') })],
        article,
      },
    ]
  })
}
