import { describe, expect, it } from 'vitest'
import { fillStatement } from './fill-statement.ts'

describe('a fill-in', () => {
  it('that is optional and has no value leaves neither a double space nor a space before the full stop', () => {
    expect(fillStatement('H360', 'May damage fertility or the unborn child {effect} {route}.').text).toBe(
      'May damage fertility or the unborn child.',
    )
    expect(fillStatement('H372', 'Causes damage to organs {organs} through prolonged or repeated exposure {route}.').text).toBe(
      'Causes damage to organs through prolonged or repeated exposure.',
    )
    expect(fillStatement('H372', 'Verursacht Schäden an Organen{organs} durch Exposition').text).toBe(
      'Verursacht Schäden an Organen durch Exposition',
    )
    expect(fillStatement('H372', 'Kenkia organams {organs}, jeigu medžiaga veikia ilgai {route}.').text).toBe(
      'Kenkia organams, jeigu medžiaga veikia ilgai.',
    )
    expect(fillStatement('P406', 'Saválló {material} edényben tárolandó.').text).toBe('Saválló edényben tárolandó.')
  })

  it('for organs, effect and route has a space before it', () => {
    expect(fillStatement('H350', 'May cause cancer{route}.', { route: 'by inhalation' }).text).toBe('May cause cancer by inhalation.')
    const text = 'Causes damage to organs {organs} through prolonged or repeated exposure {route}.'
    expect(fillStatement('H372', text, { organs: '(liver, kidneys)', route: 'if inhaled' }).text).toBe(
      'Causes damage to organs (liver, kidneys) through prolonged or repeated exposure if inhaled.',
    )
    expect(fillStatement('H372', '{organs} schädigend', { organs: 'Leber' }).text).toBe('Leber schädigend')
  })

  it('stays visible and is named where it is required', () => {
    const text = 'Contains {substance}. May produce an allergic reaction.'
    expect(fillStatement('EUH208', text, { substance: '  ' })).toEqual({
      text: 'Contains …. May produce an allergic reaction.',
      unfilled: ['substance'],
    })
    expect(fillStatement('EUH208', text, { substance: '$& {place} {a|b}' }).text).toBe(
      'Contains $& {place} {a|b}. May produce an allergic reaction.',
    )
    expect(fillStatement('P370+P378', 'Use {agent} to extinguish.').unfilled).toEqual(['agent'])
    expect(fillStatement('P501', 'Dispose to {place}.', Object.create({ place: 'x' })).unfilled).toEqual(['place'])
  })

  it('is no concern of a text without one', () => {
    expect(fillStatement('P102', 'Tenir hors de portée des enfants : toujours.', { route: 'x' })).toEqual({
      text: 'Tenir hors de portée des enfants : toujours.',
      unfilled: [],
    })
  })
})
