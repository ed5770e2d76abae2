import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  compareStatementCodes,
  fillStatement,
  hazardStatementCodes,
  isHazardStatementCode,
  isPrecautionaryStatementCode,
  isStatementCode,
  isSupplementalStatementCode,
  precautionaryStatementCodes,
  statementCodes,
  statementParameters,
  supplementalStatementCodes,
} from './statements.ts'

const reference = new URL('../../shared/reference/statements/', import.meta.url)

function referenceTexts(language: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${language}.json`, reference), 'utf8'))
}

describe('the statement codes', () => {
  it('are 252, each once', () => {
    expect(statementCodes).toHaveLength(252)
    expect(new Set(statementCodes).size).toBe(252)
  })

  it('belong to one family each', () => {
    expect(hazardStatementCodes.every((code) => /^H\d{3}/.test(code))).toBe(true)
    expect(supplementalStatementCodes.every((code) => /^EUH\d{3}A?$/.test(code))).toBe(true)
    expect(precautionaryStatementCodes.every((code) => /^P\d{3}/.test(code))).toBe(true)
    expect(isHazardStatementCode('H360Fd')).toBe(true)
    expect(isHazardStatementCode('H360X')).toBe(false)
    expect(isSupplementalStatementCode('EUH066')).toBe(true)
    expect(isPrecautionaryStatementCode('P305+P351+P338')).toBe(true)
    expect(isStatementCode('H227')).toBe(false)
  })

  it('stand in label order', () => {
    expect([...statementCodes].sort(compareStatementCodes)).toEqual(statementCodes)
  })
})

describe.skipIf(!existsSync(reference))(
  'the statement codes, compared with the reference texts (skipped where ../shared is absent)',
  () => {
    const english = existsSync(reference) ? referenceTexts('en') : {}

    it('are those of the Annexes, no more and no fewer', () => {
      expect(new Set(statementCodes)).toEqual(new Set(Object.keys(english)))
    })

    it('have parameters exactly where the Annex leaves something to fill in', () => {
      const openInTheAnnex = Object.keys(english).filter((code) => /[…<]/.test(english[code] ?? ''))
      expect(Object.keys(statementParameters).sort()).toEqual(openInTheAnnex.sort())
    })

    it('have as many parameters as the English text has gaps', () => {
      for (const [code, parameters] of Object.entries(statementParameters)) {
        expect([code, Object.keys(parameters).length]).toEqual([code, english[code]?.match(/…|<[^>]*>/g)?.length])
      }
    })

    it('put optional wash agents and container materials behind a slash in every language but those named', () => {
      const without = readdirSync(reference)
        .map((file) => file.slice(0, 2))
        .flatMap((language) => (['P352', 'P406'] as const).map((code) => ({ language, code, text: referenceTexts(language)[code] ?? '' })))
        .filter(({ text }) => !/\/\s*(…|\.\.)/.test(text))
        .map(({ language, code }) => `${language} ${code}`)
      // These two need statementParameters as third argument of fillStatement.
      expect(without).toEqual(['hu P406', 'ro P406'])
    })
  },
)

describe('filling a statement', () => {
  const filled = (text: string, values: Record<string, string> = {}) => fillStatement(text, values).text

  it('takes away an optional choice with its slash', () => {
    expect(filled('Immediately call a POISON CENTER/doctor/{adviser}.')).toBe('Immediately call a POISON CENTER/doctor.')
    expect(filled('Call a POISON CENTRE/doctor/{adviser} if you feel unwell.')).toBe('Call a POISON CENTRE/doctor if you feel unwell.')
    expect(filled('Wash with plenty of water/{agent}.')).toBe('Wash with plenty of water.')
    expect(filled('Use explosion-proof [electrical/ventilating/lighting/{equipment}] equipment.')).toBe(
      'Use explosion-proof [electrical/ventilating/lighting] equipment.',
    )
    expect(filled('Handle and store contents under inert gas/{gas}. Protect from moisture.')).toBe(
      'Handle and store contents under inert gas. Protect from moisture.',
    )
    expect(filled('Store in a corrosion-resistant/{material} container with a resistant inner liner.')).toBe(
      'Store in a corrosion-resistant container with a resistant inner liner.',
    )
  })

  it('leaves neither a double space nor a space before the full stop', () => {
    expect(filled('Do not subject to grinding/shock/friction/{activity} .')).toBe('Do not subject to grinding/shock/friction.')
    expect(filled('Suspected of damaging fertility or the unborn child {effect} {route}.')).toBe(
      'Suspected of damaging fertility or the unborn child.',
    )
    expect(filled('Causes damage to organs {organs} through prolonged or repeated exposure {route}.')).toBe(
      'Causes damage to organs through prolonged or repeated exposure.',
    )
    expect(filled('Verursacht Schäden an Organen{organs} durch Exposition')).toBe('Verursacht Schäden an Organen durch Exposition')
    expect(filled('à l’air/{activity} : éviter')).toBe('à l’air : éviter')
    expect(filled('grinding / {activity} eller')).toBe('grinding eller')
  })

  it('puts in organs, effect and route with a space before them', () => {
    expect(filled('May cause cancer{route}.', { route: 'by inhalation' })).toBe('May cause cancer by inhalation.')
    expect(filled('May cause cancer {route}.', { route: 'by inhalation' })).toBe('May cause cancer by inhalation.')
    expect(
      filled('Causes damage to organs {organs} through prolonged or repeated exposure {route}.', {
        organs: '(liver, kidneys)',
        route: 'if inhaled',
      }),
    ).toBe('Causes damage to organs (liver, kidneys) through prolonged or repeated exposure if inhaled.')
    expect(filled('May damage fertility or the unborn child {effect} {route}.', { route: 'by inhalation' })).toBe(
      'May damage fertility or the unborn child by inhalation.',
    )
    expect(filled('{organs} schädigend', { organs: 'Leber' })).toBe('Leber schädigend')
  })

  it('puts in every other value where it stands', () => {
    expect(filled('Store at temperatures not exceeding {celsius} °C/{fahrenheit} °F.', { celsius: '25', fahrenheit: '77' })).toBe(
      'Store at temperatures not exceeding 25 °C/77 °F.',
    )
    expect(filled('Wash with plenty of water/{agent}.', { agent: 'soap' })).toBe('Wash with plenty of water/soap.')
    expect(filled('Contains {substance}. May produce an allergic reaction.', { substance: '$& {place}' })).toBe(
      'Contains $& {place}. May produce an allergic reaction.',
    )
  })

  it('keeps a missing required value visible and names it', () => {
    expect(fillStatement('Contains {substance}. May produce an allergic reaction.', { substance: '  ' })).toEqual({
      text: 'Contains …. May produce an allergic reaction.',
      unfilled: ['substance'],
    })
    expect(
      fillStatement(
        'Store bulk masses greater than {kilograms} kg/{pounds} lbs at temperatures not exceeding {celsius} °C/{fahrenheit} °F.',
        {
          kilograms: '50',
          pounds: '110',
        },
      ),
    ).toEqual({
      text: 'Store bulk masses greater than 50 kg/110 lbs at temperatures not exceeding … °C/… °F.',
      unfilled: ['celsius', 'fahrenheit'],
    })
  })

  it('requires the extinguishing agent but not the wash agent, the wetting material but not the container material', () => {
    expect(fillStatement('Use {agent} to extinguish.', {}).unfilled).toEqual(['agent'])
    expect(fillStatement('Wash with plenty of water/{agent}.', {}).unfilled).toEqual([])
    expect(fillStatement('Keep wetted with {material}', {}).unfilled).toEqual(['material'])
    expect(fillStatement('Saválló {material} edényben tárolandó.', {}, statementParameters['P406'])).toEqual({
      text: 'Saválló edényben tárolandó.',
      unfilled: [],
    })
  })

  it('leaves a text without parameters as it is', () => {
    expect(fillStatement('EN CAS DE CONTACT AVEC LES YEUX : rincer.', { route: 'x' })).toEqual({
      text: 'EN CAS DE CONTACT AVEC LES YEUX : rincer.',
      unfilled: [],
    })
  })

  it('does not mistake a property of every object for a value', () => {
    expect(fillStatement('Dispose to {constructor}.', {}).unfilled).toEqual(['constructor'])
  })
})

describe('sorting statement codes', () => {
  it('lists H by number, then EUH, then P', () => {
    const codes = ['P210', 'EUH066', 'H319', 'P102', 'H225', 'EUH018', 'H360FD', 'H360', 'P305+P351+P338', 'P305', 'P370+P380+P375[+P378]']
    expect(codes.sort(compareStatementCodes)).toEqual([
      'H225',
      'H319',
      'H360',
      'H360FD',
      'EUH018',
      'EUH066',
      'P102',
      'P210',
      'P305',
      'P305+P351+P338',
      'P370+P380+P375[+P378]',
    ])
  })

  it('puts a combined code behind its first part and codes of no family at the end, by number', () => {
    expect(['X10', 'H312', 'H302+H332', 'H302+H312', 'H302', 'R2'].sort(compareStatementCodes)).toEqual([
      'H302',
      'H302+H312',
      'H302+H332',
      'H312',
      'R2',
      'X10',
    ])
  })
})
