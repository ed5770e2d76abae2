import { expect, it } from 'vitest'
import { importEntry, type ImportEntryInput, type ProductRecordInput } from '../../shared/record/product-record.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { findComponents } from './kit-queries.ts'
import { importEntries } from './import-records.ts'
import { findOrCreateFirstWorkgroup } from './import-queries.ts'
import { nameReason } from '../../tests/name-reason.ts'

const { db } = await createTestDatabase()
const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')

const store = (...entries: ImportEntryInput[]) =>
  importEntries(
    db,
    entries.map((entry, index) => ({ place: [index], entry: importEntry.parse(entry) })),
    { workgroupId },
  )
const published = (permalinkId: number, changes: Partial<ProductRecordInput> = {}) => entryOf(recordOf(permalinkId, changes), '2026-01-01')
const corrosive: Partial<ProductRecordInput> = { classification: [{ category: 'Skin Corr. 1B', statements: ['H314'] }] }
const flammable: Partial<ProductRecordInput> = { classification: [{ category: 'Flam. Liq. 3', statements: ['H226'] }] }
const kitOf = (...ids: number[]) => ({ kit: { components: ids.map((product) => ({ product, name: `Product ${product}` })) } })

it('a kit whose label is weaker than that of a component must say why', async () => {
  const { problems } = await store(published(3, { ...flammable, ...kitOf(1, 2) }), published(1, flammable), published(2, corrosive))
  expect(problems).toEqual([
    {
      path: '[0].record.kit.weakerBecause',
      code: 'weakerLabel',
      params: { name: 'Product 2', elements: ['danger', 'GHS05', 'H314'] },
    },
  ])
  const kit = { ...kitOf(1, 2).kit, weakerBecause: { text: { en: 'The hardener is in a capsule.' } } }
  expect((await store(published(3, { ...flammable, kit }), published(1, flammable), published(2, corrosive))).problems).toEqual([])
})

it('a kit with the same signs must say why it lacks a statement, a supplemental one too', async () => {
  const harmful: Partial<ProductRecordInput> = {
    classification: [
      { category: 'Acute Tox. 4', statements: ['H332'] },
      { category: 'Skin Sens. 1', statements: ['H317'] },
    ],
    labelElements: { supplementalStatements: [{ code: 'EUH204' }] },
  }
  const sensitising: Partial<ProductRecordInput> = { classification: [{ category: 'Skin Sens. 1', statements: ['H317'] }] }
  const { problems } = await store(published(33, { ...sensitising, ...kitOf(31, 32) }), published(31, sensitising), published(32, harmful))
  expect(problems.map(nameReason)).toEqual(['[0].record.kit.weakerBecause: weakerLabel H332 EUH204 Product 32'])
})

it('a kit classified as severely as its most severe component needs no explanation', async () => {
  await store(published(11, flammable), published(12, corrosive))
  const both = [...(flammable.classification ?? []), ...(corrosive.classification ?? [])]
  expect((await store(published(13, { classification: both, ...kitOf(11, 12) }))).problems).toEqual([])
})

it('the components of a kit must be published, listed once, and not the kit itself', async () => {
  await store(published(21), entryOf(recordOf(22)))
  const reasons = async (...ids: number[]) => (await store(published(23, kitOf(...ids)))).problems.map(nameReason)
  expect(await reasons(21, 22)).toEqual(['[0].record.kit.components[1].product: notPublished 22'])
  expect(await reasons(21, 21)).toEqual(['[0].record.kit.components[1].product: onceOnly 21'])
  expect(await reasons(21, 23)).toEqual(['[0].record.kit.components[1].product: containsItself'])
})

it('the components of a kit are loaded with their section 14, in the order of the kit', async () => {
  const entry = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3', packingGroup: 'III' } as const
  const transport = { regulated: true, unNumber: '1263', road: entry, sea: entry, air: entry } as const
  await store(published(31), published(32, { transport }))
  const found = await findComponents(db, { kit: kitOf(32, 31).kit })
  expect(found.map(({ name, transport: own }) => [name, own.regulated && own.unNumber])).toEqual([
    ['Product 32', '1263'],
    ['Product 31', false],
  ])
})
