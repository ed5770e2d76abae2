import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../../shared/languages.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../../test-kit/read-catalogue.ts'
import { readBack } from '../../../test-kit/read-back.ts'
import { buildSds } from '../../sds/build-sds.ts'
import type { SdsSource } from '../../sds/sds-source.ts'
import { plainText } from '../../text/write-text.ts'
import { textsOfBlock } from '../../texts-of-block.ts'
import { writeSdscom } from '../write-sdscom.ts'
import { readSdscom } from './read-sdscom.ts'

const published = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))
const languages = ['de', 'en', 'el', 'ga'] as const

const bare = (text: string) => text.replaceAll(/[\s\u00ad\u2060]/g, '')

/** Subsection and line of all that a sheet says, but what changed since an earlier version: a record that begins anew has none. */
function linesOf(source: SdsSource, language: LanguageCode): string[] {
  const { model } = buildSds(source, language, { qrCode: false })
  return model.sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ number, blocks }) =>
      blocks
        .map((block) => (block.kind === 'pairs' ? { ...block, rows: block.rows.filter(({ key }) => key !== 'changes') } : block))
        .flatMap((block) => textsOfBlock(block).map((text) => `${number} ${text.replaceAll(/\s+/g, ' ')}`)),
    ),
  )
}

/** What changed since an earlier version, as the sheet says it. */
function changesOf(source: SdsSource, language: LanguageCode): string[] {
  const { model } = buildSds(source, language, { qrCode: false })
  const blocks = model.sections.flatMap(({ subsections }) => subsections.flatMap((one) => one.blocks))
  return blocks.flatMap((block) =>
    block.kind === 'pairs'
      ? block.rows.flatMap(({ key, lines }) => (key === 'changes' ? lines.map((line) => bare(plainText(line))) : []))
      : [],
  )
}

/** The recipe is in no file: what the sheet concludes from exact contents, it concludes from their ranges. */
function withoutRecipe(source: SdsSource): SdsSource {
  const { record } = structuredClone(source)
  for (const ingredient of record.composition.ingredients) delete ingredient.content
  return { ...source, record }
}

