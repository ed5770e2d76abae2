import { describe, expect, it } from 'vitest'
import { makeUfi } from '../clp/ufi/ufi.ts'
import type { Ingredient } from '../shared/record/composition.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { checkOn, plantIn, recordOfCatalogue } from '../test-kit/check-catalogue-record.ts'
import { checkCodes, type CheckCode } from './check-catalogue.ts'
import { writeFindings } from './write-finding.ts'

const ingredient = (record: ProductRecord, cas: string): Ingredient => {
  const found = record.composition.ingredients.find(({ casNumber }) => casNumber === cas)
  if (!found) throw new Error(`no ${cas} in ${record.name}`)
  return found
}
const dropClass = (category: string) => (record: ProductRecord) => {
  record.classification = record.classification.filter((one) => one.category !== category)
}
const dropSubstanceClass = (cas: string, category: string) => (record: ProductRecord) => {
  const own = ingredient(record, cas)
  own.classification = own.classification.filter((one) => one.category !== category)
}
const property = (record: ProductRecord, name: string) => {
  const found = record.parameters.find((one) => one.property === name)
  if (!found) throw new Error(`no ${name} in ${record.name}`)
  return found
}
const mode = (record: ProductRecord, name: 'road' | 'sea' | 'air') => {
  if (!record.transport.regulated) throw new Error('not regulated')
  const found = record.transport[name]
  if (found.regulated === false) throw new Error(`free by ${name}`)
  return found
}
const free = (record: ProductRecord) => {
  const { precautions, bulk } = record.transport
  record.transport = { regulated: false, precautions, bulk }
}
const [toluene, acetone, xylene, methanol] = ['108-88-3', '67-64-1', '1330-20-7', '67-56-1']

type Planted = [what: string, id: number, plant: (record: ProductRecord) => void, code: CheckCode, article: string]

