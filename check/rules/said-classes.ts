import { activeChlorine, chlorinatedSolvents, electrolyteSalts } from '../../clp/substances-by-effect.ts'
import { ammoniumNitrate, lightMetals, nitrateEsters, solidNitrates, strongOxidisers } from '../../clp/substances-by-reaction.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { stateKindOf, type StateKind } from '../../shared/record/physical-state.ts'
import { finding, type Finding } from '../finding.ts'
import { statementsOf, type Rule, type Subject } from '../subject.ts'
import { listTexts } from './list-texts.ts'

/**
 * Sentences of the library that say how the product harms, or what it is, beside classes, ingredients, state and figures that do not. What is said of
 * an ingredient may be true of the product, so its classes count too.
 */
export const checkSaidClasses: Rule = (subject) => [...checkClasses(subject), ...checkStates(subject), ...checkDenials(subject.record)]

/**
 * What a sentence speaks of, by the statements of the product, of its ingredients, or on the label; or by an ingredient of which it is true whatever its classes, by
 * CAS number.
 */
const asking: readonly (readonly [phrases: RegExp, statements: RegExp, numbers?: readonly string[]])[] = [
  [/^symptoms\.burns$|^toxicology\.corrosiveEyesSkin$|^firstAid\.skin\.callDoctorBurns$/, /^H314$/],
  [/^symptoms\.perforation$|^treatment\.corrosiveEndoscopy$/, /^(?:H314|EUH071)$/],
  [/^symptoms\.blindness$/, /^H31[48]$/],
  [/^symptoms\.asthma$/, /^(?:H334|EUH204|EUH203)$/],
  [/^symptoms\.aspiration$|^treatment\.aspirationObservation$/, /^H304$/],
  [/^symptoms\.allergicSkin$/, /^(?:H317|H334|EUH20[3458])$/],
  [/^symptoms\.drowsiness$|^toxicology\.narcoticEffects$/, /^(?:H336|H332|H331|H330)$/, chlorinatedSolvents],
  [/^symptoms\.hearing$|^symptoms\.liverKidneys$/, /^H37[0-3]$/],
  [/^toxicology\.respiratoryIrritation$/, /^(?:H335|H314|H33[01]|EUH071)$/],
  [/^toxicology\.corrosiveNoLd50$/, /^(?:H31[48]|EUH071)$/],
  [
    /^(?:fireHazard|otherHazards|storageIncompatible)\.selfDecomposing$/,
    /^(?:H20\d|H21[01]|H23[01]|H24[0-2]|H27[0-2]|EUH0(?:01|19|44))$/,
    [...nitrateEsters, ammoniumNitrate],
  ],
  [/^fireHazard\.oxidising$/, /^H2(?:4[0-2]|7[0-2])$/, [...strongOxidisers, ...solidNitrates, ...activeChlorine]],
  [/^reactivity\.waterGas$/, /^(?:H26[01]|EUH0(?:14|29))$/, lightMetals],
  // Metals and what takes fire by itself or with water: CLP Annex IV, P370+P378 of 2.9 to 2.12.
  [
    /^extinguishing\.suitable\.drySand$|^extinguishing\.unsuitable\.waterFoam$/,
    /^(?:H2(?:28|4[0-2]|5[0-2]|6[01]|7[0-2])|EUH0(?:14|29))$/,
    [...electrolyteSalts, ...lightMetals],
  ],
  [/^training\.carcinogens$/, /^H3(?:40|50|60)/],
]

function everyStatement({ classification, composition, labelElements }: ProductRecord): string[] {
  const classes = [...classification, ...composition.ingredients.flatMap((one) => one.classification)]
  return [...statementsOf(classes), ...labelElements.supplementalStatements.map(({ code }) => code)]
}

/** Effects that the mixture does not have just because an ingredient would: they destroy tissue from their own content on. */
const ofProductAlone =
  /^(?:symptoms\.(?:burns|perforation|blindness)|toxicology\.corrosiveEyesSkin|firstAid\.skin\.callDoctorBurns|treatment\.corrosiveEndoscopy|toxicology\.corrosiveNoLd50)$/