/** Lines that one has and another lacks, each as often as it does. */
function lacking(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Studies stand in the order of the format (fish first), and so do codes of waste (those of the product first). */
const inAnotherOrder = /^(?:12\.1|13\.1) /

describe('a sheet that went through an SDScom file', () => {
  it.each(published)('of product %i gives a record whose sheet says the same, line by line', (id) => {
    const source = sdsSourceOf(id)
    for (const language of languages) {
      const before = linesOf(withoutRecipe(source), language)
      const after = linesOf({ ...source, record: readBack(source, writeSdscom(source, language)) }, language)
      expect(lacking(before, after), `${language}: lost`).toEqual([])
      expect(lacking(after, before), `${language}: more`).toEqual([])
      const inOrder = (lines: string[]) => lines.filter((line) => !inAnotherOrder.test(line))
      expect(inOrder(after), language).toEqual(inOrder(before))
    }
  })

  /** Of the sheet from which a file was made, and not of the draft that begins with it. */
  const ofThatSheet = /(?:LegalDocument\/\w+|VersionNo|IssueDate|RevisionDate|RevisionInformation\/\w+)$/

  it.each(published)('of product %i leaves its version with its days, what changed since the last one, and nothing else', (id) => {
    const source = sdsSourceOf(id)
    for (const language of languages) {
      const changes = changesOf(source, language)
      const { left } = readSdscom(writeSdscom(source, language))
      expect(left.filter(({ path, text }) => !ofThatSheet.test(path) && !changes.includes(bare(text)))).toEqual([])
    }
  })

  it('tells of two products more than the sheet, whose exact contents are below what counts and whose ranges are not', () => {
    const more = published.flatMap((id) => {
      const source = sdsSourceOf(id)
      const lines = lacking(linesOf(withoutRecipe(source), 'en'), linesOf(source, 'en'))
      return lines.length > 0 ? [[id, lines]] : []
    })
    const in11 = (text: string) => `11.1 ${text}`
    const noData = (name: string) => [name, 'Inhalation', '–', '–', 'No data available'].map(in11)
    expect(more).toEqual([
      [1008, [...noData('propan-2-ol'), ...noData('butanone')]],
      [1016, ['isotridecanol, ethoxylated', 'Oral', 'ATE', '500 mg/kg', '–'].map(in11)],
    ])
  })

  it.each(languageCodes)(
    'has every estimate, with its sign, its range and its form, and the shares of which too little is known: %s',
    (language) => {
      const source = structuredClone(sdsSourceOf(1010))
      source.record.toxicology.estimates = [
        { route: 'inhalationDust', quantity: { sign: '>', value: 5, unit: 'mg/l' } },
        { route: 'oral', quantity: { value: 1234.5, unit: 'mg/kg' } },
        { route: 'inhalationVapour', quantity: { from: 10.5, to: 20, unit: 'mg/l' } },
        { route: 'dermal', quantity: { sign: '≥', value: 2000, unit: 'mg/kg' } },
        { route: 'inhalationGas', quantity: { sign: '≈', value: 20_000, unit: 'ppm' } },
      ]
      source.record.toxicology.unknownAcuteToxicityPercent = 12.5
      source.record.ecology.unknownAquaticHazardPercent = 3
      for (const kind of ['mixture', 'substance'] as const) {
        source.record.composition.kind = kind
        const record = readBack(source, writeSdscom(source, language))
        expect(record.toxicology.estimates).toEqual(source.record.toxicology.estimates)
        expect([record.toxicology.unknownAcuteToxicityPercent, record.ecology.unknownAquaticHazardPercent]).toEqual([12.5, 3])
        expect(record.labelElements.furtherTexts).not.toContainEqual(expect.objectContaining({ text: expect.anything() }))
      }
    },
  )

  it.each(languageCodes)('has on the label what other law demands, and where the ingredients are listed: %s', (language) => {
    const textsOf = (id: number) => readBack(sdsSourceOf(id), writeSdscom(sdsSourceOf(id), language)).labelElements
    expect(textsOf(1007)).toMatchObject({
      furtherTexts: expect.arrayContaining([{ phrase: 'poster.measure.noMixing' }]),
      ingredientListAddress: sdsSourceOf(1007).record.labelElements.ingredientListAddress,
    })
    const [first] = sdsSourceOf(1015).record.labelElements.furtherTexts
    expect(textsOf(1015).furtherTexts).toEqual(expect.arrayContaining([first, expect.objectContaining({ phrase: 'label.kitComponents' })]))
    expect(textsOf(1004).supplementalStatements).toEqual(sdsSourceOf(1004).record.labelElements.supplementalStatements)
  })

  it('says in other languages too who answers when and in which ones, and what the body may take up', () => {
    const source = sdsSourceOf(1003)
    const record = readBack(source, writeSdscom(source, 'en'))
    const told = (one: typeof record) => linesOf({ ...source, record: one }, 'de').filter((line) => /^(?:1\.3|8\.1) /.test(line))
    expect(told(record)).toEqual(told(source.record))
    const own = new Map(source.record.emergency.map((contact) => [contact.telephone, contact]))
    expect(record.emergency.length).toBeGreaterThan(1)
    expect(record.emergency).toEqual(record.emergency.map(({ telephone }) => own.get(telephone)))
  })

  it('leaves nothing of a sheet that has no properties', () => {
    const source = structuredClone(sdsSourceOf(1014))
    source.record.parameters = []
    expect(readSdscom(writeSdscom(source, 'fr')).left.filter(({ path }) => path.includes('PhysicalChemical'))).toEqual([])
  })

  // A combined sentence is written by the choice of its parts: all of them and none chosen read the same.
  it('prints the same alternatives of precautionary statements, whether all are chosen or none', () => {
    const source = sdsSourceOf(1002)
    const record = readBack(source, writeSdscom(source, 'en'))
    for (const language of languageCodes) {
      const statements = (one: typeof record) => linesOf({ ...source, record: one }, language).filter((line) => line.startsWith('2.2 '))
      expect(statements(record), language).toEqual(statements(source.record))
    }
  })
})
