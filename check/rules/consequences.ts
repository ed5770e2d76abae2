import { findHazardCategory } from '../../clp/hazard-categories.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, has, type Rule, type Subject } from '../subject.ts'

/** What sections 1, 3, 5, 7, 10, 11, 12 and 13 leave out or deny of what the record says elsewhere. */
export const checkConsequences: Rule = (subject) => [
  ...checkEmergency(subject.record),
  ...checkOrgans(subject),
  ...checkListing(subject),
  ...checkFire(subject.record),
  ...checkReactivity(subject.record),
  ...checkStorage(subject.record),
  ...checkEstimateUnits(subject.record),
  ...checkWater(subject.record),
  ...checkWasteNames(subject.record),
]

/** 1.4: a number for the State of the supplier, or one for all. */
function checkEmergency({ emergency, supplier }: ProductRecord): Finding[] {
  if (emergency.some(({ country }) => country === undefined || country === supplier.country)) return []
  return [finding('identification.emergencyMissing', 'emergency', { params: { country: supplier.country } })]
}

const organStatements = /^H37[0-3]$/

/** Organs that no ingredient harms in that way, where ingredients name theirs. */
function checkOrgans({ record: { classification, composition }, context }: Subject): Finding[] {
  return classification.flatMap(({ category, organs, statements, basis }, index) => {
    if (organs === undefined || basis === 'testData' || !statements.some((one) => organStatements.test(one))) return []
    const { hazardClass } = findHazardCategory(category)
    const known = composition.ingredients.flatMap((one) =>
      one.classification.flatMap((own) =>
        own.organs !== undefined && findHazardCategory(own.category).hazardClass === hazardClass ? [own.organs] : [],
      ),
    )
    const read = (text: Text) => context.readEnglish(text)?.toLowerCase() ?? ''
    const own = read(organs)
    if (known.length === 0 || own === '' || known.some((one) => own.includes(read(one)) || read(one).includes(own))) return []
    return [finding('classification.organsUnfounded', `classification[${index}].organs`, { params: { what: organs } })]
  })
}

/** 3.2: nothing to list beside what makes the product hazardous; less monomer than section 3 has of it. */
function checkListing({ record: { classification, composition }, context }: Subject): Finding[] {
  const { notes, ingredients } = composition
  return notes.flatMap((note, index) => {
    if (!('phrase' in note)) return []
    const path = `composition.notes[${index}]`
    const hazardous = ingredients.find((one) => one.classification.length > 0)
    if (note.phrase === 'compositionNote.notHazardous' && classification.length > 0 && hazardous !== undefined)
      return [
        finding('sentences.contradict', path, {
          params: { one: note, other: hazardous.name },
          article: 'REACH Annex II, 3.2',
          fix: [{ op: 'remove', path: `/composition/notes/${index}` }],
        }),
      ]
    const said = note.phrase === 'compositionNote.residualMonomer' ? note.values?.['content'] : undefined
    if (typeof said !== 'object' || !('unit' in said) || said.unit !== '%' || said.value === undefined) return []
    const stated = said.value
    const monomer = ingredients.find(
      ({ name, content, contentRange }) =>
        /di-?isocyanate$/i.test(context.readEnglish(name) ?? '') && (content ?? contentRange.from) >= stated,
    )
    if (monomer === undefined) return []
    const { content, contentRange } = monomer
    return [
      finding('composition.monomerDiffers', path, {
        params: { record: { ...said, sign: '<' }, found: { value: content ?? contentRange.from, unit: '%' } },
      }),
    ]
  })
}

/** What burns by its class: CLP Annex I, 2.2, 2.3, 2.6, 2.7, 2.9, 2.10, 2.12. */
const burning = /^H2(?:2[0-8]|5[0-2]|60|61)$/

function checkFire(record: ProductRecord): Finding[] {
  const { hazards } = record.firefighting
  const index = hazards.findIndex((text) => has([text], 'fireHazard.notFlammable'))
  const what = findStatement(record, burning)
  if (index < 0 || what === undefined) return []
  const fix = [{ op: 'remove' as const, path: `/firefighting/hazards/${index}` }]
  return [finding('firefighting.flammabilityDenied', `firefighting.hazards[${index}]`, { params: { what }, fix })]
}

