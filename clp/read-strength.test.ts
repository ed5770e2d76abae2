import { describe, expect, it } from 'vitest'
import { readStrength } from './read-strength.ts'

describe('the strength of a solution in its name', () => {
  it.each([
    ['Salzsäure 37 %', 37, 'Salzsäure'],
    ['hydrochloric acid 37 %', 37, 'hydrochloric acid'],
    ['Natronlauge 50%', 50, 'Natronlauge'],
    ['Ammoniak 25\u00a0%', 25, 'Ammoniak'],
    ['50%ige Natronlauge', 50, 'Natronlauge'],
    ['Natronlauge 50 %ig', 50, 'Natronlauge'],
    ['37,5% hydrochloric acid', 37.5, 'hydrochloric acid'],
    ['Hydrogen peroxide (35 %)', 35, 'Hydrogen peroxide'],
    ['Hydrogen peroxide (35 % w/w)', 35, 'Hydrogen peroxide'],
    ['Peressigsäure, 15 % in Wasser', 15, 'Peressigsäure, in Wasser'],
    ['Formaldehyd 37 Gew.-%', 37, 'Formaldehyd'],
    ['Kyselina chlorovodíková 31%', 31, 'Kyselina chlorovodíková'],
    ['Nitrocellulose chips (18 % plasticiser)', 18, 'Nitrocellulose chips (plasticiser)'],
  ])('is read in “%s”', (name, percent, rest) => {
    expect(readStrength(name)).toMatchObject({ percent, rest })
  })

  it.each(['Ethanol 96 % vol', 'Ethanol 96 Vol.-%', 'Ethanol 96 % (v/v)', 'CIT 1.1 % / MIT 0.4 %'])(
    'is one without a share by weight in “%s”',
    (name) => {
      expect(readStrength(name)).toMatchObject({ percent: null })
    },
  )

  it.each([
    'hydrochloric acid ... %',
    'hydrochloric acid … %',
    'Solvent naphtha (< 0.1 % benzene)',
    'distillate (containing less than 0.1 % benzene)',
    'Copolymer 10-25 %',
    'Methanol 99,8 %',
    'Ethanol 100 %',
    'Zinc chloride',
    'C12-14 alcohol, 7 EO',
  ])('is not found in “%s”', (name) => {
    expect(readStrength(name)).toBeNull()
  })
})
