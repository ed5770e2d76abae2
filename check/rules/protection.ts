import { isNeeded } from '../../documents/safety/choose-signs.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, statementsOf, type Rule } from '../subject.ts'

/** Sections 4 to 8, on which the poster rests, against the statements of section 2. */
export const checkProtection: Rule = ({ record }) => [
  ...checkEquipment(record),
  ...checkDenied(record),
  ...checkFirstAid(record),
  ...checkMildAid(record),
  ...checkTemperatures(record),
  ...checkAidMissing(record),
  ...checkHandling(record),
]

const find = (codes: readonly string[], pattern: RegExp): string | undefined => codes.find((code) => pattern.test(code))

/** P280 with its alternatives in the order of CLP Annex IV: 1 gloves, 2 clothing, 3 eye, 4 face protection; all where none is chosen. */
function asksFor({ labelElements }: ProductRecord, alternatives: readonly number[]): string | undefined {
  const asks = labelElements.precautionaryStatements.some(
    ({ code, choices }) => code === 'P280' && (choices ?? [1, 2, 3, 4]).some((one) => alternatives.includes(one)),
  )
  return asks ? 'P280' : undefined
}

function checkEquipment(record: ProductRecord): Finding[] {
  const codes = statementsOf(record.classification)
  const { eyes, hands, gloves, body, respiratory } = record.exposureControls
  const missing = (code: Parameters<typeof finding>[0], field: string, reason: string | undefined, isThere: boolean) =>
    reason === undefined || isThere ? [] : [finding(code, `exposureControls.${field}`, { params: { code: reason } })]
  const needed = (texts: readonly Text[]) => texts.some(isNeeded)
  return [
    ...missing('protection.eyesMissing', 'eyes', find(codes, /^H(?:314|318|319)$/) ?? asksFor(record, [3, 4]), needed(eyes)),
    ...missing(
      'protection.handsMissing',
      'gloves',
      find(codes, /^H(?:31[0-2]|314|315|317)$/) ?? asksFor(record, [1]),
      gloves.length > 0 || hands.some((text) => isNeeded(text) && !isOnlyAdvice(text)),
    ),
    ...missing('protection.respiratoryMissing', 'respiratory', find(codes, /^H(?:33[0-2]|334)$/), needed(respiratory)),
    ...checkBreathed(codes, respiratory),
    ...missing('protection.bodyMissing', 'body', find(codes, /^H(?:31[01]|314)$/) ?? asksFor(record, [2]), body.some(protects)),
  ]
}

/**
 * That nobody needs to be kept from breathing what may cause cancer or harms organs by being breathed. The way of exposure may be the skin alone, so a
 * person is asked.
 */
function checkBreathed(codes: readonly string[], respiratory: readonly Text[]): Finding[] {
  const code = find(codes, /^H(?:350i?|372)$/)
  const isDenied = respiratory.length > 0 && respiratory.every((text) => 'phrase' in text && !isNeeded(text))
  if (code === undefined || !isDenied || find(codes, /^H(?:33[0-2]|334)$/) !== undefined) return []
  return [finding('protection.respiratoryMissing', 'exposureControls.respiratory', { params: { code }, severity: 'warning' })]
}

/** Ordinary work clothing is none that a label asks for. */
const protects = (text: Text): boolean => !has([text], 'protection.body.work')

/** Gloves, and the word that none are needed: the poster shows the sign for gloves and says nothing of the rest. */
function checkDenied({ exposureControls: { hands, gloves } }: ProductRecord): Finding[] {
  const index = hands.findIndex((text) => has([text], 'protection.hands.notNeeded'))
  if (index < 0 || !(gloves.length > 0 || hands.some((text) => isNeeded(text) && !isOnlyAdvice(text)))) return []
  const fix = [{ op: 'remove' as const, path: `/exposureControls/hands/${index}` }]
  return [finding('protection.deniedBeside', `exposureControls.hands[${index}]`, { fix })]
}

/** Sentences that say how gloves are used, and not which. */
const isOnlyAdvice = (text: Text): boolean => has([text], 'protection.hands.observeManufacturer', 'protection.hands.replace')

