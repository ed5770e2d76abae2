import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { transport } from '../../shared/record/transport.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { createTextWriter, plainText } from '../text/write-text.ts'
import type { SdsSource } from './sds-source.ts'
import { writeSection14 } from './section-14-to-15.ts'

/** The lines of a subsection by the mode that they are about. */
function linesByMode(source: SdsSource, number: string, language: LanguageCode = 'en'): Record<string, string[]> {
  const subsection = writeSection14(source, createTextWriter(language)).find((one) => one.number === number)
  const rows = (subsection?.blocks ?? []).flatMap((block) => (block.kind === 'pairs' ? block.rows : []))
  return Object.fromEntries(rows.map(({ term, lines }) => [term, lines.map(plainText)]))
}

/** Product 1005 with other data of its modes. */
function withModes(change: (mode: object) => object): SdsSource {
  const source = sdsSourceOf(1005)
  const { transport } = source.record
  if (!transport.regulated) throw new Error('product 1005 is not regulated')
  const { road, sea, air } = transport
  const modes = { road: { ...road, ...change(road) }, sea: { ...sea, ...change(sea) }, air: { ...air, ...change(air) } }
  return { ...source, record: { ...source.record, transport: { ...transport, ...modes } } }
}

describe('the shipping name of a general entry', () => {
  const text = {
    en: 'CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S. (2-aminoethanol)',
    de: 'ÄTZENDER BASISCHER ORGANISCHER FLÜSSIGER STOFF, N.A.G.',
  }
  const source = withModes(() => ({ shippingName: { text } }))

  it('is printed in English, and says so, where the language has none: no text is missing', () => {
    for (const language of languageCodes) {
      const writer = createTextWriter(language)
      writeSection14(source, writer)
      expect([language, ...writer.missing]).toEqual([language])
    }
    expect(linesByMode(source, '14.2', 'fi')).toEqual({
      'ADR/RID': [`${text.en} (englanninkielinen nimi)`],
      IMDG: [`${text.en} (englanninkielinen nimi)`],
      'ICAO/IATA': [`${text.en} (englanninkielinen nimi)`],
    })
    expect(linesByMode(source, '14.2', 'de')['ADR/RID']).toEqual([text.de])
    expect(linesByMode(source, '14.2', 'de')['IMDG']).toEqual([`${text.en} / ${text.de}`])
  })

  it('is that which the supplier has written in the language', () => {
    const own = withModes(() => ({ shippingName: { text: { ...text, fi: 'SYÖVYTTÄVÄ EMÄKSINEN ORGAANINEN NESTE, N.O.S.' } } }))
    expect(linesByMode(own, '14.2', 'fi')['ADR/RID']).toEqual(['SYÖVYTTÄVÄ EMÄKSINEN ORGAANINEN NESTE, N.O.S.'])
  })

  it('is missing where not even the English one is there', () => {
    const writer = createTextWriter('fi')
    writeSection14(
      withModes(() => ({ shippingName: { text: { de: text.de } } })),
      writer,
    )
    expect(writer.missing.size).toBe(1)
  })
})

