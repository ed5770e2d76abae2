import { describe, expect, it } from 'vitest'
import { openEngine } from './open-engine.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { liquid, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'

const register = openRegister(openTable([])).at('2026-11-29')
type Naming = Pick<TypedComponent, 'cas' | 'ec' | 'index' | 'name'>

describe('in transport too', () => {
  const engine = openEngine()
  const roadOf = (mixture: TypedMixture) =>
    engine(classificationRequest.parse({ mixture }).mixture, register).transport?.modes.find(({ mode }) => mode === 'road')

  // an index number of isomers that Table A knows by one entry; hexanes have two
  it.each<[un: string, naming: Naming, flashPoint: number]>([
    ['1307', { index: '601-022-00-9' }, 30],
    ['1206', { index: '601-008-00-2' }, -4],
    ['1262', { index: '601-009-00-8' }, 13],
    ['1120', { index: '603-127-00-5' }, 24],
    ['1993', { index: '601-007-00-7' }, -30],
    ['1150', { cas: '156-60-5' }, 2],
    ['1192', { cas: '687-47-8' }, 46],
    ['1789', { ec: '231-595-7' }, 100],
  ])('UN %s is the entry of %o', (un, naming, flashPoint) => {
    const measured = flashPoint === 100 ? { pH: 0 } : { flashPoint, initialBoilingPoint: 80 }
    expect(roadOf(liquid([{ ...naming, content: 37 }], measured))?.unNumber).toBe(un)
  })

  it('a dilution of arsenic trioxide keeps the entry that names it, though the criteria find corrosion too (ADR 2.1.3.1, 2.1.3.3)', () => {
    const mixture: TypedMixture = { ...liquid([{ cas: '1327-53-3', content: 50 }]), physicalState: 'solid' }
    expect(roadOf(mixture)).toMatchObject({ unNumber: '1561', transportClass: '6.1', packingGroup: 'II', labels: ['6.1'] })
  })
})
