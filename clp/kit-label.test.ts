import { expect, it } from 'vitest'
import { findWeakerElements } from './kit-label.ts'

it.each([
  ['says Warning where a component says Danger', 'warning', ['GHS07'], 'danger', ['GHS07'], ['danger']],
  ['has no signal word', null, [], 'warning', [], ['warning']],
  ['lacks a pictogram', 'danger', ['GHS07'], 'warning', ['GHS07', 'GHS09'], ['GHS09']],
])('a kit is weaker that %s', (_, word, pictograms, otherWord, others, expected) => {
  const label = (signalWord: string | null, names: readonly string[]) => ({
    signalWord: readWord(signalWord),
    pictograms: names.map(readCode),
  })
  expect(findWeakerElements(label(word, pictograms), label(otherWord, others))).toEqual(expected)
})

it('is not weaker with the same, with more, and with a graver sign in place of another', () => {
  const own = { signalWord: 'danger', pictograms: ['GHS01', 'GHS06'] } as const
  expect(findWeakerElements(own, own)).toEqual([])
  expect(findWeakerElements(own, { signalWord: 'warning', pictograms: ['GHS02', 'GHS03', 'GHS07'] })).toEqual([])
  expect(findWeakerElements(own, { signalWord: null, pictograms: [] })).toEqual([])
})

const codes = ['GHS07', 'GHS09'] as const
const readCode = (text: string) => codes.find((code) => code === text) ?? 'GHS01'
const readWord = (text: string | null): 'danger' | 'warning' | null => (text === 'danger' || text === 'warning' ? text : null)