function checkFirstAid(record: ProductRecord): Finding[] {
  const codes = statementsOf(record.classification)
  const { inhalation, ingestion } = record.firstAid
  // CLP Annex I, Table 3.8.4: P304 + P340 of narcotic effects, too; EUH071 is of what corrodes the airways (Annex II, 1.2.6).
  const inhaled =
    find(codes, /^H33[0-6]$/) ?? record.labelElements.supplementalStatements.map(({ code }) => code).find((code) => code === 'EUH071')
  const swallowed = find(codes, /^H30[0-4]$/)
  const harmful = find(codes, /^H3/)
  const silent = record.firstAid.symptoms.findIndex((text) => has([text], 'symptoms.noneKnown'))
  const precautionary = record.labelElements.precautionaryStatements.map(({ code }) => code)
  // Who has P331 on the label of a gas is told of the label (`label-advice.ts`).
  const isGas = stateKindOf(record.parameters) === 'Gas'
  const saysNoVomiting = codes.includes('H304') || (!isGas && precautionary.some((code) => code.split('+').includes('P331')))
  const isFree = ingestion.some((text) => 'text' in text)
  return [
    ...(inhaled !== undefined && has(inhalation, 'firstAid.inhalation.notNeeded', 'firstAid.inhalation.unlikely')
      ? [finding('firstAid.denied', 'firstAid.inhalation', { params: { what: inhaled } })]
      : []),
    ...(swallowed !== undefined && has(ingestion, 'firstAid.ingestion.unlikely')
      ? [finding('firstAid.denied', 'firstAid.ingestion', { params: { what: swallowed } })]
      : []),
    // Beside others in the list `sentences.ts` has said so.
    ...(harmful !== undefined && silent >= 0 && record.firstAid.symptoms.length === 1
      ? [finding('firstAid.denied', `firstAid.symptoms[${silent}]`, { params: { what: harmful }, article: 'REACH Annex II, 4.2' })]
      : []),
    // An own sentence may say it in other words.
    ...(saysNoVomiting && !isFree && !has(ingestion, 'firstAid.ingestion.noVomiting')
      ? [
          finding('firstAid.vomiting', 'firstAid.ingestion', {
            params: { code: codes.includes('H304') ? 'H304' : 'P331' },
            fix: [{ op: 'add', path: '/firstAid/ingestion/-', value: { phrase: 'firstAid.ingestion.noVomiting' } }],
          }),
        ]
      : []),
  ]
}

/** First aid for an irritation where the classification says that tissue is destroyed: on the poster it is what people do. */
function checkMildAid(record: ProductRecord): Finding[] {
  const codes = statementsOf(record.classification)
  const { eyes, skin } = record.firstAid
  const ofEyes = find(codes, /^H31[48]$/)
  const ofSkin = find(codes, /^H314$/)
  return [...(ofEyes === undefined ? [] : checkMildEyes(eyes, ofEyes)), ...(ofSkin === undefined ? [] : checkMildSkin(skin, ofSkin))]
}

/** The same of the skin; soap alone leaves out that P303 + P361 + P353 has it rinsed with water, which own words may say. */
function checkMildSkin(skin: readonly Text[], code: string): Finding[] {
  const rinses = has(skin, 'firstAid.skin.rinseCorrosive')
  const isDoctorMild = has(skin, 'firstAid.skin.doctorIrritation') && !has(skin, 'firstAid.skin.callDoctorBurns')
  const isSoapAlone =
    has(skin, 'firstAid.skin.washSoap') &&
    !rinses &&
    !has(skin, 'firstAid.skin.rinseWater', 'firstAid.skin.callDoctorBurns') &&
    skin.every((text) => 'phrase' in text)
  if (!isDoctorMild && !isSoapAlone) return []
  return [
    finding('firstAid.tooMild', 'firstAid.skin', {
      params: { code },
      ...(isDoctorMild && rinses ? { severity: 'warning' as const } : {}),
    }),
  ]
}