/** Contradictions that are planted one by one into good records, the finding that they must lead to, and its article. */
const planted: Planted[] = [
  // Classes deleted, changed, made up
  ['a class for reproduction deleted', 1003, dropClass('Repr. 2'), 'classification.missing', 'CLP Annex I, Table 3.7.2'],
  ['the eye damage of methanol deleted', 1003, dropClass('STOT SE 2'), 'classification.missing', 'CLP Annex I, Table 3.8.3'],
  ['the aspiration hazard deleted', 1003, dropClass('Asp. Tox. 1'), 'classification.missing', 'CLP Annex I, 3.10.3'],
  ['irritation of the skin deleted', 1005, dropClass('Skin Irrit. 2'), 'classification.missing', 'CLP Annex I, Table 3.2.3'],
  ['a sensitiser that does not sensitise', 1001, dropClass('Skin Sens. 1'), 'classification.missing', 'CLP Annex I, Table 3.4.5'],
  ['a carcinogen deleted', 1010, dropClass('Carc. 1B'), 'classification.missing', 'CLP Annex I, Table 3.6.2'],
  ['the aquatic hazard deleted', 1005, dropClass('Aquatic Chronic 2'), 'classification.missing', 'Table 4.1.2'],
  ['a flammable liquid that does not burn', 1008, dropClass('Flam. Liq. 2'), 'classification.missing', 'Table 2.6.1'],
  ['an aerosol without its class', 1013, dropClass('Aerosol 1'), 'classification.missing', 'CLP Annex I, 2.3'],
  [
    'a corrosive called an irritant',
    1006,
    (record) =>
      record.classification.splice(
        record.classification.findIndex(({ category }) => category === 'Skin Corr. 1B'),
        1,
        { category: 'Skin Irrit. 2', statements: ['H315'], basis: 'calculation' },
      ),
    'classification.differs',
    'CLP Annex I, Table 3.2.3',
  ],
  [
    'the aquatic hazard made milder',
    1010,
    (record) =>
      record.classification.splice(
        record.classification.findIndex(({ category }) => category === 'Aquatic Chronic 1'),
        1,
        { category: 'Aquatic Chronic 3', statements: ['H412'], basis: 'calculation' },
      ),
    'classification.differs',
    'Table 4.1.2',
  ],
  [
    'another flash point',
    1003,
    (record) => (property(record, 'flashPoint').quantity = { value: 38, unit: '°C' }),
    'classification.differs',
    'Table 2.6.1',
  ],
  [
    'a flash point without class',
    1005,
    (record) => (property(record, 'flashPoint').quantity = { value: 40, unit: '°C' }),
    'classification.missing',
    'Table 2.6.1',
  ],
  [
    'a mutagen by no calculation',
    1001,
    (record) => record.classification.push({ category: 'Muta. 2', statements: ['H341'], basis: 'calculation' }),
    'classification.unfounded',
    'CLP Annex I, Table 3.5.2',
  ],
  [
    'acute toxicity by no calculation',
    1008,
    (record) => record.classification.push({ category: 'Acute Tox. 3', statements: ['H301'], basis: 'calculation' }),
    'classification.unfounded',
    'CLP Annex I, 3.1.3',
  ],
  [
    'more methanol than the class says',
    1003,
    (record) => (ingredient(record, methanol).content = 12),
    'classification.differs',
    'CLP Annex I, Table 3.8.3',
  ],
  // Composition
  [
    'a content outside of its range',
    1003,
    (record) => (ingredient(record, toluene).content = 55),
    'composition.contentOutsideRange',
    'REACH Annex II, 3.2',
  ],
  [
    'a range below its content',
    1003,
    (record) => (ingredient(record, xylene).contentRange = { from: 1, to: 5, toInclusive: false }),
    'composition.contentOutsideRange',
    'REACH Annex II, 3.2',
  ],
  ['more than 100 %', 1003, (record) => (ingredient(record, acetone).content = 49), 'composition.sumAbove100', 'REACH Annex II, 3.2'],
  [
    'no ingredient of a classified product',
    1008,
    (record) => (record.composition.ingredients = []),
    'composition.nothingListed',
    'REACH Annex II, 3.2.1',
  ],
  [
    'the CAS number of another substance',
    1003,
    (record) => (ingredient(record, toluene).casNumber = '71-43-2'),
    'composition.numbersDisagree',
    'REACH Annex II, 3.2',
  ],
  [
    'the index number of another substance',
    1008,
    (record) => (ingredient(record, '64-17-5').indexNumber = '603-117-00-0'),
    'composition.numbersDisagree',
    'REACH Annex II, 3.2',
  ],
  [
    'toluene without its harm to the unborn',
    1003,
    dropSubstanceClass(toluene, 'Repr. 2'),
    'composition.harmonisedClassMissing',
    'CLP Article 4(3)',
  ],
  [
    'methanol without its toxicity',
    1003,
    dropSubstanceClass(methanol, 'STOT SE 1'),
    'composition.harmonisedClassMissing',
    'CLP Article 4(3)',
  ],
  [
    'methanol without its specific limits',
    1003,
    (record) => (ingredient(record, methanol).specificLimits = []),
    'composition.harmonisedFigureMissing',
    'CLP Article 10',
  ],
  [
    'an M-factor taken away',
    1004,
    (record) => record.composition.ingredients.forEach((one) => delete one.mFactorAcute),
    'composition.harmonisedFigureMissing',
    'CLP Article 10',
  ],
  [
    'a candidate that is not named',
    1010,
    (record) => record.composition.ingredients.forEach((one) => (one.concerns = [])),
    'composition.candidateNotNamed',
    'REACH Article 57',
  ],
  // Label
  [
    'dryness of the skin not stated',
    1013,
    (record) => (record.labelElements.supplementalStatements = []),
    'label.supplementalMissing',
    'CLP Annex II, 1.2.4',
  ],
  [
    'isocyanates not stated',
    1002,
    (record) =>
      (record.labelElements.supplementalStatements = record.labelElements.supplementalStatements.filter(({ code }) => code !== 'EUH204')),
    'label.supplementalMissing',
    'CLP Annex II, 2.4',
  ],
  [
    'epoxy constituents not stated',
    1005,
    (record) => (record.labelElements.supplementalStatements = []),
    'label.supplementalMissing',
    'CLP Annex II, 2.5',
  ],
  [
    'a sensitiser below its limit not stated',
    1004,
    (record) => (record.labelElements.supplementalStatements = []),
    'label.supplementalMissing',
    'CLP Annex II, 2.8',
  ],
  [
    'cadmium stated without any',
    1001,
    (record) => record.labelElements.supplementalStatements.push({ code: 'EUH207' }),
    'label.supplementalUnfounded',
    'CLP Article 25',
  ],
  ['no substance named', 1003, (record) => (record.labelElements.contains = []), 'label.substanceNotNamed', 'CLP Article 18(3)(b)'],
  [
    'a substance named that is not contained',
    1003,
    (record) => (record.labelElements.contains[0] = { phrase: 'substance.styrene' }),
    'label.substanceNotContained',
    'CLP Article 18(3)',
  ],
  [
    'no precautionary statement',
    1009,
    (record) => (record.labelElements.precautionaryStatements = []),
    'label.precautionaryMissing',
    'CLP Articles 17(1)(g) and 22',
  ],
  [
    'a precautionary statement of another class',
    1009,
    (record) => record.labelElements.precautionaryStatements.push({ code: 'P210' }),
    'label.precautionaryUnfounded',
    'CLP Article 22(1)',
  ],
  [
    'disposal not said to the public',
    1003,
    (record) =>
      (record.labelElements.precautionaryStatements = record.labelElements.precautionaryStatements.filter(({ code }) => code !== 'P501')),
    'label.disposalMissing',
    'CLP Article 28(2)',
  ],
  [
    'pictograms switched off',
    1007,
    (record) => (record.labelDefaults.hidePictograms = true),
    'label.pictogramsHidden',
    'CLP Article 17(1)(d)',
  ],
  [
    'statements switched off',
    1007,
    (record) => (record.labelDefaults.hideStatements = true),
    'label.statementsHidden',
    'CLP Article 17(1)(f)',
  ],
  ['the UFI switched off', 1007, (record) => (record.labelDefaults.hideUfi = true), 'label.ufiHidden', 'CLP Article 25(7)'],
  [
    '25 litres on a label for three',
    1003,
    (record) => Object.assign(record.labelDefaults, { packContent: '25 l', packageSize: 2 }),
    'label.contentAbovePackage',
    'CLP Annex I, 1.2.1.4, Table 1.3',
  ],
  [
    'a label that is too small for its package',
    1003,
    (record) => (record.labelDefaults.labelSize = 1),
    'label.sizeTooSmall',
    'CLP Annex I, 1.2.1.4, Table 1.3',
  ],
  [
    'five languages on the smallest label',
    1007,
    (record) => Object.assign(record.labelDefaults, { labelSize: 1, languages: ['de', 'fr', 'it', 'es', 'pl'] }),
    'label.tooFull',
    'CLP',
  ],
  // Sections 4 to 8, and the poster with them
  [
    'nothing for the eyes beside a corrosive',
    1007,
    (record) => (record.exposureControls.eyes = []),
    'protection.eyesMissing',
    'REACH Annex II, 8.2.2.2(a)',
  ],
  [
    'no gloves beside a sensitiser',
    1002,
    (record) => Object.assign(record.exposureControls, { gloves: [], hands: [{ phrase: 'protection.hands.notNeeded' }] }),
    'protection.handsMissing',
    'REACH Annex II, 8.2.2.2(b)',
  ],
  [
    'no mask where breathing harms',
    1002,
    (record) => (record.exposureControls.respiratory = [{ phrase: 'protection.respiratory.notNeeded' }]),
    'protection.respiratoryMissing',
    'REACH Annex II, 8.2.2.2(c)',
  ],
  [
    'no first aid for what harms when breathed in',
    1002,
    (record) => (record.firstAid.inhalation = [{ phrase: 'firstAid.inhalation.notNeeded' }]),
    'firstAid.denied',
    'REACH Annex II, 4.1',
  ],
  [
    'vomiting not forbidden beside H304',
    1003,
    (record) => (record.firstAid.ingestion = [{ phrase: 'firstAid.ingestion.rinseMouth' }]),
    'firstAid.vomiting',
    'REACH Annex II, 4.1',
  ],
  [
    'no measures against fire beside H225',
    1003,
    (record) => (record.handling.fireProtection = [{ phrase: 'fireProtection.noSpecial' }]),
    'handling.fireDenied',
    'REACH Annex II, 7.1',
  ],
  [
    'another storage class in section 7',
    1003,
    (record) => (record.handling.storageClass = '10'),
    'handling.storageClassDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'another storage temperature on the technical sheet',
    1003,
    (record) => (record.handling.storageTemperature = { from: 0, to: 50, unit: '°C' }),
    'handling.temperatureDiffers',
    'REACH Annex II, 7.2',
  ],
  // Sections 9 to 12
  [
    'a flammable liquid that is a solid',
    1003,
    (record) => (property(record, 'physicalState').text = { phrase: 'state.solid' }),
    'properties.stateContradicts',
    'REACH Annex II, 9.1(a)',
  ],
  [
    'not flammable in section 9',
    1003,
    (record) => (property(record, 'flammability').text = { phrase: 'propertyNote.notFlammable' }),
    'properties.flammabilityDenied',
    'REACH Annex II, 9.1(f)',
  ],
  [
    'not corrosive to metals in section 9',
    1009,
    (record) => (property(record, 'corrosiveToMetals').text = { phrase: 'propertyNote.notCorrosiveMetals' }),
    'properties.classDenied',
    'REACH Annex II, 9.2.1',
  ],
  [
    'criteria not met in section 11',
    1003,
    (record) => (record.toxicology.notClassified = { reproductiveToxicity: 'criteriaNotMet' }),
    'toxicology.classDenied',
    'REACH Annex II, 11.1',
  ],
  [
    'an estimate of another recipe',
    1003,
    (record) => (record.toxicology.estimates[0] = { route: 'oral', quantity: { value: 4800, unit: 'mg/kg' } }),
    'toxicology.estimateStale',
    'CLP Annex I, 3.1.3.6',
  ],
  [
    'unknown toxicity of another recipe',
    1003,
    (record) => (record.toxicology.unknownAcuteToxicityPercent = 40),
    'toxicology.unknownShareDiffers',
    'CLP Annex I, 3.1.3.6.2.2',
  ],
  [
    'an endocrine disruptor denied',
    1003,
    (record) => ingredient(record, toluene).concerns.push('endocrineHealth'),
    'toxicology.endocrineDenied',
    'REACH Annex II, 11.2.1',
  ],
  [
    'criteria not met in section 12',
    1005,
    (record) => (record.ecology.notClassified = { aquaticHazard: 'criteriaNotMet' }),
    'ecology.classDenied',
    'REACH Annex II, 12.1',
  ],
  [
    'a persistent substance denied',
    1003,
    (record) => ingredient(record, xylene).concerns.push('vPvB'),
    'ecology.persistenceDenied',
    'REACH Annex II, 12.5',
  ],
  [
    'a disruptor of the environment denied',
    1003,
    (record) => ingredient(record, xylene).concerns.push('endocrineEnvironment'),
    'ecology.endocrineDenied',
    'REACH Annex II, 12.6',
  ],
  // Sections 13 to 15
  [
    'waste that is not hazardous',
    1003,
    (record) => (record.disposal.wasteCodes = [{ code: '08 01 12', name: { phrase: 'wasteCode.080112' } }]),
    'disposal.notHazardousWaste',
    'Directive 2008/98/EC',
  ],
  ['dangerous goods set free', 1003, free, 'transport.notRegulated', 'REACH Annex II, 14'],
  [
    'another UN number',
    1003,
    (record) => Object.assign(record.transport, { unNumber: '1993' }),
    'transport.numberDiffers',
    'REACH Annex II, 14.1',
  ],
  ['another transport class', 1007, (record) => (mode(record, 'sea').hazardClass = '3'), 'transport.classDiffers', 'REACH Annex II, 14.3'],
  [
    'another packing group',
    1003,
    (record) => (mode(record, 'road').packingGroup = 'III'),
    'transport.packingGroupDiffers',
    'REACH Annex II, 14.4',
  ],
  [
    'goods hazardous to water without their mark',
    1010,
    (record) => (mode(record, 'sea').environmentallyHazardous = false),
    'transport.environmentDiffers',
    'REACH Annex II, 14.5',
  ],
  [
    'another tunnel code',
    1003,
    (record) => (mode(record, 'road').tunnelCode = '(B)'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 15',
  ],
  [
    'another limited quantity',
    1007,
    (record) => (mode(record, 'road').limitedQuantity = '5 L'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 7a',
  ],
  [
    'another hazard number',
    1003,
    (record) => (mode(record, 'road').hazardNumber = '30'),
    'transport.conditionDiffers',
    'ADR 3.2, Table A, column 20',
  ],
  [
    'a number that ADR does not list',
    1003,
    (record) => Object.assign(record.transport, { unNumber: '3999' }),
    'transport.numberUnknown',
    'ADR 3.2, Table A',
  ],
  [
    'a candidate denied in section 15',
    1010,
    (record) => record.regulatory.union.push({ phrase: 'regulation.candidateListNone' }),
    'regulatory.candidateListDenied',
    'REACH Article 59(10)',
  ],
  [
    'methanol for the public without a fastening',
    1003,
    (record) =>
      (record.regulatory.union = record.regulatory.union.filter(
        (text) => !('phrase' in text && text.phrase === 'regulation.childResistantFastening'),
      )),
    'regulatory.fasteningMissing',
    'CLP Annex II, 3.1.1',
  ],
  [
    'a carcinogen for the public',
    1010,
    (record) => record.uses.push({ phrase: 'use.consumer' }),
    'regulatory.publicRefused',
    'REACH Annex XVII, entries 28 to 30',
  ],
  [
    'no major accidents with a flammable liquid',
    1003,
    (record) => record.regulatory.union.push({ phrase: 'regulation.sevesoNone' }),
    'regulatory.sevesoDenied',
    'Directive 2012/18/EU',
  ],
  [
    'another content of solvents in section 15',
    1003,
    (record) => (record.regulatory.volatileOrganicCompounds = { value: 420, unit: 'g/l' }),
    'regulatory.solventsDiffer',
    'REACH Annex II, 15.1',
  ],
  // Identification and languages
  ['the UFI deleted', 1003, (record) => delete record.ufi, 'ufi.missing', 'CLP'],
  ['no uses', 1003, (record) => (record.uses = []), 'identification.usesMissing', 'REACH Annex II, 1.2'],
  [
    'a language of the label without its text',
    1003,
    (record) => (record.otherHazards = [{ text: { en: 'May form explosive mixtures.' } }]),
    'language.ofLabelIncomplete',
    'CLP Article 17(2)',
  ],
  [
    'a language of a market without its text',
    1007,
    (record) => (record.otherHazards = [{ text: { en: 'Attacks light metals.' } }]),
    'language.ofMarketIncomplete',
    'REACH Article 31(5)',
  ],
]

/** Codes that the unchanged record has. */
const codesOfGood = new Map<number, readonly string[]>()
function codesOf(id: number): readonly string[] {
  const codes = codesOfGood.get(id) ?? checkOn(recordOfCatalogue(id)).map(({ code }) => code)
  codesOfGood.set(id, codes)
  return codes
}

describe('a contradiction planted into a good record is found with its article', () => {
  it('of at least sixty kinds', () => {
    expect(planted.length).toBeGreaterThanOrEqual(60)
  })

  it.each(planted)('%s (%d)', (_what, id, plant, code, article) => {
    expect(codesOf(id)).not.toContain(code)
    const found = checkOn(plantIn(id, plant)).filter((one) => one.code === code)
    expect(found).not.toEqual([])
    expect(found[0]?.article).toContain(article)
  })
})

describe('what only the past or another product shows', () => {
  const before = recordOfCatalogue(1003)

  it('a recipe that changed beyond its submission, and one within it', () => {
    const published = { record: before, since: '2024-01-08' }
    const changed = (content: number) => plantIn(1003, (record) => (ingredient(record, toluene).content = content))
    // Above 25 % a component may change by 5 % of its content: from 30 to 31.5 %.
    const codes = (content: number) => checkOn(changed(content), { published }).map(({ code }) => code)
    expect(codes(32)).toContain('ufi.outdated')
    expect(codes(31.5)).not.toContain('ufi.outdated')
  })

  it('a component that is gone, under the same UFI', () => {
    const without = plantIn(1003, (record) => record.composition.ingredients.pop())
    const [found] = checkOn(without, { published: { record: before, since: '2024-01-08' } }).filter(({ code }) => code === 'ufi.outdated')
    expect(found).toMatchObject({ severity: 'error', article: 'CLP Annex VIII, Part B, 4.1', path: 'ufi' })
  })

  it('a new recipe under a new UFI', () => {
    const renewed = plantIn(1003, (record) => {
      record.composition.ingredients.pop()
      record.ufi = makeUfi('DE123456789', 4711)
    })
    const codes = checkOn(renewed, { published: { record: before, since: '2024-01-08' } }).map(({ code }) => code)
    expect(codes).not.toContain('ufi.outdated')
  })

  it('the UFI of another product, and none between equal recipes', () => {
    const other = recordOfCatalogue(1016)
    const borrowed = plantIn(1003, (record) => (record.ufi = other.ufi))
    const others = [{ name: other.name, record: other }]
    expect(checkOn(borrowed, { others })).toContainEqual(
      expect.objectContaining({ code: 'ufi.usedTwice', article: 'CLP Annex VIII, Part A, 4.2 and 5' }),
    )
    expect(checkOn(other, { others }).map(({ code }) => code)).not.toContain('ufi.usedTwice')
  })
})

describe('rules by the day', () => {
  it('a class of 2023 may wait where the mixture was on the market before', () => {
    const record = plantIn(1003, (one) => {
      ingredient(one, toluene).classification.push({ category: 'ED HH 1', statements: ['EUH380'] })
      one.toxicology.endocrine = []
      one.otherHazards = []
    })
    const codesOn = (day: string, since: string | null) =>
      checkOn(record, { day, published: since === null ? null : { record, since } })
        .filter(({ params }) => params['class'] === 'ED HH 1 EUH380')
        .map(({ code }) => code)
    expect(codesOn('2026-04-30', null)).toEqual([])
    expect(codesOn('2026-11-23', null)).toEqual(['classification.missing'])
    expect(codesOn('2026-11-23', '2024-01-08')).toEqual(['classification.inTransition'])
    expect(codesOn('2028-05-01', '2024-01-08')).toEqual(['classification.missing'])
  })

  it('letters of 2028 are a clock before their day and an error from it on', () => {
    const record = plantIn(1007, (one) => Object.assign(one.labelDefaults, { labelSize: 5, packageSize: 3, languages: ['de', 'fr'] }))
    const codesOn = (day: string) =>
      checkOn(record, { day })
        .filter(({ code }) => code.startsWith('rule.label') || code === 'label.tooFull')
        .map(({ code, severity }) => `${severity} ${code}`)
    expect(codesOn('2026-11-23')).toEqual(['warning rule.labelTooSmallFrom', 'hint rule.labelDraft'])
    expect(codesOn('2028-01-01')).toEqual(['error label.tooFull'])
  })

  it('an edition of ADR that has ended', () => {
    const codesOn = (day: string) => checkOn(recordOfCatalogue(1003), { day }).map(({ code }) => code)
    expect(codesOn('2027-06-30')).not.toContain('transport.editionEnded')
    expect(codesOn('2027-07-01')).toContain('transport.editionEnded')
  })

  it('no UFI before there was one', () => {
    const without = plantIn(1003, (record) => delete record.ufi)
    expect(checkOn(without, { day: '2020-12-31' }).map(({ code }) => code)).not.toContain('ufi.missing')
  })
})

describe('a decision of a person stands beside the calculation', () => {
  it('where it names its basis', () => {
    const decided = plantIn(1005, (record) => {
      record.classification = record.classification.map((one) =>
        one.category === 'Aquatic Chronic 2' ? { category: 'Aquatic Chronic 3', statements: ['H412'], basis: 'bridging' } : one,
      )
    })
    const found = checkOn(decided).filter(({ path }) => path.startsWith('classification'))
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['classification.decidedOtherwise', 'warning']])
  })

  it('but no test stands against the figures of section 9', () => {
    const record = plantIn(1003, (one) => (property(one, 'flashPoint').quantity = { value: 70, unit: '°C' }))
    expect(record.classification.find(({ category }) => category === 'Flam. Liq. 2')?.basis).toBe('testData')
    expect(checkOn(record).some(({ severity }) => severity === 'error')).toBe(true)
  })
})

