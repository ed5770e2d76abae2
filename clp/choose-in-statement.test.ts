import { describe, expect, it } from 'vitest'
import { fillStatement } from './fill-statement.ts'

const exposure = 'Do not breathe {dust|fume|gas|mist|vapours|spray}.'
const call = 'IF SWALLOWED: Immediately call a {POISON CENTER|doctor|…adviser}'
const protect = 'Porter {des gants|des vêtements|un équipement de protection des yeux|du visage=un équipement de protection du visage}.'

describe('a choice in a statement', () => {
  const chosen = (text: string, choices: number[] = [], values = {}) => fillStatement('P260', text, values, { choices }).text

  it('prints all alternatives as in the Annex where none is chosen', () => {
    expect(fillStatement('P260', exposure)).toEqual({ text: 'Do not breathe dust/fume/gas/mist/vapours/spray.', unfilled: [] })
    expect(fillStatement('P280', protect).text).toBe('Porter des gants/des vêtements/un équipement de protection des yeux/du visage.')
  })

  it('prints the chosen ones, joined by slashes, in the order of the Annex', () => {
    expect(chosen(exposure, [5])).toBe('Do not breathe vapours.')
    expect(chosen(exposure, [6, 5])).toBe('Do not breathe vapours/spray.')
  })

  it('prints an alternative in its own form where the others do not stand beside it', () => {
    expect(chosen(protect, [4])).toBe('Porter un équipement de protection du visage.')
    expect(chosen(protect, [1, 4])).toBe('Porter des gants/un équipement de protection du visage.')
    expect(chosen(protect, [1, 2, 3, 4])).toBe('Porter des gants/des vêtements/un équipement de protection des yeux/du visage.')
    const lithuanian = 'naudoti {pirštines|akių (veido) apsaugą=akių apsaugą|=veido apsaugą}'
    expect(chosen(lithuanian)).toBe('naudoti pirštines/akių (veido) apsaugą')
    expect(chosen(lithuanian, [3])).toBe('naudoti veido apsaugą')
  })

  it('begins a sentence with a capital letter, whichever alternative is the first', () => {
    const hungarian = '{Védőkesztyű|védőruha|szemvédő|arcvédő} használata kötelező.'
    expect(chosen(hungarian, [1, 3])).toBe('Védőkesztyű/szemvédő használata kötelező.')
    expect(chosen(hungarian, [3, 4])).toBe('Szemvédő/arcvédő használata kötelező.')
    const german = 'Bei Hautreizung: {Ärztlichen Rat einholen|ärztliche Hilfe hinzuziehen}.'
    expect(chosen(german, [2])).toBe('Bei Hautreizung: Ärztliche Hilfe hinzuziehen.')
    const lithuanian = 'Esant poveikiui: {skambinti|kreiptis į gydytoją|…adviser}'
    expect(chosen(lithuanian, [2])).toBe('Esant poveikiui: kreiptis į gydytoją')
    expect(chosen('Rauch. {Staub|rauch} nicht einatmen.', [2])).toBe('Rauch. Rauch nicht einatmen.')
    expect(chosen('Een {ANTIGIFCENTRUM|arts} raadplegen.', [2])).toBe('Een arts raadplegen.')
  })

  it('leaves an open end away until it is chosen or has a value', () => {
    expect(fillStatement('P301+P310', call).text).toBe('IF SWALLOWED: Immediately call a POISON CENTER/doctor')
    expect(fillStatement('P301+P310', call, { adviser: 'hospital' }).text).toBe(
      'IF SWALLOWED: Immediately call a POISON CENTER/doctor/hospital',
    )
    expect(fillStatement('P301+P310', call, { adviser: 'hospital' }, { choices: [3] }).text).toBe(
      'IF SWALLOWED: Immediately call a hospital',
    )
    expect(fillStatement('P301+P310', call, {}, { choices: [2, 3] })).toEqual({
      text: 'IF SWALLOWED: Immediately call a doctor/…',
      unfilled: ['adviser'],
    })
  })

  it('needs no slash behind an open end', () => {
    const german = 'Sofort {GIFTINFORMATIONSZENTRUM|Arzt|…adviser}/anrufen.'
    expect(fillStatement('P310', german).text).toBe('Sofort GIFTINFORMATIONSZENTRUM/Arzt anrufen.')
    expect(fillStatement('P310', german, {}, { choices: [2] }).text).toBe('Sofort Arzt anrufen.')
    const french = 'Appeler {un CENTRE ANTIPOISON|un médecin|…adviser}/ en cas de malaise.'
    expect(fillStatement('P312', french, {}, { choices: [1] }).text).toBe('Appeler un CENTRE ANTIPOISON en cas de malaise.')
    expect(fillStatement('P250', 'Do not subject to {grinding|shock|…activity} .').text).toBe('Do not subject to grinding/shock.')
    expect(fillStatement('P250', '{grinding |shock | …activity} eller').text).toBe('grinding /shock eller')
  })

  it('may have several choices, whose numbers run on', () => {
    const bulk = 'Masses over {…kilograms kg|…pounds lbs}: below {…celsius °C|…fahrenheit °F}.'
    expect(fillStatement('P413', bulk, { kilograms: '50', celsius: '30' }, { choices: [1, 3] })).toEqual({
      text: 'Masses over 50 kg: below 30 °C.',
      unfilled: [],
    })
    const dutch = 'meer dan {…kilograms kg|…pounds lbs}, maximaal {…celsius °C|=…fahrenheit °F}'
    const values = { kilograms: '50', pounds: '110', celsius: '30', fahrenheit: '86' }
    expect(fillStatement('P413', dutch, values).text).toBe('meer dan 50 kg/110 lbs, maximaal 30 °C')
    expect(fillStatement('P413', dutch, values, { choices: [1, 4] }).text).toBe('meer dan 50 kg, maximaal 86 °F')
    expect(fillStatement('P413', bulk, { kilograms: '50', pounds: '110' }, { choices: [3] })).toEqual({
      text: 'Masses over 50 kg/110 lbs: below … °C.',
      unfilled: ['celsius'],
    })
  })
})
