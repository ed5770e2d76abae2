import { describe, expect, it } from 'vitest'
import { finding } from './finding.ts'
import { writeFindings } from './write-finding.ts'

describe('an act in the sentence of a finding', () => {
  it.each([
    ['en', 'Regulation (EC) No 648/2004, Annex VII A is missing on the label.'],
    ['it', 'Regolamento (CE) n. 648/2004, allegato VII A manca sull’etichetta.'],
    ['de', 'Verordnung (EG) Nr. 648/2004, Anhang VII A'],
  ] as const)('is written as the language cites it: %s', (language, expected) => {
    const article = 'Regulation (EC) No 648/2004, Annex VII A'
    const found = finding('label.textMissing', 'labelElements.furtherTexts', { params: { code: { article } }, article })
    expect(writeFindings([found], language)[0]?.message.replaceAll('\u00a0', ' ')).toContain(expected)
  })
})
