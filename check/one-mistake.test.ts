import { describe, expect, it } from 'vitest'
import { applyPatch } from '../shared/apply-patch.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { transportModes } from '../shared/record/transport.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { anyGoodRecord, plantInAny } from '../test-kit/any-good-record.ts'
import { dropClass, measure, mode, note, property } from '../test-kit/contradictions/change-record.ts'
import { writeFindings } from './write-finding.ts'
import type { Finding } from './finding.ts'

const write = ({ code, path }: Finding) => `${code} ${path.replaceAll(/\[\d+\]/g, '[]')}`
/** What is found in a good record with a mistake, and not without it. Hints on how many statements there are count nothing. */
function newIn(id: number, plant: (record: ProductRecord) => void): Finding[] {
  const before = new Set(checkOn(anyGoodRecord(id)).map(write))
  return checkOn(plantInAny(id, plant)).filter((one) => one.code !== 'label.precautionaryMany' && !before.has(write(one)))
}

describe('one mistake is one finding', () => {
  it.each<[string, number, (record: ProductRecord) => void, string]>([
    ['a flammable liquid whose class was lost', 1003, dropClass('Flam. Liq. 2'), 'classification.missing classification'],
    ['a lye whose class was lost', 1007, dropClass('Skin Corr. 1A'), 'classification.missing classification'],
    ['an aerosol whose class was lost', 1013, dropClass('Aerosol 1'), 'classification.missing classification'],
    [
      'an aquatic class that nothing leads to',
      1002,
      (record) => record.classification.push({ category: 'Aquatic Acute 1', statements: ['H400'], basis: 'calculation' }),
      'classification.unfounded classification[]',
    ],
    [
      'the EC number of benzene',
      1004,
      (record) => Object.assign(record.composition.ingredients[0] ?? {}, { ecNumber: '200-753-7' }),
      'composition.numbersDisagree composition.ingredients[]',
    ],
    [
      'the index number of benzene',
      1001,
      (record) => Object.assign(record.composition.ingredients[0] ?? {}, { indexNumber: '601-020-00-8' }),
      'composition.numbersDisagree composition.ingredients[]',
    ],
    [
      'another packing group by road',
      1001,
      (record) => (mode(record, 'road').packingGroup = 'II'),
      'transport.packingGroupDiffers transport.road.packingGroup',
    ],
    [
      'another packing group by road, sea and air',
      1009,
      (record) => transportModes.forEach((name) => (mode(record, name).packingGroup = 'II')),
      'transport.packingGroupDiffers transport.road.packingGroup',
    ],
    [
      'another UN number',
      1003,
      (record) => Object.assign(record.transport, { unNumber: '1993' }),
      'transport.numberDiffers transport.unNumber',
    ],
    [
      'the category of a milder liquid',
      1003,
      (record) => Object.assign(record.classification[0] ?? {}, { category: 'Flam. Liq. 3', statements: ['H226'] }),
      'classification.differs classification[]',
    ],
    [
      'the category of another liquid in 9.2.1',
      1003,
      note('flammableLiquids', 'propertyNote.flammableLiquid', { category: 3 }),
      'properties.flammabilityDiffers parameters[]',
    ],
    [
      'solvents of more than a litre weighs',
      1003,
      (record) => {
        measure('vocContent', { value: 1200, unit: 'g/l' })(record)
        record.regulatory.volatileOrganicCompounds = { value: 1200, unit: 'g/l' }
      },
      'properties.figuresContradict parameters[]',
    ],
    [
      'a range that does not hold the content',
      1003,
      (record) => Object.assign(record.composition.ingredients[4] ?? {}, { contentRange: { from: 5, to: 10, toInclusive: false } }),
      'composition.contentOutsideRange composition.ingredients[].contentRange',
    ],
    [
      'granules that are a liquid',
      1014,
      (record) => (property(record, 'physicalState').text = { phrase: 'state.liquid' }),
      'sentences.contradict parameters[]',
    ],
  ])('of %s (%d)', (_what, id, plant, expected) => {
    expect(newIn(id, plant).map(write)).toEqual([expected])
  })

  it('but an error that no class explains stays beside it', () => {
    const found = newIn(1011, (record) => record.classification.push({ category: 'Carc. 2', statements: ['H351'], basis: 'calculation' }))
    expect(found.map(({ code }) => code)).toEqual(['ufi.missing', 'classification.unfounded', 'label.precautionaryMissing'])
  })
})

