import { describe, expect, it } from 'vitest'
import { fillStatement } from './fill-statement.ts'

describe('a text in square brackets', () => {
  const both = (code: Parameters<typeof fillStatement>[0], text: string, choices?: number[]) => [
    fillStatement(code, text).text,
    fillStatement(code, text, {}, { bracketText: true, choices }).text,
  ]

  it('is left out unless it is asked for, and has no brackets then', () => {
    expect(both('P353', 'Rinse skin with water [or shower].')).toEqual(['Rinse skin with water.', 'Rinse skin with water or shower.'])
    expect(both('P353', 'Skyl [eller brus] huden med vand.')).toEqual(['Skyl huden med vand.', 'Skyl eller brus huden med vand.'])
  })

  it('leaves a capital letter at the beginning, and one stop at the end', () => {
    expect(both('P284', '[In case of inadequate ventilation] wear respiratory protection.')).toEqual([
      'Wear respiratory protection.',
      'In case of inadequate ventilation wear respiratory protection.',
    ])
    expect(both('P284', '[I tilfælde af utilstrækkelig ventilation], anvend åndedrætsværn.')).toEqual([
      'Anvend åndedrætsværn.',
      'I tilfælde af utilstrækkelig ventilation, anvend åndedrætsværn.',
    ])
    expect(both('P370+P380+P375[+P378]', 'Evacuate area. [Use {agent} to extinguish].')).toEqual([
      'Evacuate area.',
      'Evacuate area. Use … to extinguish.',
    ])
    expect(both('P370+P380+P375[+P378]', 'Umgebung räumen. [{agent} zum Löschen verwenden.]')[0]).toBe('Umgebung räumen.')
  })

  it('may hold a choice, and may need other words in its place', () => {
    expect(both('P241', 'Geschützte [{elektrische|Lüftungs-|…equipment}] Geräte verwenden.', [2])).toEqual([
      'Geschützte Geräte verwenden.',
      'Geschützte Lüftungs-Geräte verwenden.',
    ])
    expect(both('P241', 'Käytä turvallisia [{sähkö|valaisin|…equipment}]laitteita.', [1])).toEqual([
      'Käytä turvallisia laitteita.',
      'Käytä turvallisia sähkölaitteita.',
    ])
    expect(both('P241', 'Uporabiti [{električno opremo|…equipment}=opremo], odporno.', [1])).toEqual([
      'Uporabiti opremo, odporno.',
      'Uporabiti električno opremo, odporno.',
    ])
  })
})