/** 10.1: what dissolves metals, burns in air or reacts with water is reactive in normal use; what makes others burn does so in a fire (10.3). */
const reactive = /^(?:H2(?:4[0-2]|50|60|61|90)|EUH0(?:14|29|31|32))$/

function checkReactivity(record: ProductRecord): Finding[] {
  const index = record.stability.reactivity.findIndex((text) => has([text], 'reactivity.none'))
  const what =
    findStatement(record, reactive) ??
    record.labelElements.supplementalStatements.map(({ code }) => code).find((code) => reactive.test(code))
  return [
    ...(index < 0 || what === undefined ? [] : [finding('stability.classDenied', `stability.reactivity[${index}]`, { params: { what } })]),
    ...checkStability(record),
  ]
}

/** 10.2: self-reactive substances, organic peroxides and unstable explosives are not stable (CLP Annex I, 2.1, 2.8 and 2.15). */
function checkStability(record: ProductRecord): Finding[] {
  const index = record.stability.chemicalStability.findIndex((text) => has([text], 'stability.stable'))
  const what = findStatement(record, /^H2(?:00|30|31|4[0-2])$/)
  if (index < 0 || what === undefined) return []
  const value = { phrase: what === 'H200' ? 'otherHazards.explosive' : 'stability.conditional' }
  return [
    finding('stability.classDenied', `stability.chemicalStability[${index}]`, {
      params: { what },
      article: 'REACH Annex II, 10.2',
      fix: [{ op: 'replace', path: `/stability/chemicalStability/${index}`, value }],
    }),
  ]
}

/** TRGS 510: storage classes 10 to 13 are for what no other class is for, among them 3 for flammable liquids. */
function checkStorage(record: ProductRecord): Finding[] {
  const { storageClass } = record.handling
  const what = findStatement(record, /^H22[4-6]$/)
  if (what === undefined || storageClass === undefined || !/^1[0-3](?:\D|$)/.test(storageClass)) return []
  return [finding('handling.storageClassContradicts', 'handling.storageClass', { params: { what } })]
}

const unitsOfRoute = {
  oral: ['mg/kg'],
  dermal: ['mg/kg'],
  inhalationGas: ['ppm'],
  inhalationVapour: ['mg/l'],
  inhalationDust: ['mg/l'],
} as const satisfies Record<ProductRecord['toxicology']['estimates'][number]['route'], readonly string[]>

function checkEstimateUnits({ toxicology }: ProductRecord): Finding[] {
  return toxicology.estimates.flatMap(({ route, quantity }, index) => {
    const usual: readonly string[] = unitsOfRoute[route]
    if (usual.includes(quantity.unit)) return []
    return [
      finding('toxicology.unitContradicts', `toxicology.estimates[${index}]`, { params: { record: quantity, found: usual.join(', ') } }),
    ]
  })
}

/** 12.1: what is toxic to water by its class, and section 12 says nothing of it, neither of the product nor of an ingredient. */
function checkWater(record: ProductRecord): Finding[] {
  const code = findStatement(record, /^H4(?:00|1[0-3])$/)
  const { ecology, composition } = record
  if (code === undefined || ecology.toxicity.length > 0 || composition.ingredients.some(({ ecotoxicity }) => ecotoxicity.length > 0))
    return []
  return [finding('ecology.toxicityMissing', 'ecology.toxicity', { params: { code } })]
}

/** The library's names of wastes bear their code. */
function checkWasteNames({ disposal }: ProductRecord): Finding[] {
  return disposal.wasteCodes.flatMap(({ code, name }, index) => {
    const digits = 'phrase' in name ? /^wasteCode\.(\d{2})(\d{2})(\d{2})$/.exec(name.phrase) : null
    if (digits === null || digits.slice(1).join('') === code.replaceAll(/\D/g, '')) return []
    return [
      finding('disposal.codeDiffers', `disposal.wasteCodes[${index}]`, { params: { record: code, found: digits.slice(1).join(' ') } }),
    ]
  })
}
