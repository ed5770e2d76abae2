import { chlorineName, nitrogenName, smokeFrom } from '../../clp/substances-by-effect.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, has, textsOfValue, type Rule, type Subject } from '../subject.ts'
import { chlorine } from './said-substances.ts'

/** Sections 5 to 8 against sections 2, 3 and 9: smoke, water, storage classes, materials and what protects the eyes. */
export const checkMeasuresBetween: Rule = (subject) => [
  ...checkSmoke(subject),
  ...checkWater(subject.record),
  ...checkStorageClass(subject.record),
  ...checkContainers(subject.record),
  ...checkMaterials(subject.record),
  ...checkMild(subject.record),
]

/** 5.2: what burning sets free by the elements of section 3. Own words, and smoke of combustion by name, may say it. */
function checkSmoke({ record, context }: Subject): Finding[] {
  const { hazards } = record.firefighting
  if (hazards.length === 0 || hazards.some((text) => !('phrase' in text) || text.phrase === 'fireHazard.combustionProducts')) return []
  // Of what does not burn the water alone is hot.
  if (has(hazards, 'fireHazard.notFlammable')) return []
  const find = (is: (one: Ingredient, english: string) => boolean) =>
    record.composition.ingredients.find(
      (one) => (one.content ?? one.contentRange.to) >= smokeFrom && is(one, context.readEnglish(one.name) ?? ''),
    )
  const expected = [
    { phrase: 'fireHazard.hydrogenCyanideIsocyanates', by: find((_, name) => /isocyanat/i.test(name)), also: [] },
    {
      phrase: 'fireHazard.nitrogenOxides',
      by: find((_, name) => nitrogenName.test(name)),
      also: ['fireHazard.hydrogenCyanideIsocyanates'],
    },
    {
      phrase: 'fireHazard.hydrogenChloride',
      by: find((one, name) => (chlorine({ casNumber: one.casNumber, english: '' }) && name !== '') || chlorineName.test(name)),
      also: ['fireHazard.phosgene', 'fireHazard.chlorine'],
    },
  ]
  return expected.flatMap(({ phrase, by, also }) =>
    by === undefined || has(hazards, phrase, ...also)
      ? []
      : [
          finding('firefighting.productMissing', 'firefighting.hazards', {
            params: { what: { phrase }, substance: by.name },
            fix: [{ op: 'add', path: '/firefighting/hazards/-', value: { phrase } }],
          }),
        ],
  )
}

const watery = ['extinguishing.suitable.waterSpray', 'extinguishing.suitable.foamPowderCarbonDioxide']

/** 5.1: water on what water sets afire (CLP Annex I, 2.12; Annex II, 1.1.1: EUH014). */
function checkWater(record: ProductRecord): Finding[] {
  const { suitableMedia } = record.firefighting
  const what = findStatement(record, /^H26[01]$/) ?? record.labelElements.supplementalStatements.find(({ code }) => code === 'EUH014')?.code
  const index = suitableMedia.findIndex((text) => has([text], ...watery))
  return what === undefined || index < 0
    ? []
    : [
        finding('firefighting.waterReacts', `firefighting.suitableMedia[${index}]`, {
          params: { what },
          // What reacts without setting gases afire much water may cool.
          ...(what === 'EUH014' ? { severity: 'warning' as const } : {}),
        }),
      ]
}

/** TRGS 510, Annex 4: what each storage class is for, by the statements of CLP; 10 to 13 have a rule of their own. */
const classesOfStorage: readonly (readonly [RegExp, RegExp])[] = [
  [/^3$/, /^H22[4-6]$/],
  [/^2B$/, /^H22[239]$/],
  [/^2A$/, /^H2(?:2[01]|80|81|32|30|31)$/],
  [/^8[AB]$/, /^H(?:314|290)$/],
  [/^5\.1[ABC]$/, /^H27[0-2]$/],
  [/^5\.2$/, /^H24[0-2]$/],
  [/^4\.1B$/, /^H22[478]$|^H252$/],
  [/^4\.2$/, /^H25[0-2]$/],
  [/^4\.3$/, /^H26[01]$/],
  [/^6\.1[AB]$/, /^H(?:300|310|330|301|311|331|370|340|350|360)/],
  [/^6\.1[CD]$/, /^H(?:300|301|310|311|330|331|370|372|334|340|350|360)/],
]
/** Liquids in 10 and 12, solids in 11 and 13: TRGS 510, Annex 4, steps for what is combustible and what is not. */
const statesOfStorage = [
  { pattern: /^1[13]$/, kinds: ['Liquid', 'Aerosol'] },
  { pattern: /^1[02]$/, kinds: ['Solid', 'Aerosol'] },
] as const

/** TRGS 510, Annex 4: all that there are, and 10 to 13 as one, as small amounts are stored. */
const storageClasses =
  '1, 2A, 2B, 3, 4.1A, 4.1B, 4.2, 4.3, 5.1A, 5.1B, 5.1C, 5.2, 6.1A, 6.1B, 6.1C, 6.1D, 6.2, 7, 8A, 8B, 10, 11, 12, 13, 10-13'
