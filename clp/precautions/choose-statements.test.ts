import { describe, expect, it } from 'vitest'
import { hazardCategories } from '../hazard-categories.ts'
import { choosePrecautions, type Audience } from './choose-statements.ts'
import { coveringStatements } from './covering-statements.ts'
import { countPrecautionaryStatements } from './most-statements.ts'

type Entry = Parameters<typeof choosePrecautions>[0]['classification'][number]

const choose = (
  classification: readonly Entry[],
  audience: Audience,
  facts: { isVolatile?: boolean; isInhaled?: boolean; isSwallowed?: boolean } = {},
) => choosePrecautions({ classification, audience, isVolatile: false, isInhaled: false, isSwallowed: true, ...facts })
const codesOf = (all: readonly { code: string }[]) => all.map(({ code }) => code)

const corrosive: Entry = { category: 'Skin Corr. 1B', statements: ['H314'] }
const aerosol: Entry = { category: 'Aerosol 1', statements: ['H222', 'H229'] }
const flammable: Entry = { category: 'Flam. Liq. 2', statements: ['H225'] }
const aspirated: Entry = { category: 'Asp. Tox. 1', statements: ['H304'] }

describe('the precautionary statements of a label', () => {
  it('are six for a corrosive product of the public: first aid by route, protection, disposal', () => {
    expect(codesOf(choose([corrosive], 'public').chosen)).toEqual([
      'P280',
      'P301+P330+P331',
      'P303+P361+P353',
      'P305+P351+P338',
      'P310',
      'P501',
    ])
  })

  it('say nothing of swallowing a gas, CLP Article 28(1)', () => {
    const poison: Entry[] = [
      { category: 'Acute Tox. 3', statements: ['H301'] },
      { category: 'Acute Tox. 3', statements: ['H331'] },
    ]
    const gas = { isVolatile: true, isInhaled: true, isSwallowed: false }
    expect(codesOf(choose(poison, 'work', { ...gas, isSwallowed: true }).chosen)).toContain('P301+P310')
    expect(codesOf(choose(poison, 'work', gas).chosen)).toEqual(expect.arrayContaining(['P304+P340', 'P311']))
    const all = codesOf([...choose(poison, 'work', gas).chosen, ...choose([corrosive], 'work', gas).chosen])
    expect(all.filter((code) => /P301|P33[01]/.test(code))).toEqual([])
    expect(choose([corrosive], 'work', gas).leftOut).toContainEqual({
      code: 'P301+P330+P331',
      reason: 'conditionNotMet',
      by: null,
      source: 'CLP Article 28(1)',
    })
  })

  it('have one on disposal for the public wherever the table of a class has one, CLP Article 28(2)', () => {
    const irritant: Entry[] = [
      { category: 'Flam. Liq. 3', statements: ['H226'] },
      { category: 'Skin Irrit. 2', statements: ['H315'] },
      { category: 'Eye Irrit. 2', statements: ['H319'] },
    ]
    expect(codesOf(choose(irritant, 'public').chosen)).toContain('P501')
    expect(codesOf(choose(irritant.slice(1), 'public').chosen)).not.toContain('P501')
  })

  it.each(['Press. Gas (Comp.)', 'Press. Gas (Liq.)', 'Press. Gas (Diss.)'] as const)(
    'have an optional one where a label would bear none without it: %s',
    (category) => {
      const gas: Entry = { category, statements: ['H280'] }
      expect(codesOf(choose([gas], 'work').chosen)).toEqual(['P410+P403'])
      expect(codesOf(choose([gas], 'public').chosen)).toEqual(['P102', 'P410+P403'])
      const burning: Entry = { category: 'Flam. Gas 1A', statements: ['H220'] }
      expect(codesOf(choose([burning, gas], 'work').chosen)).toEqual(['P210', 'P377', 'P381', 'P403'])
    },
  )

  it('keep skin and eyes from a gas that is cold', () => {
    const cold: Entry = { category: 'Press. Gas (Ref. Liq.)', statements: ['H281'] }
    expect(codesOf(choose([cold], 'work').chosen)).toEqual(['P282', 'P336+P315'])
  })

  it('name neither storage under lock nor a statement for homes where people work with the product', () => {
    const { chosen, leftOut } = choose([corrosive], 'work')
    expect(codesOf(chosen)).not.toContain('P405')
    expect(leftOut).toContainEqual({ code: 'P405', reason: 'optional', by: null, source: 'CLP Annex IV, column 5' })
    expect(leftOut).toContainEqual({ code: 'P264', reason: 'otherAudience', by: null, source: 'CLP Annex IV, column 5' })
  })

  it('call the poison centre once, most urgently', () => {
    const inhaled: Entry = { category: 'Acute Tox. 4', statements: ['H332'] }
    const { chosen, leftOut } = choose([corrosive, aspirated, inhaled], 'work', { isInhaled: true })
    expect(codesOf(chosen).filter((code) => /P31[0-2]/.test(code))).toEqual(['P310'])
    expect(leftOut).toContainEqual({ code: 'P312', reason: 'covered', by: 'P310', source: 'CLP Article 28(1)' })
    expect(leftOut).toContainEqual({ code: 'P331', reason: 'covered', by: 'P301+P330+P331', source: 'CLP Article 28(1)' })
  })

  it('leave room for gloves beside a call that is made in any case', () => {
    const harmful: Entry = { category: 'STOT SE 2', statements: ['H371'] }
    const { chosen, leftOut } = choose([corrosive, harmful], 'public')
    expect(codesOf(chosen)).toEqual(['P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310', 'P501'])
    expect(leftOut).toContainEqual({ code: 'P308+P311', reason: 'covered', by: 'P310', source: 'CLP Article 28(1)' })
  })

  it('say what to do after swallowing where aspiration is the hazard', () => {
    expect(codesOf(choose([aspirated], 'public').chosen)).toEqual(['P102', 'P301+P310', 'P331', 'P405', 'P501'])
  })

  it.each([
    ['P312', { category: 'Acute Tox. 4', statements: ['H312'] }],
    ['P311', { category: 'Acute Tox. 3', statements: ['H331'] }],
    ['P310', { category: 'Acute Tox. 2', statements: ['H330'] }],
  ] satisfies [string, Entry][])('ask for advice when unwell once: %s beside damage to organs', (call, entry) => {
    const organs: Entry = { category: 'STOT RE 1', statements: ['H372'] }
    const { chosen, leftOut } = choose([organs, entry], 'work', { isVolatile: true, isInhaled: true })
    expect(codesOf(chosen)).toContain(call)
    expect(leftOut).toContainEqual({ code: 'P314', reason: 'covered', by: call, source: 'CLP Article 28(1)' })
  })

  it('let a covering statement stand as strongly as what it covers', () => {
    const narcotic: Entry = { category: 'STOT SE 3', statements: ['H336'] }
    const { chosen } = choose([flammable, narcotic], 'work', { isVolatile: true, isInhaled: true })
    const store = chosen.find(({ code }) => code === 'P403+P233')
    expect(store?.level).toBe('h')
    expect(store?.demands.map(({ category }) => category)).toContain('Flam. Liq. 2')
    expect(codesOf(chosen)).not.toContain('P233')
  })

  it.each([
    ['not volatile', false, ['P210', 'P233', 'P501']],
    ['volatile', true, ['P210', 'P233', 'P403+P235', 'P501']],
  ])('store a flammable liquid cool only where it is volatile: %s', (_name, isVolatile, expected) => {
    expect(codesOf(choose([flammable], 'work', { isVolatile }).chosen)).toEqual(expected)
  })

  it('keep the prescribed statements of an aerosol before all others', () => {
    expect(codesOf(choose([aerosol, corrosive], 'public').chosen)).toEqual(expect.arrayContaining(['P210', 'P211', 'P251', 'P410+P412']))
  })

  it('keep an aerosol of the public from children, whatever else is asked for (Directive 75/324/EEC, Annex, 2.2(d))', () => {
    const aerosol: Entry = { category: 'Aerosol 1', statements: ['H222', 'H229'] }
    const others: Entry[] = [aspirated, corrosive, { category: 'Aquatic Chronic 2', statements: ['H411'] }]
    expect(codesOf(choose([aerosol, ...others], 'public').chosen)).toContain('P102')
    expect(codesOf(choose([aerosol, ...others], 'work').chosen)).not.toContain('P102')
  })

  it('of a spray say nothing of the aspiration hazard of its contents, for which it need not be labelled (CLP Annex I, 1.3.3)', () => {
    const { chosen, recommended } = choose([aerosol, aspirated], 'public')
    expect(codesOf(chosen)).toEqual(['P102', 'P210', 'P211', 'P251', 'P410+P412'])
    expect(codesOf(recommended)).not.toContain('P331')
    expect(codesOf(choose([{ category: 'Aerosol 3', statements: ['H229'] }, aspirated], 'work').recommended)).not.toContain('P301+P310')
  })

  it('of a spray for the public that corrodes say so beside the five that Directive 75/324/EEC prescribes', () => {
    const prescribed = ['P102', 'P210', 'P211', 'P251', 'P410+P412']
    const burns = ['P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310', 'P501']
    expect(codesOf(choose([aerosol, corrosive], 'public').chosen)).toEqual([...prescribed, ...burns].toSorted())
    // Of what is only recommended the first of each class.
    const irritant: Entry[] = [
      { category: 'Eye Irrit. 2', statements: ['H319'] },
      { category: 'STOT SE 3', statements: ['H336'] },
    ]
    const paint = codesOf(choose([aerosol, ...irritant], 'public', { isInhaled: true }).chosen)
    expect(paint).toEqual(['P102', 'P210', 'P211', 'P251', 'P271', 'P305+P351+P338', 'P405', 'P410+P412', 'P501'])
    expect(codesOf(choose([aerosol], 'public').chosen)).toEqual(prescribed)
  })

  it('are those of the route alone for acute toxicity', () => {
    const { recommended } = choose([{ category: 'Acute Tox. 4', statements: ['H302'] }], 'public')
    expect(codesOf(recommended)).toEqual(['P102', 'P264', 'P270', 'P301+P312', 'P330', 'P501'])
  })

  it('are none without a classification', () => {
    expect(choose([], 'public')).toEqual({ recommended: [], chosen: [], leftOut: [] })
  })

  it('are at most six, and none says what another says, for any two categories', () => {
    for (const one of hazardCategories)
      for (const two of hazardCategories) {
        const classification = [one, two].map(({ code, statements }) => ({ category: code, statements }))
        for (const audience of ['public', 'work'] as const) {
          const codes = codesOf(choose(classification, audience, { isVolatile: true, isInhaled: true }).chosen)
          const categories = [one.code, two.code]
          expect(countPrecautionaryStatements(codes, categories)).toBeLessThanOrEqual(6)
          if (!categories.some((code) => code.startsWith('Aerosol'))) expect(codes.length).toBeLessThanOrEqual(6)
          for (const [covered, by] of Object.entries(coveringStatements))
            if (codes.includes(covered)) expect(by.filter((code) => codes.includes(code))).toEqual([])
        }
      }
  })

  it('stand in the table of each category that has one: only what needs no statement has none', () => {
    const without = hazardCategories.filter(
      ({ code, statements }) => choose([{ category: code, statements }], 'work').recommended.length === 0,
    )
    expect(without.map(({ code }) => code)).toEqual(['Expl. 1.6', 'Self-react. G', 'Org. Perox. G'])
  })
})
