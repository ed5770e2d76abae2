import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { propertyKeys } from '../../shared/record/properties.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { Block, SdsModel, Subsection } from '../document-model.ts'
import { plainText } from '../text/write-text.ts'
import { buildSds } from './build-sds.ts'

const complete = ['en', 'de', 'fr', 'sl'] as const
/** Products with a safety data sheet that is meant to exist in all complete languages. */
const everywhere = catalogueIds.filter((id) => id !== 1012 && readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))

const subsectionNumbers = JSON.parse(readFileSync(path.join(projectFolder, 'wording/en/headings.json'), 'utf8')) as Record<string, string>
const annexSubsections = Object.keys(subsectionNumbers).filter((key) => /^\d+\.\d+$/.test(key))

function find(model: SdsModel, number: string): Subsection {
  const found = model.sections.flatMap(({ subsections }) => subsections).find((subsection) => subsection.number === number)
  if (!found) throw new Error(`no subsection ${number}`)
  return found
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainText(block.text)
    case 'pairs':
      return block.rows.map((row) => `${row.term} ${row.lines.map(plainText).join(' ')}`).join('\n')
    case 'table':
      return block.rows
        .map((row) => row.cells.map((lines) => lines.map(({ name, value }) => `${name ?? ''} ${plainText(value)}`).join(' ')).join(' | '))
        .join('\n')
    case 'label':
      return [
        plainText(block.signalWord),
        ...block.groups.flatMap(({ statements }) => statements.map(({ code, text }) => `${code} ${plainText(text)}`)),
      ].join('\n')
    case 'heading':
      return block.text
  }
}

const textOfSection = (model: SdsModel, number: string) => find(model, number).blocks.map(textOf).join('\n')