function checkClasses({ record, recipe }: Subject): Finding[] {
  const { ingredients } = record.composition
  if (ingredients.length === 0 || record.kit !== undefined) return []
  // What the recipe has and section 3 need not name is in the product all the same.
  const components = recipe?.answer.components ?? []
  const all = [...everyStatement(record), ...components.flatMap((one) => one.classification.flatMap(({ statement }) => statement ?? []))]
  const contained = [...ingredients.map(({ casNumber }) => casNumber), ...components.map(({ cas }) => cas)]
  const own = everyStatement({ ...record, composition: { ...record.composition, ingredients: [] } })
  return listTexts(record).flatMap(({ text, path, point }) => {
    const entry = 'phrase' in text ? asking.find(([phrases]) => phrases.test(text.phrase)) : undefined
    if (entry === undefined || !('phrase' in text)) return []
    const [, wanted, numbers = []] = entry
    if (contained.some((one) => numbers.includes(one ?? ''))) return []
    const founding = ofProductAlone.test(text.phrase) ? own : all
    if (founding.some((code) => wanted.test(code))) return []
    return [finding('sentences.classUnfounded', path, { params: { what: text }, article: `REACH Annex II, ${point}` })]
  })
}

/** What is worked as a melt, or handed over hot. */
const ofMelts =
  /^(?:release\.personal\.hotMelt|release\.containment\.solidify|otherHazards\.hotMeltBurns|protection\.hands\.heat|engineering\.meltFumes|firstAid\.skin\.(?:coolMelt|doNotPullMelt)|firstAid\.inhalation\.fumesMelt|symptoms\.thermalBurns|treatment\.burns|stability\.melt|decomposition\.acetic|avoidCondition\.overheating|handling\.meltTemperature|toxicology\.thermal|protection\.thermal\.melt)$/

/** What is done with a liquid alone, with a solid or with a dispenser. */
const ofState: readonly (readonly [phrases: RegExp, kinds: readonly StateKind[]])[] = [
  [
    /^otherHazards\.dustExplosion$|^firefighter\.dustFree$|^release\.containment\.sweep$|^release\.personal\.avoidDust$|^avoidCondition\.dust$/,
    ['Solid'],
  ],
  [ofMelts, ['Solid', 'Paste']],
  // Loose particles: CLP Annex IV, P335.
  [/^firstAid\.skin\.brushOff$/, ['Solid', 'Paste']],
  // Dry ice is a solid.
  [
    /^(?:otherHazards\.gasDisplacesAir|fireHazard\.gasContainersBurst|firefighter\.leakingGas|release\.containment\.stopGas|storage\.gasContainers|handling\.gasValves|disposal\.packaging\.gasContainers|protection\.hands\.cold|firstAid\.ingestion\.gas|firstAid\.firstAiders\.gas|firstAid\.skin\.frostbite|symptoms\.(?:liquidGasCold|suffocation)|release\.personal\.gasCollects)$/,
    ['Gas', 'Aerosol', 'Solid'],
  ],
  [/^release\.containment\.pump$/, ['Liquid', 'Paste', 'Aerosol']],
  // What disperses in the air is not taken up with sand, nor is water let into what holds gas under pressure.
  [/^release\.containment\.absorb$|^disposal\.packaging\.rinse$/, ['Liquid', 'Paste', 'Aerosol', 'Solid']],
  // Drains are covered before powder is washed into them, too.
  [/^release\.containment\.coverDrains$/, ['Liquid', 'Paste', 'Aerosol', 'Solid']],
  [
    /^(?:fireHazard\.aerosolsBurst|release\.containment\.aerosolsVentilate|storage\.aerosols|reaction\.aerosolBurst|disposal\.product\.aerosols|disposal\.packaging\.aerosol|transportPrecaution\.ventilated|toxicology\.aspirationNotAerosol|productType\.aerosolPaint|symptoms\.propellantCold|firstAid\.inhalation\.aerosolAbuse|regulation\.aerosolsDirective)$/,
    ['Aerosol'],
  ],
]
/** A pigment makes dust when a coat is sanded. */
const dustOfLiquids = /chrom/

