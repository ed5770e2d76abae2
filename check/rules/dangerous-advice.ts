import {
  activeChlorine,
  anticoagulants,
  burningFluorides,
  cholinesteraseInhibitors,
  cyanides,
  ethyleneGlycol,
  fluorides,
  methaemoglobinFormers,
  neutralSulphites,
  nitriles,
  phosphides,
  sulphides,
  sulphites,
} from '../../clp/substances-by-effect.ts'
import { carbonMonoxide } from '../../clp/substances-by-poisoning.ts'
import { chlorites, diethyleneGlycol } from '../../clp/substances-by-reaction.ts'
import { mayReach } from '../../clp/contained-substances.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { CheckCode } from '../check-catalogue.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'

/** Advice that harms whoever follows it, because of an ingredient that it was not written for; and what saves, where it lacks. */
export const checkDangerousAdvice: Rule = ({ record }) => [
  ...advice.flatMap((one) => findAdvice(record, one)),
  ...antidotes.flatMap((one) => findAntidote(record, one)),
  ...findCalcium(record),
]

/** Ingredients of a group, from a content in % on. */
interface Kind {
  readonly numbers: readonly string[]
  readonly from: number
}

const kind = (numbers: readonly string[], from: number): Kind => ({ numbers, from })

const contains = ({ composition }: ProductRecord, kinds: readonly Kind[]): Ingredient | undefined =>
  composition.ingredients.find((one) => kinds.some(({ numbers, from }) => numbers.includes(one.casNumber ?? '') && mayReach([one], from)))

/** Gases of poison that acids set free (CLP Annex II, 1.1): of cyanides and phosphides little is much. */
const freeWithAcids = [kind([...cyanides, ...phosphides], 0.1), kind([...sulphides, ...sulphites, ...fluorides, ...chlorites], 1)]

/** That nothing reacts is denied by what bears EUH029 to EUH032; of a developer with a little sulphite the sentence holds. */
const reacting = freeWithAcids.map(({ numbers, from }) =>
  kind(
    numbers.filter((one) => !neutralSulphites.includes(one)),
    from,
  ),
)
const reactingMuch = kind(neutralSulphites, 10)

interface Advice {
  readonly code: CheckCode
  readonly list: (record: ProductRecord) => ProductRecord['otherHazards']
  readonly path: string
  readonly phrase: string
  readonly beside: readonly Kind[]
}

const containment = { list: (one: ProductRecord) => one.accidentalRelease.containment, path: 'accidentalRelease.containment' }

const advice: readonly Advice[] = [
  {
    ...containment,
    code: 'release.setsChlorineFree',
    phrase: 'release.containment.neutraliseAlkali',
    beside: [kind(activeChlorine, 0)],
  },
  { ...containment, code: 'release.setsGasFree', phrase: 'release.containment.neutraliseAlkali', beside: freeWithAcids },
  { ...containment, code: 'release.setsGasFree', phrase: 'release.containment.cleanWater', beside: [kind(phosphides, 0.1)] },
  {
    code: 'stability.reactionDenied',
    list: ({ stability }) => stability.reactions,
    path: 'stability.reactions',
    phrase: 'reaction.none',
    beside: [...reacting, reactingMuch],
  },
  {
    code: 'stability.reactionDenied',
    list: ({ stability }) => stability.incompatible,
    path: 'stability.incompatible',
    phrase: 'incompatible.none',
    beside: [...reacting, reactingMuch],
  },
]

const pointerOf = (path: string): string => `/${path.replaceAll('.', '/')}`

function findAdvice(record: ProductRecord, { code, list, path, phrase, beside }: Advice): Finding[] {
  const index = list(record).findIndex((text) => has([text], phrase))
  const ingredient = index < 0 ? undefined : contains(record, beside)
  if (ingredient === undefined) return []
  return [
    finding(code, `${path}[${index}]`, {
      params: { substance: ingredient.name },
      fix: [{ op: 'remove' as const, path: `${pointerOf(path)}/${index}` }],
    }),
  ]
}

/** %: of hydrofluoric acid what harms the eyes (CLP Annex VI, 009-003-00-1), and goes on through the skin. */
const burnsFrom = 0.1

/** Poisonings that have an antidote, and the sentence that names it: REACH Annex II, 4.3. */
const antidotes: readonly (readonly [phrase: string, kinds: readonly Kind[]])[] = [
  ['treatment.methanolAntidote', [kind(['67-56-1'], 3)]],
  ['treatment.glycolAntidote', [kind([ethyleneGlycol], 10)]],
  ['treatment.diethyleneGlycolAntidote', [kind([diethyleneGlycol], 10)]],
  ['treatment.cyanide', [kind(cyanides, 0.1), kind(nitriles, 10)]],
  ['treatment.fluoride', [kind(burningFluorides, burnsFrom), kind(fluorides, 1)]],
  ['treatment.carbonMonoxide', [kind([carbonMonoxide], 0.01)]],
  ['treatment.methaemoglobin', [kind(methaemoglobinFormers, 1)]],
  ['treatment.anticoagulant', [kind(anticoagulants, 0.001)]],
  ['treatment.cholinesterase', [kind(cholinesteraseInhibitors, 0.1)]],
]

const denied = 'treatment.noSpecificAntidote'

function findAntidote(record: ProductRecord, [phrase, kinds]: (typeof antidotes)[number]): Finding[] {
  const ingredient = contains(record, kinds)
  const { treatment } = record.firstAid
  if (ingredient === undefined || has(treatment, phrase)) return []
  const index = treatment.findIndex((text) => has([text], denied))
  if (index >= 0)
    return [
      finding('firstAid.antidoteDenied', `firstAid.treatment[${index}]`, {
        params: { substance: ingredient.name },
        fix: [{ op: 'replace' as const, path: `/firstAid/treatment/${index}`, value: { phrase } }],
      }),
    ]
  // What a person wrote may name it.
  if (treatment.length === 0 || treatment.some((text) => 'text' in text)) return []
  return [
    finding('firstAid.antidoteMissing', 'firstAid.treatment', {
      params: { section: '4.3', what: { phrase } },
      fix: [{ op: 'add' as const, path: '/firstAid/treatment/-', value: { phrase } }],
    }),
  ]
}

const calcium = 'firstAid.skin.calciumGluconate'

/** Water alone does not stop fluoride in the skin. */
function findCalcium(record: ProductRecord): Finding[] {
  const { skin } = record.firstAid
  const isSaid = skin.length === 0 || skin.some((text) => 'text' in text) || has(skin, calcium)
  if (isSaid || contains(record, [kind(burningFluorides, burnsFrom)]) === undefined) return []
  return [
    finding('firstAid.antidoteMissing', 'firstAid.skin', {
      params: { section: '4.1', what: { phrase: calcium } },
      article: 'REACH Annex II, 4.1',
      fix: [{ op: 'add' as const, path: '/firstAid/skin/-', value: { phrase: calcium } }],
    }),
  ]
}
