import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSds } from './build-sds.ts'
import type { SdsSource } from './sds-source.ts'

function legendOf(id: number, language: LanguageCode): Map<string, string> {
  return legendOfSource(sdsSourceOf(id), language)
}

function legendOfSource(source: SdsSource, language: LanguageCode): Map<string, string> {
  const { model, missing } = buildSds(source, language, { qrCode: false })
  expect(missing).toEqual([])
  const blocks = model.sections[15]?.subsections[0]?.blocks ?? []
  const table = blocks.find((block) => block.kind === 'table' && block.key === 'abbreviations')
  if (table?.kind !== 'table') throw new Error('no legend')
  const textOf = (line: (typeof table.rows)[number]['cells'][number] | undefined) => plainText(line?.[0]?.value ?? [])
  return new Map(table.rows.map(({ cells: [short, meaning] }) => [textOf(short), textOf(meaning)]))
}

describe('the legend of section 16 (REACH Annex II, 16 (c))', () => {
  it('explains the abbreviations that the sheet uses and no others', () => {
    const legend = legendOf(1001, 'en')
    for (const short of ['ATE', 'BCF', 'DNEL', 'EmS', 'EN', 'ErC50', 'GHS', 'ICAO', 'LD50', 'NOEC', 'OECD', 'PMT', 'UN', 'VOC', 'vPvM'])
      expect(legend.get(short), short).toMatch(/^[A-Z]/)
    // The hot-melt adhesive is not classified, and nothing of it was tested on animals.
    const ofMelt = [...legendOf(1014, 'en').keys()]
    expect(ofMelt.filter((short) => ['BCF', 'ErC50', 'NOAEL', 'NOEC', 'STOT SE', 'Flam. Liq.'].includes(short))).toEqual([])
  })

  it('names the classes behind the codes of sections 2 and 3', () => {
    expect(legendOf(1001, 'de').get('Flam. Liq.')).toBe('Entzündbare Flüssigkeiten')
    expect(legendOf(1010, 'fr').get('Carc.')).toBe('Cancérogénicité')
    expect(legendOf(1013, 'en').get('Aerosol')).toBe('Aerosols')
  })

  it('lists what the language writes, beside the international form where that is written too', () => {
    expect([...legendOf(1001, 'fr').keys()]).toEqual(expect.arrayContaining(['CE50', 'DL50', 'SGH', 'ONU, UN', 'UE']))
    expect([...legendOf(1001, 'el').keys()]).toEqual(expect.arrayContaining(['ΑΒΤ', 'ΟΗΕ, UN', 'ΠΟΕ']))
    expect([...legendOf(1001, 'et').keys()]).toEqual(expect.arrayContaining(['EL', 'LOÜ', 'ÜRO, UN']))
  })

  it('explains ID where it stands before a number of air transport', () => {
    const source = sdsSourceOf(1005)
    const { transport } = source.record
    if (!transport.regulated) throw new Error('product 1005 is not regulated')
    const byAir = { ...transport, air: { ...transport.air, unNumber: '8000' } }
    const legend = legendOfSource({ ...source, record: { ...source.record, transport: byAir } }, 'en')
    expect(legend.get('ID')).toBe('Identification number in air transport')
    expect(legendOf(1005, 'en').has('ID')).toBe(false)
  })

  it.each(languageCodes)('explains about as much in %s as in English', (language) => {
    expect(Math.abs(legendOf(1001, language).size - legendOf(1001, 'en').size)).toBeLessThanOrEqual(1)
  })
})