describe('a mistake that an owner publishes with a reason', () => {
  it.each<[string, number, (record: ProductRecord) => void, Finding['code'], string[]]>([
    [
      'a flammable liquid whose class was lost',
      1003,
      dropClass('Flam. Liq. 2'),
      'classification.missing',
      ['label.precautionaryUnfounded labelElements.precautionaryStatements[]', 'properties.classUnfounded parameters[]'],
    ],
    [
      'another UN number',
      1003,
      (record) => Object.assign(record.transport, { unNumber: '1993' }),
      'transport.numberDiffers',
      ['transport.nameDiffers transport.road.shippingName'],
    ],
    [
      'the index number of benzene',
      1001,
      (record) => Object.assign(record.composition.ingredients[0] ?? {}, { indexNumber: '601-020-00-8' }),
      'composition.numbersDisagree',
      ['classification.missing classification'],
    ],
  ])('hides nothing that follows from it: %s (%d)', (_what, id, plant, cause, followers) => {
    const record = plantInAny(id, plant)
    const hidden = checkOn(record).map(write)
    const shown = checkOn(record, {}, ({ code }) => code === cause)
    expect(shown.map(write)).toEqual(expect.arrayContaining(hidden))
    expect(shown.map(write)).toEqual(expect.arrayContaining(followers))
    expect(hidden).not.toEqual(expect.arrayContaining(followers))
  })

  it('is asked of errors alone', () => {
    checkOn(plantInAny(1003, dropClass('Flam. Liq. 2')), {}, ({ severity }) => {
      expect(severity).toBe('error')
      return false
    })
  })
})

describe('its press leaves no new one', () => {
  const press = (record: ProductRecord, code: Finding['code']): ProductRecord => {
    const found = checkOn(record).find((one) => one.code === code)
    return productRecord.parse(applyPatch(record, found?.fix ?? []))
  }

  it.each<[string, number, (record: ProductRecord) => void, Finding['code']]>([
    ['both statements of an aerosol', 1013, dropClass('Aerosol 1'), 'classification.missing'],
    ['the organ that methanol names', 1003, dropClass('STOT SE 2'), 'classification.missing'],
    [
      'the packing group with what Table A says of it',
      1009,
      (record) => {
        for (const name of transportModes) mode(record, name).packingGroup = 'II'
        Object.assign(mode(record, 'road'), { limitedQuantity: '1 L', exceptedQuantity: 'E2', transportCategory: '2' })
        Object.assign(mode(record, 'sea'), { limitedQuantity: '1 L', exceptedQuantity: 'E2' })
        mode(record, 'air').exceptedQuantity = 'E2'
      },
      'transport.packingGroupDiffers',
    ],
    ['the UN number', 1008, (record) => Object.assign(record.transport, { unNumber: '1263' }), 'transport.numberDiffers'],
    [
      'the class in the place of another',
      1008,
      (record) => Object.assign(record.classification[0] ?? {}, { category: 'Flam. Liq. 3', statements: ['H226'] }),
      'classification.differs',
    ],
  ])('%s (%d)', (_what, id, plant, code) => {
    const before = checkOn(anyGoodRecord(id)).map(write).toSorted()
    const after = press(plantInAny(id, plant), code)
    expect(checkOn(after).map(write).toSorted()).toEqual(before)
  })
})

it('a use and what is advised against read differently', () => {
  const found = newIn(1010, (record) => record.uses.push({ phrase: 'use.consumer' })).filter(({ path }) => path.startsWith('uses'))
  const [, sentence] = writeFindings(found, 'de')
  expect(sentence?.message).toContain('Verwendungen, von denen abgeraten wird')
})
