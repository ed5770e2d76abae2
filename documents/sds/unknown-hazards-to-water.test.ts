import { describe, expect, it } from 'vitest'
import { paint, textsOf } from '../../test-kit/rows-of-changed-paint.ts'

describe('components with unknown hazards to the aquatic environment', () => {
  const ecology = { ...paint.record.ecology, unknownAquaticHazardPercent: 12.5 }

  it.each([
    ['en', 'Contains 12.5\u00a0% of components with unknown hazards to the aquatic environment.'],
    ['de', 'Enthält 12,5\u00a0% Bestandteile mit unbekannter Gewässergefährdung.'],
    ['fi', 'Sisältää 12,5\u00a0% aineosia, joiden vaarallisuutta vesiympäristölle ei tunneta.'],
  ] as const)('are stated in 2.2 as on the label and in 12.1, in %s: CLP Annex I, 4.1.3.6.1', (language, sentence) => {
    for (const number of ['2.2', '12.1']) expect(textsOf({ ecology }, number, language), number).toContain(sentence)
  })

  it('are not spoken of where the record states none', () => {
    expect(JSON.stringify(textsOf({}, '12.1'))).not.toContain('unknown hazards')
  })
})

describe('section 14', () => {
  it('has the proper shipping name for sea and air in English beside the reader’s language', () => {
    const names = textsOf({}, '14.2', 'de')
    expect(names).toEqual(['ADR/RID', 'FARBE', 'IMDG', 'PAINT / FARBE', 'ICAO/IATA', 'PAINT / FARBE'])
    expect(textsOf({}, '14.2')).toEqual(['ADR/RID', 'PAINT', 'IMDG', 'PAINT', 'ICAO/IATA', 'PAINT'])
  })

  it('has the transport category of ADR (1.1.3.6) with the other facts of road transport', () => {
    expect(textsOf({}, '14.6').join('\n')).toContain('Transport category: 3')
    expect(textsOf({}, '14.6', 'de').join('\n')).toContain('Beförderungskategorie: 3')
  })
})
