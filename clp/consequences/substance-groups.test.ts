import { describe, expect, it } from 'vitest'
import { sampleJudging } from '../../test-kit/sample-judging.ts'
import type { ResolvedComponent } from '../classification/component.ts'
import {
  activeChlorine,
  isChromate,
  isCyanoacrylate,
  isEpoxyConstituent,
  isHalogenated,
  isIsocyanate,
  leadShare,
} from './substance-groups.ts'

/** g/mol, IUPAC 2021 */
const atoms = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.99,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
  Cr: 51.996,
  Pb: 207.2,
} as const
type Formula = Partial<Record<keyof typeof atoms, number>>

const massOf = (formula: Formula): number =>
  Object.entries(atoms).reduce((sum, [symbol, mass]) => sum + mass * (new Map(Object.entries(formula)).get(symbol) ?? 0), 0)

/** A component that is known by its number alone: its name says nothing. */
const numbered = (cas: string): ResolvedComponent => {
  const [component] = sampleJudging([{ name: 'component', cas, content: 1 }]).components
  if (component === undefined) throw new Error('A mixture of one has one component')
  return component
}

describe('what a compound gives off', () => {
  it.each<[string, string, Formula]>([
    ['monoxide', '1317-36-8', { Pb: 1, O: 1 }],
    ['dioxide', '1309-60-0', { Pb: 1, O: 2 }],
    ['red lead', '1314-41-6', { Pb: 3, O: 4 }],
    ['chromate', '7758-97-6', { Pb: 1, Cr: 1, O: 4 }],
    ['carbonate', '598-63-0', { Pb: 1, C: 1, O: 3 }],
    ['basic carbonate', '1319-46-6', { Pb: 3, C: 2, H: 2, O: 8 }],
    ['sulphate', '7446-14-2', { Pb: 1, S: 1, O: 4 }],
  ])('is lead by its share of the mass: %s', (_, cas, formula) => {
    expect(leadShare(numbered(cas))).toBeCloseTo(((formula.Pb ?? 0) * atoms.Pb) / massOf(formula), 3)
  })

  it('is taken for lead alone where its mass is not known, by its number too', () => {
    expect([leadShare(numbered('1072-35-1')), leadShare(numbered('7440-43-9'))]).toEqual([1, 0])
  })

  it.each<[string, string, Formula, oxidising: number]>([
    ['calcium hypochlorite', '7778-54-3', { Ca: 1, Cl: 2, O: 2 }, 2],
    ['potassium hypochlorite', '7778-66-7', { K: 1, Cl: 1, O: 1 }, 1],
    ['troclosene sodium', '2893-78-9', { C: 3, Cl: 2, N: 3, Na: 1, O: 3 }, 2],
    ['its dihydrate', '51580-86-0', { C: 3, H: 4, Cl: 2, N: 3, Na: 1, O: 5 }, 2],
    ['symclosene', '87-90-1', { C: 3, Cl: 3, N: 3, O: 3 }, 3],
    ['dichloroisocyanuric acid', '2782-57-2', { C: 3, H: 1, Cl: 2, N: 3, O: 3 }, 2],
  ])('is active chlorine, which is Cl₂ for each of its atoms that oxidise: %s', (_, cas, formula, oxidising) => {
    expect(activeChlorine[cas]).toBeCloseTo((2 * atoms.Cl * oxidising) / massOf(formula), 3)
  })
})

describe('a group of substances is known by the number alone', () => {
  it.each<[string, (component: ResolvedComponent) => boolean, string]>([
    ['cyanoacrylates', isCyanoacrylate, '137-05-3 7085-85-0 6606-65-1 27816-23-5 133978-15-1 6701-17-3'],
    ['isocyanates', isIsocyanate, '101-68-8 28182-81-2 53880-05-0 9017-01-0 25686-28-6 26006-20-2 4083-64-1 15646-96-5'],
    [
      'epoxy constituents',
      isEpoxyConstituent,
      `1675-54-3 25068-38-6 25085-99-8 9003-36-5 2095-03-6 28064-14-4 68609-97-2 2426-08-6 2461-15-6 2425-79-8 16096-31-4 933999-84-9 17557-23-2
       30499-70-8 2210-79-9 26447-14-3 122-60-1 3101-60-8 101-90-6 106-91-2 106-92-3 2386-87-0 5026-74-4 26761-45-5 2530-83-8`,
    ],
    ['halogenated hydrocarbons', isHalogenated, '75-09-2 67-66-3 79-01-6 127-18-4 71-55-6 106-94-5 156-60-5 156-59-2 107-06-2'],
    ['chromium(VI)', isChromate, '18540-29-9'],
  ])('%s', (_, isMeant, numbers) => {
    const all = numbers.split(/\s+/).map(numbered)
    expect(all.filter((component) => !isMeant(component)).map(({ cas }) => cas)).toEqual([])
    expect(isMeant(numbered('7732-18-5'))).toBe(false)
  })
})