describe('what nobody answered is unanswered', () => {
  const empty = plantIn(1012, (record) => {
    record.composition = { kind: 'mixture', description: [], ingredients: [], notes: [] }
    record.classification = []
  })

  it('a record of nothing is not “not classified”', () => {
    expect(checkOn(empty)).toContainEqual(
      expect.objectContaining({ code: 'classification.unanswered', severity: 'error', article: 'CLP Article 4(1)' }),
    )
  })

  it('one that says that nothing has to be listed is answered', () => {
    const said = { ...empty, composition: { ...empty.composition, notes: [{ phrase: 'compositionNote.notHazardous' }] } }
    expect(checkOn(said).map(({ code }) => code)).not.toContain('classification.unanswered')
  })
})

describe('findings', () => {
  const found = checkOn(
    plantIn(1003, (record) => {
      dropClass('Repr. 2')(record)
      record.labelElements.supplementalStatements = []
      ingredient(record, toluene).content = 55
    }),
  )

  it('stand with errors first', () => {
    const ranks = found.map(({ severity }) => ['error', 'warning', 'hint'].indexOf(severity))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBeGreaterThan(1)
  })

  it('have a place, a known code and an article of a law', () => {
    for (const one of found) {
      expect(checkCodes).toContain(one.code)
      expect(one.path).not.toBe('')
      expect(one.article).toMatch(/^(?:CLP|REACH|ADR|Directive|Regulation) /)
    }
  })

  it.each(['en', 'de', 'fi', 'el'] as const)('are sentences without gaps in %s', (language) => {
    for (const { message } of writeFindings(found, language)) {
      expect(message.length).toBeGreaterThan(15)
      expect(message).not.toMatch(/[{}□]/)
    }
  })

  it('name a substance and figures as the language writes them', () => {
    const [one] = writeFindings(
      found.filter(({ code }) => code === 'composition.contentOutsideRange'),
      'de',
    )
    expect(one?.message.replaceAll('\u00a0', ' ')).toBe('Toluol: Der Bereich von 25 bis 50 % enthält den Gehalt nicht, 55 %.')
  })

  it('can be mended by their patch where there is one answer', () => {
    const missing = found.find(({ code }) => code === 'classification.missing')
    expect(missing?.fix).toEqual([
      { op: 'add', path: '/classification/-', value: { category: 'Repr. 2', statements: ['H361d'], basis: 'calculation' } },
    ])
  })

  it('change nothing in the record that is checked', () => {
    const record = recordOfCatalogue(1010)
    checkOn(record)
    expect(record).toEqual(recordOfCatalogue(1010))
  })
})
