import { describe, expect, it } from 'vitest'
import { openRegister, openTable } from '../substances/open-register.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const register = openRegister(openTable([])).at('2026-11-29')
type Naming = Pick<TypedComponent, 'cas' | 'ec' | 'index' | 'name'>
const judge = (content: number, ...namings: Naming[]) => classifyTyped(liquid(namings.map((one) => ({ ...one, content }))), register)

describe('a substance of Annex VI is the same by any of its names', () => {
  it.each<[content: number, cas: string, others: Naming[]]>([
    // Note B: what the name leaves to fill in
    [8, '7722-84-1', [{ name: 'hydrogen peroxide' }, { name: 'Hydrogen peroxide solution' }, { name: 'hydrogen peroxide solution … %' }]],
    [4.5, '7681-52-9', [{ name: 'sodium hypochlorite' }, { ec: '231-668-3' }, { index: '017-011-00-1' }]],
    [40, '7697-37-2', [{ name: 'nitric acid' }, { ec: '231-714-2' }, { index: '007-030-00-3' }]],
    [25, '7664-38-2', [{ name: 'orthophosphoric acid' }, { name: 'phosphoric acid' }]],
    [15, '7664-93-9', [{ name: 'sulphuric acid' }, { name: 'sulfuric acid' }]],
    // a gas and its solution, with one number or two
    [0.5, '7664-39-3', [{ name: 'hydrogen fluoride' }, { name: 'hydrofluoric acid' }, { index: '009-003-00-1' }]],
    [12, '7647-01-0', [{ name: 'hydrogen chloride' }, { name: 'hydrochloric acid' }, { ec: '231-595-7' }, { index: '017-002-01-X' }]],
    // synonyms as the table prints them, and the body that named it
    [5, '63-25-2', [{ name: 'carbaryl' }, { name: 'carbaryl (ISO)' }, { name: 'carbaryl (ISO); 1-naphthyl methylcarbamate' }]],
    // one of the four substances of an entry, in a language of the library
    [30, '1330-20-7', [{ name: 'xylene' }, { name: 'Xylol' }, { name: 'xylène' }]],
    [30, '67-64-1', [{ name: 'acetone' }, { name: 'propanone' }, { name: 'acetone; propan-2-one; propanone' }]],
  ])('%d %% of CAS %s', (content, cas, others) => {
    const [first] = judge(content, { cas }).components
    for (const other of others) {
      const result = judge(content, other)
      expect(classesOf(result), JSON.stringify(other)).toEqual(classesOf(judge(content, { cas })))
      expect(result.components[0], JSON.stringify(other)).toMatchObject({ key: `cas ${cas}`, entry: first?.entry })
    }
  })

  it('and adds up under two of them', () => {
    const [acid, water, ...more] = judge(6, { cas: '7647-01-0' }, { index: '017-002-01-X' }).components
    expect(acid).toMatchObject({ cas: '7647-01-0', index: '017-002-01-X', paths: ['mixture.components[0]', 'mixture.components[1]'] })
    expect([water?.name, more]).toEqual(['water', []])
  })

  it.each<[naming: Naming, index: string | null]>([
    [{ cas: '67-64-1', name: 'Methanol' }, '606-001-00-8'],
    [{ ec: '200-662-2', name: 'Salzsäure' }, '606-001-00-8'],
    [{ index: '606-001-00-8', name: 'toluène' }, '606-001-00-8'],
    [{ cas: '67-64-1', name: 'Aceton' }, null],
    [{ cas: '67-64-1', name: 'Solvent 12' }, null],
    [{ cas: '1336-21-6', name: 'ammonia' }, null],
    [{ cas: '95-47-6', name: 'xylene' }, null],
    [{ cas: '64742-82-1', name: 'white spirit' }, null],
  ])('and a number beside the name of another one is told of: %o', (naming, index) => {
    const found = judge(5, naming).warnings.filter(({ code }) => code === 'substance.nameContradicts')
    expect(found.map(({ params }) => params)).toEqual(index === null ? [] : [{ name: naming.name, index }])
  })
})
