import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { liquid, type TypedComponent } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import { metalPowders } from './metal-powders.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const byRoad = (component: TypedComponent) => derive({ ...liquid([component]), physicalState: 'solid' }).transport?.modes[0]

describe('a metal powder (ADR 3.2.1, Table A)', () => {
  it('has the class there that stands here', () => {
    for (const [hazard, un] of Object.values(metalPowders).flat())
      expect([un, table.rowsOf(un).some((row) => row.class === hazard)]).toEqual([un, true])
  })

  it.each<[what: string, cas: string, classes: string[], un: string, packingGroup: string, labels: string[]]>([
    ['aluminium that water decomposes', '7429-90-5', ['Flam. Sol. 1 H228', 'Water-react. 2 H261'], '1396', 'II', ['4.3']],
    ['aluminium that only burns', '7429-90-5', ['Flam. Sol. 2 H228'], '1309', 'III', ['4.1']],
    ['pyrophoric aluminium', '7429-90-5', ['Pyr. Sol. 1 H250', 'Water-react. 2 H261'], '1383', 'I', ['4.2']],
    ['magnesium powder', '7439-95-4', ['Flam. Sol. 1 H228', 'Self-heat. 1 H251', 'Water-react. 2 H261'], '1418', 'II', ['4.3', '4.2']],
    ['pyrophoric magnesium', '7439-95-4', ['Pyr. Sol. 1 H250', 'Water-react. 1 H260'], '1418', 'I', ['4.3', '4.2']],
    ['magnesium turnings that only burn', '7439-95-4', ['Flam. Sol. 2 H228'], '1869', 'III', ['4.1']],
    ['pyrophoric zinc', '7440-66-6', ['Pyr. Sol. 1 H250', 'Water-react. 1 H260', 'Aquatic Acute 1 H400'], '1436', 'I', ['4.3', '4.2']],
    ['stabilised zinc', '7440-66-6', ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'], '3077', 'III', ['9']],
    ['zirconium that heats itself', '7440-67-7', ['Self-heat. 1 H251'], '2008', 'II', ['4.2']],
  ])('%s', (name, cas, classes, unNumber, packingGroup, labels) => {
    expect(byRoad(named(name, cas, 100, ...classes))).toMatchObject({ unNumber, packingGroup, labels })
  })

  it('is named by the index number of an entry that has no other number', () => {
    const turnings = { index: '012-002-00-9', content: 100, own: { classification: ['Flam. Sol. 1 H228', 'Water-react. 2 H261'] } }
    expect(byRoad(turnings)?.unNumber).toBe('1418')
  })

  it('is one no more where it is mixed with something else', () => {
    const paste = liquid([named('aluminium', '7429-90-5', 65, 'Flam. Sol. 1 H228')])
    expect(derive({ ...paste, physicalState: 'solid' }).transport?.modes[0]?.unNumber).not.toBe('1309')
  })
})
