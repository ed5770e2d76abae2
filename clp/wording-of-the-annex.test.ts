import { describe, expect, it } from 'vitest'
import { readChoices, restoreAnnexText } from './fill-statement.ts'

const exposure = 'Do not breathe {dust|fume|gas|mist|vapours|spray}.'
const call = 'IF SWALLOWED: Immediately call a {POISON CENTER|doctor|…adviser}'
const protect = 'Porter {des gants|des vêtements|un équipement de protection des yeux|du visage=un équipement de protection du visage}.'

describe('the wording of the Annex', () => {
  it('comes back from the choices', () => {
    expect(restoreAnnexText(call)).toBe('IF SWALLOWED: Immediately call a POISON CENTER/doctor/…')
    expect(restoreAnnexText(protect)).toBe('Porter des gants/des vêtements/un équipement de protection des yeux/du visage.')
    expect(restoreAnnexText('Uporabiti [{električno opremo|…equipment}=opremo], odporno.')).toBe(
      'Uporabiti [električno opremo/…], odporno.',
    )
    expect(restoreAnnexText('below {…celsius °C|=…fahrenheit °F} to {place}')).toBe('below … °C to …')
  })

  it('has its alternatives in order', () => {
    expect(readChoices(exposure)).toEqual([['dust', 'fume', 'gas', 'mist', 'vapours', 'spray']])
    expect(readChoices('Rinse [or shower] {place}.')).toEqual([])
  })
})