const isStorageClass = (written: string): boolean => storageClasses.split(', ').includes(written.replaceAll(/\s/g, '').replace('–', '-'))

function checkStorageClass(record: ProductRecord): Finding[] {
  const { storageClass } = record.handling
  if (storageClass === undefined) return []
  if (!isStorageClass(storageClass))
    return [
      finding('handling.storageClassUnknown', 'handling.storageClass', {
        params: { record: `TRGS 510: ${storageClass}`, found: storageClasses },
      }),
    ]
  const categories = classesOfStorage.find(([pattern]) => pattern.test(storageClass))?.[1]
  const kind = stateKindOf(record.parameters)
  const isOfState = (storageClass === '2A' && kind === 'Gas') || (storageClass === '2B' && kind === 'Aerosol')
  const isByItself = isOfState || (storageClass === '3' && burns(record))
  if (categories !== undefined && findStatement(record, categories) === undefined && !isByItself)
    return [finding('handling.storageClassUnfounded', 'handling.storageClass', { params: { what: `TRGS 510: ${storageClass}` } })]
  const wrong = statesOfStorage.find(({ pattern, kinds }) => pattern.test(storageClass) && kinds.some((one) => one === kind))
  const other = record.parameters.find(({ property }) => property === 'physicalState')?.text
  if (wrong === undefined || other === undefined) return []
  const params = { one: `TRGS 510: ${storageClass}`, other }
  return [
    finding('sentences.contradict', 'handling.storageClass', {
      params,
      article: 'REACH Annex II, 7.2 and 9.1(a); TRGS 510',
      severity: 'warning',
    }),
  ]
}

/** Liquids of a flash point up to 60 °C may be stored as flammable ones, though no class says so, as a gas is stored as one whose group of pressure nobody stated. */
const burns = ({ parameters }: ProductRecord): boolean =>
  parameters.some(({ property, quantity }) => property === 'flashPoint' && (quantity?.value ?? 100) <= 60)

/** Sentences by which light metals set hydrogen free. */
const dissolvesMetals = /^(?:reaction\.hydrogen|fireHazard\.hydrogenWithMetals|incompatible\.lightMetals|storageIncompatible\.lightMetals)$/
const lightMetals = /^material\.(?:aluminium|zinc|lightMetals|galvanisedSteel)$/

/** 7.2: a container of what the product dissolves. One may be lined, so a person looks. */
function checkContainers({ handling, stability, firefighting }: ProductRecord): Finding[] {
  const other = [...stability.reactions, ...stability.incompatible, ...firefighting.hazards, ...handling.incompatible].find(
    (text) => 'phrase' in text && dissolvesMetals.test(text.phrase),
  )
  return handling.storage.flatMap((one, index) => {
    const isOfMetal =
      'phrase' in one &&
      one.phrase === 'storage.containerMaterial' &&
      textsOfValue(one.values?.['materials']).some((what) => 'phrase' in what && lightMetals.test(what.phrase))
    if (!isOfMetal || other === undefined) return []
    const found = { params: { one, other }, article: 'REACH Annex II, 7.2 and 10.5', severity: 'warning' as const }
    return [finding('sentences.contradict', `handling.storage[${index}]`, found)]
  })
}

/** 7.2: a material is suitable or not. */
function checkMaterials({ handling: { storage } }: ProductRecord): Finding[] {
  const of = (phrase: string) =>
    storage.flatMap((text, index) =>
      'phrase' in text && text.phrase === phrase ? textsOfValue(text.values?.['materials']).map((what) => ({ what, index })) : [],
    )
  const suitable = of('storage.containerMaterial').map(({ what }) => JSON.stringify(what))
  return of('storage.materialUnsuitable')
    .filter(({ what }) => suitable.includes(JSON.stringify(what)))
    .map(({ what, index }) => finding('handling.materialsContradict', `handling.storage[${index}]`, { params: { what } }))
}

/** Splashes of what burns go round spectacles, and into gloves of the household. */
function checkMild(record: ProductRecord): Finding[] {
  const { eyes, hands, gloves } = record.exposureControls
  const ofEyes = findStatement(record, /^H31[48]$/)
  const ofSkin = findStatement(record, /^H314$/)
  const isOnly = (texts: readonly Text[], mild: readonly string[], grave: readonly string[]) =>
    has(texts, ...mild) && !has(texts, ...grave) && texts.every((text) => 'phrase' in text)
  return [
    ...(ofEyes !== undefined &&
    isOnly(eyes, ['protection.eyes.glasses', 'protection.eyes.consumer'], ['protection.eyes.goggles', 'protection.eyes.faceShield'])
      ? [finding('protection.tooMild', 'exposureControls.eyes', { params: { what: ofEyes }, article: 'REACH Annex II, 8.2.2.2(a)' })]
      : []),
    ...(ofSkin !== undefined &&
    gloves.length === 0 &&
    isOnly(hands, ['protection.hands.household'], ['protection.hands.chemical', 'protection.hands.fullContact', 'protection.hands.splash'])
      ? [finding('protection.tooMild', 'exposureControls.hands', { params: { what: ofSkin }, article: 'REACH Annex II, 8.2.2.2(b)' })]
      : []),
  ]
}
