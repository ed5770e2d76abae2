import { isOneSubstance } from '../clp/classification/nearly-pure.ts'
import { findHazardCategory, type HazardClass } from '../clp/hazard-categories.ts'
import type { HazardResult } from '../clp/classification/result.ts'
import type { ClassificationEntryOfRecord } from '../shared/record/composition.ts'
import { text, type Text } from '../shared/record/texts.ts'
import { isSameSubstance } from '../shared/classification/is-same-substance.ts'
import { phraseOfOrgan } from './organs.ts'
import type { Facts } from './facts.ts'
import { because, type Because, type Wish } from './proposal.ts'
import { itemKey } from './settle.ts'

/** 2.1: every class of the mixture with how it was derived (CLP Article 9; REACH Annex II, 2.1 and 16(d)). */
export function proposeClassification(facts: Facts): Wish[] {
  const { hazards } = facts.answer
  return [
    ...hazards.flatMap((result) => wishesOf(result, facts)),
    ...hazards.flatMap(denialOf),
    ...denialsOfWhole(facts),
    ...hazards.flatMap((result) => tellDecision(result, facts)),
  ]
}

function wishesOf(result: HazardResult, facts: Facts): Wish[] {
  const { outcome, category, statements } = result
  if (outcome !== 'classified' || category === null) return []
  const bareOf = (codes: HazardResult['statements']): ClassificationEntryOfRecord => ({
    category,
    statements: [...codes],
    ...(result.basis === 'calculation' && isOneSubstance(facts.answer.components) ? {} : { basis: result.basis }),
  })
  // Statements of one endpoint are one class: H229 beside that of an aerosol, H230 beside H220 (CLP Annex I, Tables 2.3.1 and 2.2.3).
  const groups = Map.groupBy(statements, (code) => itemKey('/classification', bareOf([code])))
  return (groups.size === 0 ? [[]] : [...groups.values()]).map((codes): Wish => {
    const bare = bareOf(codes)
    const item = itemKey('/classification', bare)
    const value = { ...named(facts, item, result), ...bare }
    return {
      section: '2.1',
      place: '/classification',
      item,
      value,
      because: reasonsOf(result, facts),
      article: ruleOf(result),
    }
  })
}

/**
 * What the sentence names: the organs that the record names already, else those that the engine knows and the library has words for, else the one
 * that is known of the ingredients behind it (CLP Annex III: all organs affected, if known). Several are left to a person.
 */
function named(facts: Facts, item: string, result: HazardResult): { organs?: Text; route?: Text } {
  const present = facts.record.classification.find((own) => itemKey('/classification', own) === item)
  const { organs: kept, route } = present ?? {}
  const isOfOrgans = result.statements.some((code) => /^H37[0-3]$/.test(code))
  const [phrase] = isOfOrgans ? (result.organs ?? []).flatMap((organ) => phraseOfOrgan(organ) ?? []) : []
  const found = kept ?? (phrase === undefined ? (isOfOrgans ? organsBehind(facts, result) : undefined) : { phrase })
  return { ...(found === undefined ? {} : { organs: found }), ...(route === undefined ? {} : { route }) }
}

function organsBehind({ answer, record, library }: Facts, { because: keys, hazardClass }: HazardResult): Text | undefined {
  const behind = answer.components.filter(({ key }) => keys.includes(key))
  const found = behind.flatMap((component) => {
    const known = record.composition.ingredients.find((one) => isSameSubstance(one, component)) ?? library.find(component)
    const classes = known?.classification ?? []
    return classes.flatMap(({ category, organs }) =>
      organs !== undefined && findHazardCategory(category).hazardClass === hazardClass ? [organs] : [],
    )
  })
  const [first, ...others] = new Map(found.map((one) => [JSON.stringify(one), one])).values()
  return others.length > 0 ? undefined : first
}

export function reasonsOf({ overridden, steps, because: keys, category }: HazardResult, facts: Facts): Because[] {
  if (overridden !== undefined) return [because('decided', { reason: overridden.reason })]
  const met = steps.filter(({ isMet }) => isMet)
  const step = met.find(({ gives }) => gives === category) ?? met[0]
  const components = facts.answer.components.filter(({ key }) => keys.includes(key))
  return [
    ...(step?.sum == null ? [] : [because('calculated', { sum: step.sum })]),
    ...(step !== undefined && step.sum === null && step.total !== null
      ? [because('calculated', { sum: `${step.total} ${step.unit ?? ''}`.trim() })]
      : []),
    ...(components.length === 0 ? [] : [because('component', { substances: components.map((one) => facts.nameOf(one)) })]),
  ]
}

/** The place in the law by which the class came about. */
export function ruleOf({ steps, category }: HazardResult): string {
  const met = steps.filter(({ isMet }) => isMet)
  return (met.find(({ gives }) => gives === category) ?? met[0] ?? steps[0])?.rule ?? 'CLP Article 9'
}

