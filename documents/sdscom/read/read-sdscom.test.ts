import { describe, expect, it } from 'vitest'
import { hazardCategories } from '../../../clp/hazard-categories.ts'
import { precautionaryStatementCodes } from '../../../clp/statements.ts'
import { languageCodes, type LanguageCode } from '../../../shared/languages.ts'
import { propertyKeys } from '../../../shared/record/properties.ts'
import { unitsFor } from '../../../shared/record/usual-units.ts'
import { readBack } from '../../../test-kit/read-back.ts'
import { sdsSourceOf } from '../../../test-kit/read-catalogue.ts'
import { buildSds } from '../../sds/build-sds.ts'
import type { SdsSource } from '../../sds/sds-source.ts'
import { textsOfBlock } from '../../texts-of-block.ts'
import { writeSdscom } from '../write-sdscom.ts'
import { readSdscom } from './read-sdscom.ts'

const bare = (text: string) => text.replaceAll(/[\s\u00ad\u2060]/g, '')

/** The words of each subsection, without what only a line needs. */
function wordsOf(source: SdsSource, language: LanguageCode): Map<string, string> {
  const { model } = buildSds(source, language, { qrCode: false })
  return new Map(
    model.sections.flatMap(({ subsections }) =>
      subsections.map(({ number, blocks }) => [number, blocks.flatMap((block) => textsOfBlock(block).map(bare)).join('')] as const),
    ),
  )
}

