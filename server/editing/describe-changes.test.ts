import { expect, it } from 'vitest'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { compareSections } from '../../documents/sds/compare-sds.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { describeChanges } from './describe-changes.ts'

const before = sdsSourceOf(1001, 2)
const sectionsOf = (record: ProductRecord) => buildSds({ ...before, record }, 'en', { qrCode: false }).model.sections

/** The reported changes as place and runs: added with a plus, removed with a minus. */
function changesOf(change: (record: ProductRecord) => void): string[] {
  const record = structuredClone(before.record)
  change(record)
  const { sections } = compareSections(sectionsOf(before.record), sectionsOf(record))
  return describeChanges(sections).flatMap(({ subsections }) =>
    subsections.flatMap(({ number, changes }) =>
      changes.map(
        ({ place, runs }) =>
          `${number} [${place}] ${runs.map(({ text, mark }) => (mark ? `{${mark === 'added' ? '+' : '-'}${text}}` : text)).join('')}`,
      ),
    ),
  )
}

it('names the row of a term whose value changed', () => {
  const changes = changesOf(({ supplier }) => {
    supplier.telephone = '+43 1 5550199'
  })
  expect(changes).toEqual([expect.stringMatching(/^1\.3 \[Telephone\] .*\{\+43\s1\s5550199\}/)])
})

it('names row and column of a changed cell', () => {
  const changes = changesOf(({ parameters }) => {
    const flashPoint = parameters.find(({ property }) => property === 'flashPoint')
    if (flashPoint?.quantity) flashPoint.quantity.value = 27
  })
  expect(changes).toEqual(['9.1 [Basic physical and chemical properties › Flash point › Value] {-25\u00a0°C} {+27\u00a0°C}'])
})

it('calls a renamed row by its new name, with as many of its cells as tell it from the others', () => {
  const changes = changesOf(({ composition: { ingredients } }) => {
    const [first] = ingredients
    if (first) first.name = { text: { en: 'Another name' } }
  })
  const ofTable = changes.filter((change) => change.includes('[Derived no-effect levels'))
  expect(ofTable).toContain(
    '8.1 [Derived no-effect levels (DNEL) › Another name, Workers, Inhalation, Systemic, long term › Substance] {-n-butyl acetate} {+Another name}',
  )
  // Many rows are about one substance, and each has to be distinguished from the others.
  expect(new Set(changes).size).toBe(changes.length)
})
