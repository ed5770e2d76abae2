import { describe, expect, it } from 'vitest'
import { fillStatement, readChoices, restoreAnnexText } from './fill-statement.ts'

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
