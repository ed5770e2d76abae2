import { expect, it } from 'vitest'
import { partMorphemes } from './name-morphemes.ts'

const shown = (word: string) => partMorphemes(word).join('|')

it.each([
  'poly|oxy|propylene|diamine;', // en
  'Poly|oxy|propylen|diamin', // de
  'poly|oxy|propylène|diamine', // fr
  'poli|ossi|propilen|diammina', // it
  'poli|oxi|propilen|diamina', // es
  'poli|oksi|propilen|diamin', // sl, hr
  'poli|oksy|propyleno|diamina', // pl
  'poly|oxy|propylén|diamín', // cs, sk
  'poli|oxi|propilén|diamin', // hu
  'poli|oxi|propilen|diamină', // ro
  'поли|окси|пропилен|диамин', // bg
  'πολυ|οξυ|προπυλενο|διαμίνη', // el
  'poly|oxy|propyleen|diamine', // nl
  'poly|oxi|propylen|diamin', // sv
  'poly|oksi|propyleeni|diamiini', // fi
  'polü|oksü|propüleen|diamiin', // et
  'poli|oksi|propilēn|diamīns', // lv
  'poli|oksi|propilen|diaminas', // lt
  'poli|oxi|propileno|diamina', // pt
  'poli|ossi|propilen|diammina', // mt
  'pola|ocsa|própailéin|dé-aimín', // ga
])('parts %s, as every language spells it, between its morphemes', (name) => {
  expect(shown(name.replaceAll('|', ''))).toBe(name)
})

it.each([
  ['amino|propyl|triethoxy|silane'],
  ['isocyanato|methyl'],
  ['trimetyyli|sykloheksyyli|amiini'],
  ['trímeitil|cioglaiheicsiol|aimín'],
  ['izocyjaniano|metylo'],
  ['benzo|triazole'],
  ['Methyl|hippursäuren'],
  ['(hydroxy|phenyl)'],
  ['μεθοξυ|μεθυλ|αιθοξυ'],
])('keeps what multiplies a morpheme, and its ending, with it: %s', (name) => {
  expect(shown(name.replaceAll('|', ''))).toBe(name)
})

it.each([
  'Verpackungsanweisungen',
  'acetone',
  'butanol',
  'Dieter',
  'isolation',
  'polymer',
  'Polizei',
  'politician',
  'hydration',
  'bioakumulācija',
  'n-butyl',
  '…',
  '',
])('leaves %j whole, which is no compound of such morphemes', (word) => {
  expect(partMorphemes(word)).toEqual([word])
})