/** Where 11.1 and 12 say that data of the product show that the criteria are not met. */
const denialPlaces: Partial<Readonly<Record<HazardClass, string>>> = {
  acuteToxicity: '/toxicology/notClassified/acuteToxicity',
  skinCorrosionIrritation: '/toxicology/notClassified/skinCorrosionIrritation',
  eyeDamageIrritation: '/toxicology/notClassified/eyeDamageIrritation',
  skinSensitisation: '/toxicology/notClassified/sensitisation',
  respiratorySensitisation: '/toxicology/notClassified/sensitisation',
  germCellMutagenicity: '/toxicology/notClassified/germCellMutagenicity',
  carcinogenicity: '/toxicology/notClassified/carcinogenicity',
  reproductiveToxicity: '/toxicology/notClassified/reproductiveToxicity',
  specificTargetOrganToxicitySingleExposure: '/toxicology/notClassified/specificTargetOrganToxicitySingleExposure',
  specificTargetOrganToxicityRepeatedExposure: '/toxicology/notClassified/specificTargetOrganToxicityRepeatedExposure',
  aspirationHazard: '/toxicology/notClassified/aspirationHazard',
  aquaticHazard: '/ecology/notClassified/aquaticHazard',
}

/** A class that a test or a person took off is denied where the sheet speaks of it, so that the sheet says why it is missing. */
function denialOf(result: HazardResult, _index: number, all: readonly HazardResult[]): Wish[] {
  const place = denialPlaces[result.hazardClass]
  const isTaken = result.outcome === 'notClassified' && (result.overridden !== undefined || result.basis === 'testData')
  // Another part of the class may be met: another route, another effect.
  const isPartlyMet = all.some((one) => one.hazardClass === result.hazardClass && one.outcome === 'classified')
  if (place === undefined || !isTaken || isPartlyMet) return []
  return [denialAt(place, because('decided', { reason: result.overridden?.reason ?? result.steps[0]?.what.message ?? '' }))]
}

const denialAt = (place: string, reason: Because): Wish => ({
  section: place.startsWith('/ecology') ? '12.1' : '11.1',
  place,
  item: null,
  value: 'criteriaNotMet',
  because: [reason],
  article: place.startsWith('/ecology') ? 'REACH Annex II, 12' : 'REACH Annex II, 11.1',
})

/**
 * Where section 3 names nothing, the sheet itself has nothing to calculate from (docs/decisions/051-what-the-sheet-may-deny.md). The recipe has: what all of it does not lead
 * to, and of which every component is known, is denied by the recipe, and no data are lacking.
 */
function denialsOfWhole({ answer: { section3, remainder, hazards, components } }: Facts): Wish[] {
  if (section3.length > 0 || remainder > 0) return []
  return [...new Set(Object.values(denialPlaces))].flatMap((place) => {
    const own = hazards.filter(({ hazardClass }) => denialPlaces[hazardClass] === place)
    const isWhole = own.every(({ outcome, unknown, overridden, basis }) => {
      // No gas is aspirated: what a class does not apply to does not meet its criteria.
      const isDenied = outcome === 'notClassified' || outcome === 'notApplicable'
      return isDenied && unknown === 0 && overridden === undefined && basis === 'calculation'
    })
    return isWhole ? [denialAt(place, because('noneContained', { count: components.length }))] : []
  })
}

/** Section 16 says of each class that a person decided how it came about, with what was calculated: REACH Annex II, 16(d). */
function tellDecision({ overridden, basis, category, statements }: HazardResult, facts: Facts): Wish[] {
  if (overridden === undefined || basis === 'calculation') return []
  const decided = category === null ? null : [category, ...statements].join(' ')
  const value = { phrase: `decision.${basis}`, values: { class: writeDecision(overridden.category, decided, overridden.reason, facts) } }
  const place = '/otherInformation/further'
  return [
    {
      section: '16',
      place,
      item: itemKey(place, value),
      value,
      because: [because('decided', { reason: overridden.reason })],
      article: 'CLP Article 9; REACH Annex II, 16(d)',
    },
  ]
}

/**
 * The reason stands as the person wrote it, in every language: it is what they said, like the name of who has shown what a Note asks for. Where a
 * record takes no such value, since it is too long or holds a figure that reads in two ways, it is a text of the language in which it was written.
 * Its final stop would end the sentence within its brackets.
 */
function writeDecision(calculated: string | null, decided: string | null, given: string, { language }: Facts): Text {
  const say = (reason: string | Text): Text => {
    if (decided === null) return { phrase: 'decision.notAssigned', values: { class: calculated ?? '–', reason } }
    if (calculated === null) return { phrase: 'decision.assigned', values: { class: decided, reason } }
    return { phrase: 'decision.changed', values: { class: `${calculated} → ${decided}`, reason } }
  }
  const reason = given.trim().replace(/\.$/, '')
  const plain = say(reason)
  return text.safeParse(plain).success ? plain : say({ text: { [language]: reason } })
}