function checkStates({ record, mixture }: Subject): Finding[] {
  const kind = stateKindOf(record.parameters)
  const other = record.parameters.find(({ property }) => property === 'physicalState')?.text
  if (kind === undefined || other === undefined || record.kit !== undefined) return []
  // Gases that are cold or under pressure are liquids in their container.
  const isGas = record.classification.some(({ category }) =>
    /^(?:Press\. Gas|Aerosol|Flam\. Gas|Pyr\. Gas|Chem\. Unst\. Gas|Ox\. Gas)/.test(category),
  )
  const isHot = mixture.measured.carriageTemperature !== null
  const isDusty = JSON.stringify(record.stability).includes('dust') && dustOfLiquids.test(JSON.stringify(record.handling.handling))
  const ofSections = listTexts(record).flatMap(({ text, path, point }) => {
    const found = 'phrase' in text ? ofState.find(([phrases]) => phrases.test(text.phrase)) : undefined
    if (found === undefined || found[1].includes(kind) || !('phrase' in text) || (isGas && found[1].includes('Gas'))) return []
    // A liquid that is carried hot burns as a melt does.
    if (isHot && found[0] === ofMelts) return []
    // Dust of what is sanded later is no dust of the liquid.
    if (found[1].length === 1 && found[1][0] === 'Solid' && (isDusty || text.phrase === 'firefighter.dustFree')) return []
    const isOfAct = text.phrase === 'regulation.aerosolsDirective'
    const article = isOfAct ? 'Directive 75/324/EEC, Article 2; REACH Annex II, 15.1' : `REACH Annex II, ${point} and 9.1(a)`
    const contradiction = { params: { one: text, other }, article }
    // What is liquid dries, what is solid melts, and both are then dealt with otherwise; a dispenser is one or is none.
    const isSure = found[1].length === 1 && found[1][0] === 'Aerosol'
    return [finding('sentences.contradict', path, isSure ? contradiction : { ...contradiction, severity: 'warning' })]
  })
  const pressure = record.parameters.findIndex(
    ({ property, text }) =>
      property === 'gasesUnderPressure' && text !== undefined && 'phrase' in text && text.phrase === 'propertyNote.containsPressure',
  )
  const said = record.parameters[pressure]?.text
  if (said === undefined || kind === 'Aerosol' || isGas) return ofSections
  return [
    ...ofSections,
    finding('sentences.contradict', `parameters[${pressure}]`, {
      params: { one: said, other },
      article: 'REACH Annex II, 9.2.1 and 9.1(a)',
    }),
  ]
}

/** Sentences that deny any harm, and the first class that says otherwise. */
const denials: readonly (readonly [phrase: string, code: 'toxicology.classDenied' | 'ecology.classDenied', statements: RegExp])[] = [
  ['toxicology.notClassifiedExperience', 'toxicology.classDenied', /^H3/],
  ['toxicology.criteriaNotMet', 'toxicology.classDenied', /^H3/],
  ['ecotoxicity.noHarmExpected', 'ecology.classDenied', /^H4(?:00|1)/],
  ['ecotoxicity.criteriaNotMet', 'ecology.classDenied', /^H4(?:00|1)/],
]

function checkDenials(record: ProductRecord): Finding[] {
  const stated = record.classification.flatMap(({ category, statements }) => statements.map((code) => ({ category, code })))
  return listTexts(record).flatMap(({ text, path }) => {
    const denial = 'phrase' in text ? denials.find(([phrase]) => phrase === text.phrase) : undefined
    const named = denial === undefined ? undefined : stated.find(({ code }) => denial[2].test(code))
    return denial === undefined || named === undefined
      ? []
      : [
          finding(denial[1], path, {
            params: { what: `${named.category}, ${named.code}` },
            // As it is meant to be used a classified product need not have harmed anybody.
            ...(denial[0] === 'toxicology.notClassifiedExperience' ? { severity: 'warning' as const } : {}),
          }),
        ]
  })
}