describe('section 14.6', () => {
  it('gives quantities and special provisions of each mode under its own name', () => {
    expect(linesByMode(sdsSourceOf(1005), '14.6')).toEqual({
      'ADR/RID': [
        'Transport category: 3',
        'Tunnel restriction code: (-)',
        'Hazard identification number: 90',
        'Classification code: M6',
        'Limited quantity: 5\u00a0L',
        'Excepted quantity: E1',
        'Special provisions: 274, 335, 375, 601',
      ],
      IMDG: [
        'Emergency schedules (EmS): F-A, S-F',
        'Limited quantity: 5\u00a0L',
        'Excepted quantity: E1',
        'Special provisions: 274, 335, 969',
      ],
      'ICAO/IATA': ['Limited quantity: 30\u00a0kg', 'Excepted quantity: E1', 'Special provisions: A97, A158, A197, A215'],
    })
  })

  it('names the modes as the subsections before it do', () => {
    const names = Object.keys(linesByMode(sdsSourceOf(1005), '14.6'))
    for (const number of ['14.1', '14.2', '14.3', '14.4', '14.5'])
      expect(Object.keys(linesByMode(sdsSourceOf(1005), number))).toEqual(names)
  })

  it('leaves out what the record does not have', () => {
    const lines = Object.values(linesByMode(sdsSourceOf(1007), '14.6')).flat()
    expect(lines).toContain('Limited quantity: 0.5\u00a0L')
    expect(lines.join()).not.toContain('Special provisions')
    expect(lines.join()).not.toContain('undefined')
  })

  it('writes the number of a quantity with the decimal sign of the language', () => {
    expect(Object.values(linesByMode(sdsSourceOf(1007), '14.6', 'fr')).flat()).toContain('Quantité limitée\u00a0: 0,5\u00a0L')
    const asWritten = withModes(() => ({ limitedQuantity: '30.5 kg G' }))
    expect(linesByMode(asWritten, '14.6', 'fr').IMDG).toContain('Quantité limitée\u00a0: 30,5\u00a0kg\u00a0G')
    expect(
      linesByMode(
        withModes(() => ({ limitedQuantity: 'Forbidden' })),
        '14.6',
      ).IMDG,
    ).toContain('Limited quantity: Forbidden')
  })

  it('sets a space before the colon where the language does', () => {
    expect(linesByMode(sdsSourceOf(1005), '14.6', 'fr')['ICAO/IATA']).toContainEqual(expect.stringMatching(/\s: 30\u00a0kg$/))
  })

  it('prints the precautions alone where no mode has anything of its own, and says so where there are none either', () => {
    const nothing = {
      transportCategory: undefined,
      tunnelCode: undefined,
      hazardNumber: undefined,
      classificationCode: undefined,
      emergencySchedules: undefined,
      limitedQuantity: undefined,
      exceptedQuantity: undefined,
      specialProvisions: [],
    }
    const source = withModes(() => nothing)
    const blocksOf = (from: SdsSource) => writeSection14(from, createTextWriter('en')).find(({ number }) => number === '14.6')?.blocks ?? []
    expect(new Set(blocksOf(source).map(({ kind }) => kind))).toEqual(new Set(['paragraph']))
    const bare = { ...source, record: { ...source.record, transport: { ...source.record.transport, precautions: [] } } }
    expect(blocksOf(bare).map((block) => (block.kind === 'paragraph' ? plainText(block.text) : block.kind))).toEqual([
      createTextWriter('en').term('sds.noTransportPrecautions'),
    ])
  })
})

describe('section 14 where not every mode regulates the product', () => {
  const notRegulated = 'Not dangerous goods under the transport regulations.'
  const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3', packingGroup: 'III', limitedQuantity: '10 L' }
  const viscous = (provision: string, value: number) => ({
    regulated: false,
    reason: { phrase: 'transportPrecaution.viscousExemption', values: { volume: { value, unit: 'l' }, provision } },
  })
  const viscousPaint = { road: viscous('ADR 2.2.3.1.5', 450), sea: viscous('IMDG 2.3.2.5', 30), air: paint }
  const sourceOf = (modes: object, unNumber = '1263'): SdsSource => {
    const source = sdsSourceOf(1005)
    return { ...source, record: { ...source.record, transport: transport.parse({ regulated: true, unNumber, ...modes }) } }
  }

  it('says so mode by mode, and why with the number', () => {
    const source = sourceOf(viscousPaint)
    const numbers = linesByMode(source, '14.1')
    expect(Object.keys(numbers)).toEqual(['ADR/RID', 'IMDG', 'ICAO/IATA'])
    expect(numbers['ADR/RID']).toEqual([expect.stringMatching(/^Not dangerous goods .+\. Viscous liquid: .+450.l.+ADR 2\.2\.3\.1\.5/)])
    expect(numbers['IMDG']).toEqual([expect.stringMatching(/^Not dangerous goods .+\. Viscous liquid: .+30.l.+IMDG 2\.3\.2\.5/)])
    expect(numbers['ICAO/IATA']).toEqual(['UN 1263'])
    const ofAir = { '14.2': 'PAINT', '14.3': '3', '14.4': 'III', '14.5': 'Not environmentally hazardous' }
    for (const [number, air] of Object.entries(ofAir))
      expect(linesByMode(source, number)).toEqual({ 'ADR/RID': [notRegulated], IMDG: [notRegulated], 'ICAO/IATA': [air] })
    expect(linesByMode(source, '14.6')).toEqual({ 'ICAO/IATA': ['Limited quantity: 10\u00a0L'] })
  })

  it('says it in the language of the sheet', () => {
    const french = linesByMode(sourceOf(viscousPaint), '14.1', 'fr')
    expect(french['ADR/RID']?.[0]).toMatch(/^Marchandise non dangereuse au sens des réglementations relatives au transport\. /)
    expect(linesByMode(sourceOf({ ...viscousPaint, sea: { regulated: false } }), '14.1')['IMDG']).toEqual([notRegulated])
  })

  it('gives a mode its own number, and ID 8000 by air', () => {
    const modes = { road: paint, sea: { ...paint, unNumber: '3082' }, air: { ...paint, unNumber: '8000' } }
    expect(linesByMode(sourceOf(modes, '1950'), '14.1')).toEqual({
      'ADR/RID': ['UN 1950'],
      IMDG: ['UN 3082'],
      'ICAO/IATA': ['ID 8000'],
    })
  })
})