describe('an SDScom file that is read', () => {
  const feed = (sheet: string) => `<?xml version="1.0" encoding="us-ascii"?>
    <DatasheetFeed><InformationFromExportingSystem><SdscomVersionNo>5.6</SdscomVersionNo><Language><FreetextLanguageCode>de</FreetextLanguageCode></Language>
    </InformationFromExportingSystem><Datasheet>${sheet}</Datasheet></DatasheetFeed>`

  it('knows the sentences of the library in all languages', () => {
    const source = sdsSourceOf(1003)
    const record = readBack(source, writeSdscom(source, 'de'))
    expect(record.firstAid).toEqual(source.record.firstAid)
    expect(record.handling).toEqual(source.record.handling)
    expect(record.classification).toEqual(source.record.classification)
    const printed = (one: typeof record) => new Set(one.labelElements.precautionaryStatements.map(({ code }) => code))
    expect(printed(record)).toEqual(printed(source.record))
    // The recipe is in no file, and the format has studies in an order of its own.
    const known = (one: typeof record) =>
      one.composition.ingredients.map((ingredient) => ({
        ...ingredient,
        content: undefined,
        ecotoxicity: new Set(ingredient.ecotoxicity),
      }))
    expect(known(record)).toEqual(known(source.record))
  })

  it('knows them in a paragraph that holds several, and what is filled in, in every language', () => {
    for (const [id, language] of [
      [1003, 'fr'],
      [1005, 'el'],
      [1006, 'de'],
    ] as const) {
      const source = sdsSourceOf(id)
      const record = readBack(source, writeSdscom(source, language))
      const said = (one: typeof record) => [...one.toxicology.notes, ...one.toxicology.symptoms]
      expect(said(record)).toEqual(said(source.record))
      expect(record.toxicology.other).toEqual(source.record.toxicology.other)
      // “5 000 t” does not break in a record; spaces of the format are plain.
      const plain = (texts: object) => JSON.parse(JSON.stringify(texts).replaceAll(/[\u00a0\u202f]/g, ' '))
      expect(record.regulatory.union).toEqual(plain(source.record.regulatory.union))
      expect(record.regulatory.national.filter(({ country }) => country === 'DE' || country === 'SI')).toEqual(
        source.record.regulatory.national.filter(({ country }) => country === 'DE' || country === 'SI'),
      )
      expect(record.labelElements.contains).toEqual(source.record.labelElements.contains)
      expect(record.ecology.pbt).toHaveLength(2)
      // In a language that the file does not have: nothing of the file's is printed as a word of that one.
      const other = wordsOf({ ...source, record }, 'pl')
      const own = wordsOf(source, 'pl')
      for (const number of ['11.2', '12.5', '15.2']) expect(other.get(number), `${id} ${number}`).toBe(own.get(number))
    }
  })

  it('keeps a word that fills a blank in the language of the file, where the library lacks it', () => {
    const sentence = (values: string) =>
      feed(
        `<ToxicologicalInformation><AdditionalInfo><PhraseCode>toxicology.routes</PhraseCode><FullText>Wahrscheinliche Expositionswege: ${values}.</FullText></AdditionalInfo></ToxicologicalInformation>`,
      )
    const notesOf = (values: string) => readSdscom(sentence(values)).record['toxicology']
    expect(notesOf('Einatmen, Hautkontakt')).toMatchObject({
      notes: [{ phrase: 'toxicology.routes', values: { routes: [{ phrase: 'route.inhalation' }, { phrase: 'route.skinContact' }] } }],
    })
    expect(notesOf('Nadelstich')).toMatchObject({
      notes: [{ phrase: 'toxicology.routes', values: { routes: { text: { de: 'Nadelstich' } } } }],
    })
  })

  it('has both names of goods that the library does not know, the English and the own', () => {
    const source = sdsSourceOf(1006)
    const { transport } = readBack(source, writeSdscom(source, 'fr'))
    expect(transport).toMatchObject({
      sea: {
        shippingName: { text: { en: expect.stringContaining('POLYAMINES, LIQUID'), fr: expect.stringContaining('POLYAMINES LIQUIDES') } },
      },
    })
  })

  it('reads what a washing statement names beside water, and an act as records cite it', () => {
    const record = readBack(sdsSourceOf(1005), writeSdscom(sdsSourceOf(1005), 'de'))
    expect(record.labelElements.precautionaryStatements.find(({ code }) => code === 'P302+P352')).toMatchObject({
      values: { agent: { phrase: 'statementValue.soap' } },
    })
    const bases = (id: number, language: LanguageCode) =>
      readBack(sdsSourceOf(id), writeSdscom(sdsSourceOf(id), language)).composition.ingredients.flatMap(({ exposureLimits }) =>
        exposureLimits.map(({ basis }) => basis),
      )
    const own = sdsSourceOf(1003).record.composition.ingredients.flatMap(({ exposureLimits }) => exposureLimits.map(({ basis }) => basis))
    for (const language of ['de', 'el', 'bg'] as const) expect(bases(1003, language)).toEqual(own)
  })

  it('brings every class back that the format names', () => {
    const source = structuredClone(sdsSourceOf(1003))
    source.record.classification = hazardCategories
      .filter(({ code, statements }) => code !== 'Flam. Gas 1' && !(code.startsWith('Press. Gas') && statements.length === 0))
      .map(({ code, statements }) => ({ category: code, statements: statements.slice(0, 1), basis: 'calculation' as const }))
    const { record } = readSdscom(writeSdscom(source, 'en'))
    expect(record['classification']).toEqual(source.record.classification)
  })

  it.each(languageCodes)('brings every property of 9.2 back, whether the format has an element for it or not: %s', (language) => {
    const source = structuredClone(sdsSourceOf(1003))
    source.record.parameters = [
      ...propertyKeys.SE09b.map((property) => ({ category: 'SE09b' as const, property, text: { phrase: 'propertyNote.criteriaNotMet' } })),
      ...propertyKeys.SE09c.map((property) => ({
        category: 'SE09c' as const,
        property,
        quantity: { value: 12, unit: unitsFor(property)[0] ?? '' },
      })),
    ]
    const { record, left } = readSdscom(writeSdscom(source, language))
    const read = JSON.stringify(record['parameters'])
    const all = [...propertyKeys.SE09b, ...propertyKeys.SE09c]
    expect(all.filter((property) => read.split(`"property":"${property}"`).length !== 2)).toEqual([])
    expect(left.filter(({ path }) => /PhysicalHazards|OtherSafety|OtherPhysical/.test(path))).toEqual([])
  })

  it('finds which alternatives a precautionary statement prints', () => {
    const source = structuredClone(sdsSourceOf(1003))
    const all = precautionaryStatementCodes.filter((code) => !code.includes('[')).map((code) => ({ code }))
    source.record.labelElements.precautionaryStatements = [...all, { code: 'P280', choices: [1, 3] }]
    const { record } = readSdscom(writeSdscom(source, 'nl'))
    const read = JSON.stringify(record['labelElements'])
    expect(read).toContain('{"code":"P280","choices":[1,3]}')
    for (const { code } of all) expect(read).toContain(`"code":"${code}"`)
  })

  it('knows its language in capitals too, and no other than ours', () => {
    const written = (code: string) => () => readSdscom(feed('').replace('>de<', `>${code}<`))
    expect(written('DE')).not.toThrow()
    expect(written('Is')).toThrow(expect.objectContaining({ fault: { code: 'sdscomLanguage', params: { language: 'Is' } } }))
  })

  it('says what stands beside the sentence of a phrase, and a phrase that has a key alone', () => {
    const skin = (phrase: string) =>
      feed(
        `<FirstAidMeasures><DescriptionOfFirstAidMeasures><FirstAidSkin>${phrase}</FirstAidSkin></DescriptionOfFirstAidMeasures></FirstAidMeasures>`,
      )
    const leftOf = (phrase: string) => readSdscom(skin(phrase)).left.map(({ path, text }) => [path.split('/').at(-1), text])
    expect(leftOf('<PhraseId>12</PhraseId><PhraseCode>A</PhraseCode><FullText>Abwaschen.</FullText>')).toEqual([])
    const merged = '<FullText>Mit …</FullText><FullText>With …</FullText><MergePhrase><MergeText>Seife</MergeText></MergePhrase>'
    expect(leftOf(merged)).toEqual([
      ['FullText', 'With …'],
      ['MergeText', 'Seife'],
    ])
    expect(leftOf('<PhraseCode>firstAid.skin.washSoap</PhraseCode>')).toEqual([['PhraseCode', 'firstAid.skin.washSoap']])
  })

  it('leaves out nothing without a word', () => {
    const { name, record, left } = readSdscom(`<?xml version="1.0"?>
      <x:DatasheetFeed xmlns:x="http://www.esdscom.eu/eSDScom"><InformationFromExportingSystem><SdscomVersionNo>5.4</SdscomVersionNo>
      <Language><FreetextLanguageCode>en</FreetextLanguageCode></Language></InformationFromExportingSystem><Datasheet>
      <IdentificationSubstPrep><TradeProductIdentity><ProductIdentifiers><TradeName>Foreign &amp; Co</TradeName></ProductIdentifiers></TradeProductIdentity></IdentificationSubstPrep>
      <FirstAidMeasures><DescriptionOfFirstAidMeasures><FirstAidSkin><FullText>Wash off, says the maker.</FullText></FirstAidSkin></DescriptionOfFirstAidMeasures>
      <SpecificFirstAidEquipment><FullText>A shower.</FullText></SpecificFirstAidEquipment></FirstAidMeasures></Datasheet></x:DatasheetFeed>`)
    expect(name).toBe('Foreign & Co')
    expect(record).toMatchObject({ firstAid: { skin: [{ text: { en: 'Wash off, says the maker.' } }] } })
    expect(left).toEqual([{ path: 'Datasheet/FirstAidMeasures/SpecificFirstAidEquipment/FullText', text: 'A shower.' }])
  })

  it('has letters that are written by their number, as XML of ASCII has them', () => {
    const skin = '<FullText>&#220;bel: B&#xF6;se &amp;#65; &lt;b&gt;<![CDATA[&#65;]]></FullText>'
    const { record } = readSdscom(
      feed(
        `<FirstAidMeasures><DescriptionOfFirstAidMeasures><FirstAidSkin>${skin}</FirstAidSkin></DescriptionOfFirstAidMeasures></FirstAidMeasures>`,
      ),
    )
    expect(record).toMatchObject({ firstAid: { skin: [{ text: { de: 'Übel: Böse &#65; <b>&#65;' } }] } })
  })

  it('leaves a figure that is none, and what has no place beside another text', () => {
    const colour = (text: string) => `<ColourDescription><FullText>${text}</FullText></ColourDescription>`
    const melting =
      '<MeltingPointRelated><MeltingPoint><UnitValue><ExactValue>12,5</ExactValue><Unit>°C</Unit></UnitValue></MeltingPoint></MeltingPointRelated>'
    const { record, left } = readSdscom(
      feed(
        `<PhysicalChemicalProperties><Appearance>${colour('Farblos wie Glas')}${colour('Im Licht gelb')}${colour('Im Dunkeln grün')}</Appearance><SafetyRelevantInformation>${melting}</SafetyRelevantInformation></PhysicalChemicalProperties>`,
      ),
    )
    expect(record['parameters']).toMatchObject([
      { property: 'colour', text: { text: { de: 'Farblos wie Glas' } }, remark: { text: { de: 'Im Licht gelb' } } },
    ])
    expect(left.map(({ text }) => text)).toEqual(expect.arrayContaining(['Im Dunkeln grün', '12,5']))
  })

  it('keeps one explosion limit alone, for a person to look at, and how it was found', () => {
    const limit = (name: string, value: string) =>
      `<${name}><UnitValue><ExactValue>${value}</ExactValue><Unit>Vol-%</Unit></UnitValue><Method><FullText>EN 1839</FullText></Method></${name}>`
    const read = (limits: string) => {
      const { record, guesses } = readSdscom(
        feed(
          `<PhysicalChemicalProperties><SafetyRelevantInformation><ExplosionLimit>${limits}</ExplosionLimit></SafetyRelevantInformation></PhysicalChemicalProperties>`,
        ),
      )
      return { parameters: record['parameters'], guesses: guesses.map(({ text }) => text) }
    }
    const [lower, upper] = [limit('LowerExplosionLimit', '1.2'), limit('UpperExplosionLimit', '7')]
    const found = (quantity: object) => [{ property: 'explosionLimits', quantity: { ...quantity, unit: 'vol-%' }, method: 'EN 1839' }]
    expect(read(lower)).toMatchObject({ parameters: found({ value: 1.2 }), guesses: ['LowerExplosionLimit'] })
    expect(read(upper)).toMatchObject({ parameters: found({ value: 7 }), guesses: ['UpperExplosionLimit'] })
    expect(read(lower + upper)).toMatchObject({ parameters: found({ from: 1.2, to: 7 }), guesses: [] })
    const about = lower.replace('<ExactValue>', '<ExactValueSymbol>ca</ExactValueSymbol><ExactValue>')
    expect(read(about + upper)).toMatchObject({
      parameters: [...found({ sign: '≈', value: 1.2 }), ...found({ value: 7 })],
      guesses: ['LowerExplosionLimit, UpperExplosionLimit'],
    })
  })

  it('knows at which temperature a value was measured, or leaves that where the value has another remark', () => {
    const temperature = (degrees: string) => `<Temperature><ExactValue>${degrees}</ExactValue><Unit>°C</Unit></Temperature>`
    const viscosity = (more: string) =>
      feed(
        `<PhysicalChemicalProperties><SafetyRelevantInformation><Viscosity><Value><UnitValue><ExactValue>15</ExactValue><Unit>cSt</Unit></UnitValue>${more}</Value><Type>Kinematic</Type></Viscosity></SafetyRelevantInformation></PhysicalChemicalProperties>`,
      )
    const read = (more: string) => {
      const { record, left } = readSdscom(viscosity(more))
      return { parameters: record['parameters'], left: left.map(({ text }) => text) }
    }
    const found = (remark: object) => [{ property: 'kinematicViscosity', quantity: { value: 15, unit: 'mm²/s' }, remark }]
    const at40 = { phrase: 'method.at40' }
    expect(read(temperature('40'))).toMatchObject({ parameters: found(at40), left: [] })
    expect(read(temperature('37.8'))).toMatchObject({
      parameters: found({ phrase: 'method.atTemperature', values: { temperature: { value: 37.8, unit: '°C' } } }),
    })
    expect(read(`<AdditionalInfo><FullText>bei 40 °C</FullText></AdditionalInfo>${temperature('40')}`)).toMatchObject({
      parameters: found(at40),
      left: [],
    })
    const calculated = read(`<AdditionalInfo><FullText>berechnet</FullText></AdditionalInfo>${temperature('40')}`)
    expect(calculated).toMatchObject({ parameters: found({ phrase: 'method.calculated' }), left: ['40', '°C'] })
  })

  it('loses no sentence: each that nobody knows is in the record or among what is left', () => {
    const xml = writeSdscom(sdsSourceOf(1003), 'en').replaceAll(/<(\/?)eSDScom:/g, '<$1')
    const places = new Map<string, string>()
    const foreign = xml
      .replaceAll(/\s*<PhraseCode>[^<]*<\/PhraseCode>/g, '')
      .replaceAll(/(<\w+>)\s*<FullText>[^<]*<\/FullText>/g, (_, parent: string) => {
        const key = `Sentence${places.size}x`
        places.set(key, parent)
        return `${parent}<FullText>${key} is so. And ${key} too.</FullText>`
      })
    const found = JSON.stringify(readSdscom(foreign))
    const lost = [...places].filter(([key]) => !found.includes(key)).map(([, parent]) => parent)
    expect(places.size).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })

  it('takes letters beyond the basic plane and what only looks like a reference', () => {
    const skin = '<FullText>A\u{1F9EA}&#x1F9EA;\u202E<!-- &#0; --><![CDATA[&#0;]]>&amp;#0;</FullText>'
    const { record } = readSdscom(
      feed(
        `<FirstAidMeasures><DescriptionOfFirstAidMeasures><FirstAidSkin>${skin}</FirstAidSkin></DescriptionOfFirstAidMeasures></FirstAidMeasures>`,
      ),
    )
    expect(record).toMatchObject({ firstAid: { skin: [{ text: { de: 'A\u{1F9EA}\u{1F9EA}\u202E&#0;&#0;' } }] } })
  })
})
