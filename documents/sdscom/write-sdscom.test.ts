import { describe, expect, it } from 'vitest'
import { hazardCategories } from '../../clp/hazard-categories.ts'
import { hazardStatementCodes, precautionaryStatementCodes, supplementalStatementCodes } from '../../clp/statements.ts'
import { languageCodes } from '../../shared/languages.ts'
import { propertyKeys } from '../../shared/record/properties.ts'
import { units } from '../../shared/record/texts.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { textsOf, validateSdscom } from '../../test-kit/validate-sdscom.ts'
import { buildSds } from '../sds/build-sds.ts'
import type { SdsSource } from '../sds/sds-source.ts'
import { textsOfBlock } from '../texts-of-block.ts'
import { writeSdscom } from './write-sdscom.ts'

const published = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))

const changed = (change: (record: SdsSource['record']) => void, id = 1003): SdsSource => {
  const source = structuredClone(sdsSourceOf(id))
  change(source.record)
  return source
}

describe('the SDScom file of a sheet', () => {
  it.each(published)('of product %i is valid by the schema in every language', (id) => {
    const source = sdsSourceOf(id)
    for (const language of languageCodes) expect(validateSdscom(writeSdscom(source, language)), language).toEqual([])
  })

  // What these rows and tables say stands in elements of numbers, names and codes.
  const inElements = new Set(['1.1', '1.3', '1.4', '14.1', '14.2', '14.3', '14.4', '14.6'])
  const rowsInElements = new Set(['gloves', 'temperature', 'storageClass', 'voc'])
  const bare = (text: string) => text.replaceAll(/[\s\u00ad\u2060]/g, '')

  it.each(published)('of product %i says every sentence of the sheet', (id) => {
    const source = sdsSourceOf(id)
    const said = bare(textsOf(writeSdscom(source, 'de'), 'FullText').join(' '))
    const { model } = buildSds(source, 'de', { qrCode: false })
    const lacking = model.sections
      .flatMap(({ subsections }) => subsections)
      .flatMap(({ number, blocks }) =>
        blocks.flatMap((block) => {
          if (inElements.has(number) || block.kind === 'table' || block.kind === 'heading' || block.kind === 'label') return []
          const shown = block.kind === 'pairs' ? { ...block, rows: block.rows.filter(({ key }) => !rowsInElements.has(key)) } : block
          const terms = new Set(block.kind === 'pairs' ? block.rows.map(({ term }) => term) : [])
          return textsOfBlock(shown)
            .filter((text) => !terms.has(text))
            .map((text) => ({ number, text }))
        }),
      )
      .filter(({ text }) => !said.includes(bare(text)))
    expect(lacking).toEqual([])
  })

  it('carries what a program reads as codes, numbers and names', () => {
    const xml = writeSdscom(sdsSourceOf(1003), 'fr')
    expect(textsOf(xml, 'Ufi')).toEqual([sdsSourceOf(1003).record.ufi])
    expect(textsOf(xml, 'HazardClassCategory').slice(0, 6)).toEqual([
      'Flam. Liq. 2',
      'Skin Irrit. 2',
      'Eye Irrit. 2',
      'Repr. 2',
      'STOT SE 2',
      'STOT SE 3 (narc.)',
    ])
    expect(textsOf(xml, 'HazardPictogram')).toEqual(['GHS02', 'GHS07', 'GHS08'])
    expect(textsOf(xml, 'CasNo')).toContain('108-88-3')
    expect(textsOf(xml, 'UnNo')).toEqual(['1263', '1263', '1263'])
    expect(textsOf(xml, 'FlashPoint/Value/UnitValue')).toHaveLength(1)
    expect(textsOf(xml, 'FreetextLanguageCode')).toEqual(['fr'])
    expect(textsOf(xml, 'Component')).toHaveLength(sdsSourceOf(1003).record.composition.ingredients.length)
  })

  it('names acts, statements and goods as the sheet does', () => {
    expect(textsOf(writeSdscom(sdsSourceOf(1003), 'de'), 'Reference').map((text) => text.trim())).toContain('Europäische Union, 2006/15/EG')
    // EUH066 is of a component alone, and stands on no label: REACH Annex II, 16 (e).
    const further = textsOf(writeSdscom(sdsSourceOf(1003), 'de'), 'FurtherInformation').map((text) => text.trim())
    expect(further).toContain('EUH066: Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.')
    expect(textsOf(writeSdscom(sdsSourceOf(1013), 'fr'), 'IataDgr/OtherInformation/AdditionalInfo').map((text) => text.trim())).toContain(
      'AEROSOLS, flammable / AÉROSOLS inflammables',
    )
  })

  it('has no place for a text that is missing beside a sheet that is whole', () => {
    const source = changed((record) => {
      record.description = { text: { de: 'Verdünnung' } }
      const { transport } = record
      if (transport.regulated && 'shippingName' in transport.road) transport.road.shippingName = { text: { en: 'PAINT, THINNED' } }
    })
    const xml = writeSdscom(source, 'fr')
    expect(validateSdscom(xml)).toEqual([])
    expect(xml).not.toContain('Texte manquant')
    expect([textsOf(xml, 'ProductDefinition'), textsOf(xml, 'ProperShippingNameNational')]).toEqual([[], []])
    expect(textsOf(xml, 'AdrRid/OtherInformation/AdditionalInfo').join(' ')).toContain('PAINT, THINNED (')
  })

  // Without the element a program reads 20 °C (TemperaturePressureGroup of the schema): aspiration is judged at 40 °C (CLP Annex I, 3.10.2).
  it('says at which temperature something was measured in an element of its own', () => {
    const degrees = textsOf(writeSdscom(sdsSourceOf(1003), 'de'), 'Temperature').map((text) => text.replaceAll(/\s/g, ''))
    expect(degrees).toEqual(['20°C', '20°C', '40°C'])
    const humid = changed(({ parameters }) => {
      for (const one of parameters)
        if (one.property === 'density') one.remark = { phrase: 'method.atTemperature', values: { temperature: { value: 15, unit: '°C' } } }
    })
    expect(validateSdscom(writeSdscom(humid, 'de'))).toEqual([])
    expect(textsOf(writeSdscom(humid, 'de'), 'Temperature').map((text) => text.replaceAll(/\s/g, ''))).toEqual(['20°C', '15°C', '40°C'])
  })

  it('keeps the exact recipe to itself', () => {
    const source = changed(({ composition }) => {
      for (const ingredient of composition.ingredients) ingredient.content = 12.3457
    })
    expect(writeSdscom(source, 'en')).not.toMatch(/12[.,]34/)
  })

  it('is valid whatever is classified, stated and measured', () => {
    const source = changed((record) => {
      const basis = 'calculation' as const
      record.classification = hazardCategories.flatMap(({ code, statements }) =>
        statements.length === 0
          ? [{ category: code, statements: [], basis }]
          : statements.map((one) => ({ category: code, statements: [one], basis })),
      )
      record.classification.push(...hazardStatementCodes.map((one) => ({ category: 'Acute Tox. 3' as const, statements: [one], basis })))
      record.labelElements.precautionaryStatements = precautionaryStatementCodes.map((code) => ({ code }))
      record.labelElements.supplementalStatements = supplementalStatementCodes.map((code) => ({ code }))
      record.parameters = (['SE09', 'SE09a', 'SE09b', 'SE09c'] as const).flatMap((category) =>
        propertyKeys[category].flatMap((property) =>
          units.flatMap((unit) => [
            { category, property, quantity: { value: 1.5, unit } },
            { category, property, quantity: { sign: '<' as const, value: 1e-7, unit }, method: 'OECD 102' },
            { category, property, quantity: { from: -1, to: 1e21, unit } },
          ]),
        ),
      ) as typeof record.parameters
    })
    expect(validateSdscom(writeSdscom(source, 'en'))).toEqual([])
  })

  it('is valid for a substance, for nothing hazardous within, and for what no mode of transport regulates', () => {
    const substance = changed(({ composition }) => {
      composition.kind = 'substance'
      composition.ingredients.splice(1)
    })
    const empty = changed((record) => {
      record.classification = []
      record.composition.ingredients = []
      record.transport = { regulated: false, precautions: [], bulk: [] }
      record.synonyms = record.synonyms.map((one) => ({ ...one, productCodes: [] }))
    })
    expect([substance, empty].map((source) => validateSdscom(writeSdscom(source, 'en')))).toEqual([[], []])
    expect(textsOf(writeSdscom(empty, 'en'), 'ProductNoUser')).toEqual(['1003'])
  })

  it('takes what people write for text, however long and whatever is in it', () => {
    const hostile = '</FullText><!DOCTYPE x [<!ENTITY a "b">]>&a; ]]> “ä” \u0001\u{1F9EA} <script>'
    const long = 'word '.repeat(3000).trim()
    const source = changed((record) => {
      record.name = hostile
      record.handling.storage = [{ text: { en: hostile } }, { text: { en: long } }]
    })
    const xml = writeSdscom(source, 'en')
    expect(validateSdscom(xml)).toEqual([])
    expect(textsOf(xml, 'TradeName')[0]).toBe(hostile.replace('\u0001', ''))
    const [first, ...parts] = textsOf(xml, 'TechnicalMeasuresAndStorageConditions').map((text) => text.trim())
    expect(first).toBe(hostile.replace('\u0001', ''))
    expect(parts.join(' ')).toBe(long)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1024)
  })
})
