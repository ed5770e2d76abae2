import { describe, expect, it } from 'vitest'
import type { StatementCode } from '../../clp/statements.ts'
import type { Text } from '../../shared/record/texts.ts'
import { createTextWriter, plainText } from './write-text.ts'

const hungarian = createTextWriter('hu')
const write = (code: StatementCode, values: Record<string, Text>) => plainText(hungarian.statement(code, values)).replaceAll('\u00a0', ' ')

describe('a Hungarian statement', () => {
  it.each<[StatementCode, string, string, string]>([
    ['P264', 'parts', 'handsForearmsFace', 'A használatot követően a kezet, az alkart és az arcot alaposan meg kell mosni.'],
    ['P230', 'material', 'water', 'Vízzel nedvesítve tartandó.'],
    ['P401', 'regulation', 'localRules', 'A helyi előírásoknak megfelelően tárolandó.'],
  ])('takes from the library words in their right case: %s', (code, name, phrase, text) => {
    expect(write(code, { [name]: { phrase: `statementValue.${phrase}` } })).toBe(text)
  })

  it('prints the endings of the Annex behind words of the supplier and names of substances', () => {
    expect(write('P264', { parts: { text: { hu: 'láb' } } })).toBe('A használatot követően a(z) láb-t alaposan meg kell mosni.')
    expect(write('EUH208', { substance: { phrase: 'statementValue.substances', values: { substances: 'd-limonén' } } })).toBe(
      'd-limonén-t tartalmaz. Allergiás reakciót válthat ki.',
    )
  })
})
