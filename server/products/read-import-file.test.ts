import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { readImportFile } from './read-import-file.ts'
import { nameReason } from '../../tests/name-reason.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

const folder = useTemporaryFolder()

async function problemsOf(content: unknown): Promise<string[]> {
  const file = path.join(folder, 'entries.json')
  fs.writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
  const read = await readImportFile(file)
  return 'problems' in read ? read.problems.map(nameReason) : []
}

describe('an import file', () => {
  it('holds one entry or a list of them', async () => {
    const file = path.join(folder, 'good.json')
    fs.writeFileSync(file, `\uFEFF${JSON.stringify(entryOf(recordOf(1), '2026-01-02'))}`)
    expect(await readImportFile(file)).toMatchObject({
      entries: [{ place: [], entry: { publish: { documents: ['sds'] }, record: { status: 'active' } } }],
    })
    fs.writeFileSync(file, JSON.stringify([entryOf(recordOf(1), '2026-01-02'), entryOf(recordOf(1), '2026-01-02'), entryOf(recordOf(2))]))
    expect(await readImportFile(file)).toMatchObject({ entries: [{ place: [0] }, { place: [1] }, { place: [2] }] })
  })

  it('that cannot be read is reported clearly', async () => {
    const reasonOf = async (file: string): Promise<unknown> => readImportFile(path.join(folder, file))
    expect(await reasonOf('absent.json')).toMatchObject({ problems: [reasonAt('', 'unreadable', { detail: 'there is no such file' })] })
    expect(await reasonOf('.')).toMatchObject({ problems: [reasonAt('', 'unreadable', { detail: 'EISDIR' })] })
    expect(await problemsOf('')).toStrictEqual([': missing'])
    expect(await problemsOf(' \n')).toStrictEqual([': missing'])
    expect(await problemsOf('[]')).toStrictEqual([': tooFew 1'])
    expect(await problemsOf(Buffer.from([0x22, 0xe9, 0x22]))).toStrictEqual([': notUtf8'])
    expect(await problemsOf('[\n  { "record": }\n]')).toStrictEqual(['line 2, column 15: notJson a value "}"'])
    expect(await problemsOf(`${'['.repeat(6000)}${']'.repeat(6000)}`)).toStrictEqual([': tooDeep 60'])
    expect(await problemsOf('"text"')).toStrictEqual([': wrongKind object string'])
  })

  it('has all of its errors reported at once, each with its place', async () => {
    const record = {
      ...recordOf(1),
      brand: 'safty',
      colour: 'red',
      name: 7,
      ufi: 'VDU1-414F-1003-1863',
      description: 'plain text',
      supplier: { ...recordOf(1).supplier, telephone: '040 1234', city: undefined },
      composition: {
        kind: 'mixture',
        ingredients: [
          { name: { phrase: 'substance.xylene' }, casNumber: '1330-20-8', contentRange: { from: 25, to: 10 } },
          { name: { phrase: 'substance.unobtainium' }, casNumber: '1330-20-7', contentRange: { from: 1, to: 2 } },
        ],
      },
      firstAid: { inhalation: [{ phrase: 'firstAid.noSuchPhrase' }] },
      labelElements: {
        precautionaryStatements: [
          { code: 'P264' },
          { code: 'P233', values: { place: { text: { en: 'x' } } } },
          { code: 'P501', values: { place: { phrase: 'nowhere.atAll' } } },
          { code: 'P999' },
        ],
      },
      parameters: [{ category: 'SE09a', property: 'gloss', text: { text: { en: 'high' } } }],
      transport: {},
    }
    const problems = await problemsOf([entryOf(recordOf(2)), { publish: { date: '2026-02-30', documents: ['sdb'] }, record, note: 'x' }])
    expect(problems.toSorted()).toStrictEqual([
      '[1].note: unknownField',
      '[1].publish.date: date',
      '[1].publish.documents[0]: notAChoice sds tds',
      '[1].record.brand: notAChoice coatings safety',
      '[1].record.colour: unknownField',
      '[1].record.composition.ingredients[0].casNumber: casNumber',
      '[1].record.composition.ingredients[0].contentRange: range',
      '[1].record.composition.ingredients[1].name.phrase: unknownPhrase',
      '[1].record.description: wrongKind object string',
      '[1].record.firstAid.inhalation[0].phrase: unknownPhrase',
      '[1].record.labelElements.precautionaryStatements[0].values.parts: missing',
      '[1].record.labelElements.precautionaryStatements[1].values.place: noFillIn',
      '[1].record.labelElements.precautionaryStatements[2].values.place.phrase: unknownPhrase',
      expect.stringMatching(/^\[1\]\.record\.labelElements\.precautionaryStatements\[3\]\.code: notAChoice P101 /),
      '[1].record.name: wrongKind string number',
      expect.stringMatching(/^\[1\]\.record\.parameters\[0\]\.property: notAChoice meltingPoint /),
      '[1].record.supplier.city: missing',
      '[1].record.supplier.telephone: telephone',
      '[1].record.transport.regulated: missing',
      '[1].record.ufi: ufi',
    ])
  })

  it('names the forms of a mode of transport that a record may have', async () => {
    const mode = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3' }
    const modes = { road: { ...mode, regulated: 'yes' }, sea: { regulated: false, hazardClass: '3' }, air: mode }
    const record = { ...recordOf(1), transport: { regulated: true, unNumber: '0000', ...modes } }
    expect((await problemsOf([{ record }])).toSorted()).toStrictEqual([
      '[0].record.transport.road.regulated: notAChoice true false',
      '[0].record.transport.sea.hazardClass: unknownField',
      '[0].record.transport.unNumber: unNumber',
    ])
  })

  it('gives phrases the values that they need, and no others', async () => {
    const uses = [
      { phrase: 'telephone.mondayToFriday' },
      { phrase: 'telephone.mondayToFriday', values: { hours: '8:00–16:30', day: 'Friday' } },
      { phrase: 'telephone.mondayToFriday', values: { hours: { phrase: 'telephone.nothing' } } },
    ]
    expect(await problemsOf(entryOf(recordOf(1, { uses })))).toStrictEqual([
      'record.uses[0].values.hours: missing',
      'record.uses[1].values.day: noFillIn',
      'record.uses[2].values.hours.phrase: unknownPhrase',
    ])
  })

  it('chooses alternatives that the statement has, and fills in what they leave open', async () => {
    const labelElements = {
      precautionaryStatements: [
        { code: 'P260' as const, choices: [5, 7, 5] },
        { code: 'P273' as const, choices: [1] },
        { code: 'P310' as const, choices: [3] },
        { code: 'P310' as const, choices: [1, 2], values: { adviser: { text: { en: 'x' } } } },
        { code: 'P411' as const, choices: [1], values: { celsius: { text: { en: '30' } } } },
        { code: 'P210' as const, bracketText: true },
        { code: 'P280' as const, choices: [] },
      ],
    }
    const place = 'record.labelElements.precautionaryStatements'
    const problems = await problemsOf(entryOf(recordOf(1, { labelElements })))
    expect(problems.toSorted()).toStrictEqual([
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[0\]\.choices\[1\]: alternatives P260 6$/),
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[0\]\.choices\[2\]: alternativeOnce$/),
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[1\]\.choices\[0\]: noChoice P273$/),
      `${place}[2].values.adviser: missing`,
      `${place}[3].values.adviser: noFillIn`,
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[5\]\.bracketText: noBrackets P210$/),
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[6\]\.choices: /),
    ])
  })

  it('has no characters that cannot be stored or printed', async () => {
    const description = { text: { en: 'zero\u0000', de: 'half \ud83d', fr: 'bell \u0007', sl: 'line\nfeed' } }
    expect(await problemsOf(entryOf(recordOf(1, { description })))).toStrictEqual([
      'record.description.text.en: characters',
      'record.description.text.de: characters',
      'record.description.text.fr: characters',
    ])
  })

  it('has no GTIN with a wrong check digit, while a number without that word may be a maker’s own', async () => {
    const synonyms = [{ id: 1, name: 'A', identifiers: ['9506000134353', 'EAN 9506000134352', 'EAN 9506000134353'] }]
    expect(await problemsOf([entryOf({ ...recordOf(1), synonyms })])).toStrictEqual(['[0].record.synonyms[0].identifiers[2]: gtin'])
  })

  it('uses an id of a synonym or product code for one product only', async () => {
    const synonyms = recordOf(1).synonyms
    expect(await problemsOf([entryOf(recordOf(1)), entryOf(recordOf(2, { synonyms }))])).toStrictEqual([
      '[1].record.synonyms[0].id: idInUse 20001 1',
      '[1].record.synonyms[0].productCodes[0].id: idInUse 40001 1',
    ])
  })

  it('must publish a product in the order of the dates', async () => {
    const entries = [entryOf(recordOf(1), '2026-05-01'), entryOf(recordOf(2), '2020-01-01'), entryOf(recordOf(1), '2026-04-30')]
    expect(await problemsOf(entries)).toStrictEqual(['[2].publish.date: dayBefore 2026-05-01'])
  })
})