describe('the safety data sheet', () => {
  it.each(everywhere.flatMap((id) => complete.map((language) => [id, language] as const)))(
    'of product %i exists in %s without a missing text',
    (id, language) => {
      expect(buildSds(sdsSourceOf(id), language, { qrCode: true }).missing).toEqual([])
    },
  )

  it.each(everywhere)('of product %i has all sixteen sections and every subsection of the annex, none of them empty', (id) => {
    const { model } = buildSds(sdsSourceOf(id), 'en', { qrCode: false })
    expect(model.sections.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
    expect(model.sections.flatMap(({ subsections }) => subsections.map(({ number }) => number))).toEqual([...annexSubsections, '16'])
    for (const { subsections } of model.sections)
      for (const { number, blocks } of subsections) expect(blocks.map(textOf).join('').trim(), number).not.toBe('')
  })

  it('prints no brace of a parameter that nobody filled', () => {
    for (const id of everywhere)
      for (const language of complete)
        expect(JSON.stringify(buildSds(sdsSourceOf(id), language, { qrCode: false }).model)).not.toMatch(/\{[a-zA-Z]+\}/)
  })

  it('lists the eighteen properties of 9.1 in the order of the annex, and splits 9.2 in two', () => {
    const { model } = buildSds(sdsSourceOf(1001), 'en', { qrCode: false })
    const [basic] = find(model, '9.1').blocks
    expect(basic?.kind === 'table' ? basic.rows.map(({ key }) => key) : []).toEqual([...propertyKeys.SE09, ...propertyKeys.SE09a])
    expect(find(model, '9.2').blocks.flatMap((block) => (block.kind === 'heading' ? [block.number] : []))).toEqual(['9.2.1', '9.2.2'])
  })

  it('gives the flammable components of an aerosol in 9.2.1, and of no other product', () => {
    const components = (id: number, language: 'en' | 'de') =>
      textOfSection(buildSds(sdsSourceOf(id), language, { qrCode: false }).model, '9.2')
        .split('\n')
        .filter((row) => row.includes(language === 'en' ? 'flammable components' : 'entzündbaren Bestandteilen'))
        .map((row) => row.replaceAll(/ +/g, ' ').trim())
    expect(components(1013, 'en')).toEqual(['Content of flammable components | 80\u00a0% | – | calculated'])
    expect(components(1013, 'de')).toEqual(['Gehalt an entzündbaren Bestandteilen | 80\u00a0% | – | berechnet'])
    expect(components(1003, 'en')).toEqual([])
  })

  it('says the same in 2.2 as the classification in 2.1 demands', () => {
    const { model } = buildSds(sdsSourceOf(1003), 'en', { qrCode: false })
    const label = textOfSection(model, '2.2')
    for (const code of ['H225', 'H304', 'H361d']) expect(label, code).toContain(code)
    expect(label).toMatch(/^Danger/)
  })

  it('identifies every ingredient and gives its range, classification and limits', () => {
    const { model } = buildSds(sdsSourceOf(1001), 'de', { qrCode: false })
    const text = textOfSection(model, '3.2')
    expect(text).toContain('123-86-4')
    expect(text).toContain('204-658-1')
    expect(text).toContain('607-025-00-1')
    expect(text).toContain('01-2119485493-29')
    expect(text).toContain('Flam. Liq. 3, H226')
  })

  it('names date of compilation, revision and the replaced version', () => {
    const { model } = buildSds(sdsSourceOf(1001), 'de', { qrCode: false })
    expect(model.facts.map(({ value }) => value)).toEqual(['3', '12.10.2026', '03.05.2019', expect.stringMatching(/^2 vom /), 'Deutsch'])
  })

  it('names in section 16 the sections that differ from the replaced version', () => {
    const { model } = buildSds(sdsSourceOf(1001), 'en', { qrCode: false })
    expect(textOfSection(model, '16')).toMatch(/Sections changed against version 2: .*\b3\b/)
    expect(textOfSection(buildSds(sdsSourceOf(1001, 1), 'en', { qrCode: false }).model, '16')).toContain('This is the first version.')
  })

  it.each(everywhere)('writes out in section 16 every statement and category that the sheet of product %i names by its code', (id) => {
    const { model } = buildSds(sdsSourceOf(id), 'en', { qrCode: false })
    const others = model.sections.flatMap(({ subsections }) => subsections.flatMap(({ blocks }) => blocks))
    const named = (blocks: readonly Block[], pattern: RegExp) => new Set(blocks.map(textOf).join('\n').match(pattern))
    const last = find(model, '16').blocks
    const rowsOf = (key: string) =>
      last.flatMap((block) =>
        block.kind === 'table' && block.key === key ? block.rows.map(({ cells }) => plainText(cells[0]?.[0]?.value ?? [])) : [],
      )
    expect([...named(others, /\b(?:EUH|H)\d{3}[A-Za-z]*/g)].filter((code) => !rowsOf('statements').includes(code))).toEqual([])
    const families = [...named(others, /\b(?:Skin|Eye|STOT|Acute|Asp\.|Resp\.) (?:Irrit\.|Corr\.|Sens\.|Dam\.|SE|RE|Tox\.)/g)]
    expect(families.filter((family) => !rowsOf('abbreviations').includes(family))).toEqual([])
  })

  it('shows a text that the language lacks as missing, and never in another language', () => {
    const { model, missing } = buildSds(sdsSourceOf(1012), 'de', { qrCode: false })
    expect(missing).toContain('free text')
    expect(JSON.stringify(model)).toContain('"missing":true')
  })

  it('says in Irish, in sections 2 and 16, which statements are not the law’s', () => {
    const irish = (id: number) => buildSds(sdsSourceOf(id), 'ga', { qrCode: true }).model
    for (const number of ['2.1', '2.2', '16'])
      expect(textOfSection(irish(1003), number), number).toContain('na ráiteas seo sa teanga seo neamhoifigiúil: H361d.')
    // An ingredient has the statement, the product has not.
    for (const number of ['2.1', '2.2']) expect(textOfSection(irish(1001), number), number).not.toContain('neamhoifigiúil')
    expect(textOfSection(irish(1001), '16')).toContain('neamhoifigiúil: H361f.')
    expect(JSON.stringify(buildSds(sdsSourceOf(1003), 'en', { qrCode: true }).model.sections)).not.toContain('unofficial')
  })

  it('prints the alternatives that the record chooses, in every language', () => {
    const labelOf = (id: number, language: 'en' | 'de' | 'fr' | 'sl') =>
      textOfSection(buildSds(sdsSourceOf(id), language, { qrCode: false }).model, '2.2')
    expect(labelOf(1001, 'en')).toContain('P261 Avoid breathing vapours/spray.\n')
    expect(labelOf(1001, 'en')).toContain('P280 Wear protective gloves/eye protection.\n')
    expect(labelOf(1001, 'fr')).toContain('P280 Porter des gants de protection/un équipement de protection des yeux.\n')
    expect(labelOf(1006, 'de')).toContain('P310 Sofort GIFTINFORMATIONSZENTRUM/Arzt anrufen.\n')
    expect(labelOf(1006, 'sl')).toContain('Kožo izprati z vodo ali prho.\n')
  })

  it('gives the telephones of the countries in which the sheet is supplied, and 112', () => {
    const telephones = (id: number, language: 'en' | 'de' | 'fr' | 'sl') =>
      [...textOfSection(buildSds(sdsSourceOf(id), language, { qrCode: false }).model, '1.4').matchAll(/\+[\d\u00a0]+\d|\b112, .*/g)].map(
        ([text]) => text.replaceAll('\u00a0', ' '),
      )
    const own = '+49 40 66969 112'
    expect(telephones(1001, 'de')).toEqual([own, '+49 30 19240', '+43 1 406 43 43', '112, allgemeiner Notruf in der Europäischen Union'])
    expect(telephones(1001, 'fr')).toEqual([own, '+33 1 45 42 59 59', '112, numéro d’urgence général dans l’Union européenne'])
    expect(telephones(1001, 'sl')).toEqual([own, '112, splošna številka za klic v sili v Evropski uniji'])
    expect(telephones(1001, 'en').slice(0, 2)).toEqual([own, '+49 30 19240'])
  })

  it('names the storage class of TRGS 510 where it is read in Germany, and says that it is Germany’s', () => {
    const storage = (language: LanguageCode) => textOfSection(buildSds(sdsSourceOf(1003), language, { qrCode: false }).model, '7.2')
    expect(storage('de')).toMatch(/Lagerklasse \(TRGS.510\), Deutschland\s+3\b/)
    for (const language of complete.filter((one) => one !== 'de')) expect(storage(language), language).not.toContain('TRGS')
  })

  it('names in 3.2 the organs that a classification names', () => {
    expect(textOfSection(buildSds(sdsSourceOf(1001), 'en', { qrCode: false }).model, '3.2')).toContain('STOT RE 2, H373 (hearing organs)')
  })

  it('keeps the name of a standard on one line, of gloves and of methods', () => {
    const modelIn = (language: 'el' | 'et') => buildSds(sdsSourceOf(1003), language, { qrCode: false }).model
    for (const language of ['el', 'et'] as const) expect(textOfSection(modelIn(language), '8.2')).toContain('EN\u00a0ISO\u00a0374-1')
    expect(textOfSection(modelIn('et'), '9.1')).toContain('ISO\u00a013736')
  })

  it('writes abbreviations as the language has them', () => {
    const sections = (language: 'de' | 'fr', number: string) =>
      textOfSection(buildSds(sdsSourceOf(1006), language, { qrCode: false }).model, number)
    expect(sections('fr', '11.1')).toMatch(/\| +DL50 \|/)
    expect(sections('fr', '11.1')).toContain('OCDE\u00a0403')
    expect(sections('fr', '11.1') + sections('fr', '12.1') + sections('fr', '3.2')).not.toMatch(/LD50|LC50|EC50|OECD|\bATE\b/)
    expect(sections('fr', '16')).toContain('ETA |  Estimation de la toxicité aiguë')
    expect(sections('de', '11.1')).toContain('OECD\u00a0403')
    expect(sections('de', '11.1')).toMatch(/\| +LD50 \|/)
  })

  it('writes figures by the rules of the language', () => {
    const { record, ...source } = sdsSourceOf(1001)
    const parameters = [{ category: 'SE09a' as const, property: 'density' as const, quantity: { value: 1234.5, unit: 'g/l' as const } }]
    const inLanguage = (language: 'en' | 'de' | 'fr') =>
      textOfSection(buildSds({ ...source, record: { ...record, parameters } }, language, { qrCode: false }).model, '9.1')
    expect(inLanguage('en')).toContain('1\u202f234.5\u00a0g/l')
    expect(inLanguage('de')).toContain('1\u202f234,5\u00a0g/l')
    expect(inLanguage('fr')).toContain('1\u202f234,5\u00a0g/l')
  })
})

it('is made from a version that was published before ingredients had conditions of Notes', () => {
  const published = sdsSourceOf(1003)
  expect(published.record.composition.ingredients.filter((ingredient) => 'noteConditions' in ingredient)).toEqual([])
  expect(buildSds(published, 'en', { qrCode: false }).missing).toEqual([])
})

describe('what a Note of Annex VI takes off an ingredient', () => {
  const source = structuredClone(sdsSourceOf(1003))
  const [first] = source.record.composition.ingredients
  if (!first) throw new Error('1003 names no ingredient')
  first.notes = ['C', 'P']
  first.noteConditions = [
    { note: 'P', shownBy: 'Supplier' },
    { note: 'M', shownBy: 'Supplier' },
  ]

  it.each([
    ['en', ['Note C', 'Note P: benzene < 0.1 % (w/w)', 'Note M: benzo[a]pyrene < 0.005 % (w/w)']],
    ['de', ['Anmerkung C', 'Anmerkung P: Benzol < 0,1 % (w/w)', 'Anmerkung M: Benzo[a]pyren < 0,005 % (w/w)']],
  ] as const)('stands in section 3 with the Note and what is shown, without who has shown it, in %s', (language, lines) => {
    const { model, missing } = buildSds(source, language, { qrCode: false })
    const written = textOfSection(model, '3.2').replaceAll('\u00a0', ' ')
    for (const line of lines) expect(written).toContain(line)
    expect(written).not.toContain('Supplier')
    expect(missing).toEqual([])
  })
})