/** Both rinsing and doctor of an irritation are too mild for sure; one of the two, beside the other of a burn, is asked about (P305 + P351 + P338, P310). */
function checkMildEyes(eyes: readonly Text[], code: string): Finding[] {
  const isDoctorMild = has(eyes, 'firstAid.eyes.doctorIrritation') && !has(eyes, 'firstAid.eyes.eyeDoctor')
  const rinses = has(eyes, 'firstAid.eyes.rinseCorrosive')
  const isRinsingMild = has(eyes, 'firstAid.eyes.rinse') && !rinses && eyes.every((text) => 'phrase' in text)
  if (!isDoctorMild && !isRinsingMild) return []
  return [
    finding('firstAid.tooMild', 'firstAid.eyes', {
      params: { code },
      ...(isDoctorMild && !rinses ? {} : { severity: 'warning' as const }),
    }),
  ]
}

/** What burns or freezes the skin by its temperature, as 2.3 and 4.2 say, and what 4.1 says to it. */
const temperatures: readonly (readonly [said: readonly string[], aid: string])[] = [
  [['symptoms.liquidGasCold', 'symptoms.coldSolid'], 'firstAid.skin.frostbite'],
  [['symptoms.thermalBurns', 'otherHazards.hotMeltBurns'], 'firstAid.skin.coolMelt'],
]

/** Frostbite is thawed and not rubbed, and a melt cooled at once. Own words may say it. */
function checkTemperatures({ firstAid: { symptoms, skin }, otherHazards }: ProductRecord): Finding[] {
  return temperatures.flatMap(([said, phrase]) => {
    const isSilent = has([...symptoms, ...otherHazards], ...said) && !has(skin, phrase) && skin.every((text) => 'phrase' in text)
    if (!isSilent) return []
    return [
      finding('firstAid.antidoteMissing', 'firstAid.skin', {
        params: { section: '4.1', what: { phrase } },
        article: 'REACH Annex II, 4.1 and 4.2',
        fix: [{ op: 'add', path: '/firstAid/skin/-', value: { phrase } }],
      }),
    ]
  })
}

/** First aid by the way in which the product harms. */
function checkAidMissing(record: ProductRecord): Finding[] {
  const codes = statementsOf(record.classification)
  const ways = { inhalation: /^H33[0-5]$/, skin: /^H31[0-57]$/, eyes: /^H31[489]$/, ingestion: /^H30[0-4]$/ } as const
  return (['inhalation', 'skin', 'eyes', 'ingestion'] as const).flatMap((way) => {
    const code = find(codes, ways[way])
    if (code === undefined || record.firstAid[way].length > 0) return []
    return [finding('firstAid.missing', `firstAid.${way}`, { params: { code } })]
  })
}

function checkHandling(record: ProductRecord): Finding[] {
  const { fireProtection, storageClass, storageTemperature } = record.handling
  const flammable = find(statementsOf(record.classification), /^H2(?:2[0-8]|5[0-2]|6[01]|7[0-2])$/)
  const written = record.regulatory.national.flatMap(({ texts }) => texts).find((text) => has([text], 'regulation.germanyTrgs510'))
  const named = written && 'phrase' in written ? written.values?.['class'] : undefined
  const technical = record.parameters.find(({ category, property }) => category === 'TD01' && property === 'storageTemperature')?.quantity
  const differs = technical && storageTemperature && (technical.from !== storageTemperature.from || technical.to !== storageTemperature.to)
  return [
    ...(flammable !== undefined && has(fireProtection, 'fireProtection.noSpecial')
      ? [finding('handling.fireDenied', 'handling.fireProtection', { params: { what: flammable } })]
      : []),
    ...(typeof named === 'string' && storageClass !== undefined && named !== storageClass
      ? [finding('handling.storageClassDiffers', 'handling.storageClass', { params: { record: storageClass, found: named } })]
      : []),
    ...(differs ? [finding('handling.temperatureDiffers', 'handling.storageTemperature')] : []),
    ...(storageTemperature === undefined
      ? []
      : record.technical.storage.flatMap((text, index) => {
          const said = 'phrase' in text && text.phrase === 'tds.storage.temperature' ? text.values?.['temperatureRange'] : undefined
          if (typeof said !== 'object' || !('unit' in said)) return []
          return said.from === storageTemperature.from && said.to === storageTemperature.to && said.value === storageTemperature.value
            ? []
            : [finding('handling.temperatureDiffers', `technical.storage[${index}]`)]
        })),
  ]
}
