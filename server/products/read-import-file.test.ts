import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { readImportFile } from './read-import-file.ts'

const folder = useTemporaryFolder()

async function problemsOf(content: unknown): Promise<string[]> {
  const file = path.join(folder, 'entries.json')
  fs.writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content))
  const read = await readImportFile(file)
  return 'problems' in read ? read.problems.map((problem) => `${problem.path}: ${problem.reason}`) : []
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

  it('that cannot be read is said plainly', async () => {
    const reasonOf = async (file: string): Promise<unknown> => readImportFile(path.join(folder, file))
    expect(await reasonOf('absent.json')).toMatchObject({ problems: [{ path: '', reason: 'there is no such file' }] })
    expect(await reasonOf('.')).toMatchObject({ problems: [{ path: '', reason: 'is a folder, not a file' }] })
    expect(await problemsOf('')).toStrictEqual([': is empty'])
    expect(await problemsOf(' \n')).toStrictEqual([': is empty'])
    expect(await problemsOf('[]')).toStrictEqual([': the list has no entries'])
    expect(await problemsOf(Buffer.from([0x22, 0xe9, 0x22]))).toStrictEqual([': is not UTF-8 text'])
    expect(await problemsOf('[\n  { "record": }\n]')).toStrictEqual(['line 2, column 15: is not JSON: expected a value, found "}"'])
    expect(await problemsOf(`${'['.repeat(6000)}${']'.repeat(6000)}`)).toStrictEqual([': is nested deeper than 60 levels'])
    expect(await problemsOf('"text"')).toStrictEqual([': must be an object, not "text"'])
  })

  it('is told all of its errors at once, each with its place', async () => {
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
      '[1].note: is not a field of the record',
      '[1].publish.date: a day as YYYY-MM-DD; found "2026-02-30"',
      '[1].publish.documents[0]: "sdb" is not one of sds, tds',
      '[1].record.brand: "safty" is not one of coatings, safety',
      '[1].record.colour: is not a field of the record',
      '[1].record.composition.ingredients[0].casNumber: a CAS number with the right check digit; found "1330-20-8"',
      '[1].record.composition.ingredients[0].contentRange: from must not be above to',
      '[1].record.composition.ingredients[1].name.phrase: "substance.unobtainium" is not in the English library',
      '[1].record.description: must be an object, not "plain text"',
      '[1].record.firstAid.inhalation[0].phrase: "firstAid.noSuchPhrase" is not in the English library',
      '[1].record.labelElements.precautionaryStatements[0].values.parts: is missing: P264 needs it',
      '[1].record.labelElements.precautionaryStatements[1].values.place: P233 has no such value',
      '[1].record.labelElements.precautionaryStatements[2].values.place.phrase: "nowhere.atAll" is not in the English library',
      expect.stringMatching(
        /^\[1\]\.record\.labelElements\.precautionaryStatements\[3\]\.code: "P999" is not one of P101, .* and \d+ others$/,
      ),
      '[1].record.name: must be a string, not 7',
      expect.stringMatching(/^\[1\]\.record\.parameters\[0\]\.property: "gloss" is not one of meltingPoint, /),
      '[1].record.supplier.city: is missing',
      '[1].record.supplier.telephone: international form, beginning with +; found "040 1234"',
      '[1].record.transport.regulated: must be one of false, true',
      '[1].record.ufi: a UFI with the right check character; found "VDU1-414F-1003-1863"',
    ])
  })

  it('names the forms of a mode of transport that a record may have', async () => {
    const mode = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3' }
    const modes = { road: { ...mode, regulated: 'yes' }, sea: { regulated: false, hazardClass: '3' }, air: mode }
    const record = { ...recordOf(1), transport: { regulated: true, unNumber: '0000', ...modes } }
    expect((await problemsOf([{ record }])).toSorted()).toStrictEqual([
      '[0].record.transport.road.regulated: must be one of true, false',
      '[0].record.transport.sea.hazardClass: is not a field of the record',
      '[0].record.transport.unNumber: a UN number of four digits; found "0000"',
    ])
  })

  it('gives phrases the values that they need, and no others', async () => {
    const uses = [
      { phrase: 'telephone.mondayToFriday' },
      { phrase: 'telephone.mondayToFriday', values: { hours: '8:00–16:30', day: 'Friday' } },
      { phrase: 'telephone.mondayToFriday', values: { hours: { phrase: 'telephone.nothing' } } },
    ]
    expect(await problemsOf(entryOf(recordOf(1, { uses })))).toStrictEqual([
      'record.uses[0].values.hours: is missing: phrase telephone.mondayToFriday needs it',
      'record.uses[1].values.day: phrase telephone.mondayToFriday has no such value',
      'record.uses[2].values.hours.phrase: "telephone.nothing" is not in the English library',
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
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[0\]\.choices\[1\]: P260 has the alternatives 1 to 6, not 7/),
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[0\]\.choices\[2\]: 5 is chosen twice/),
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[1\]\.choices\[0\]: P273 leaves no choice/),
      `${place}[2].values.adviser: is missing: P310 needs it`,
      `${place}[3].values.adviser: P310 has no such value`,
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[5\]\.bracketText: P210 has no text in square brackets/),
      expect.stringMatching(/^record\.labelElements\.precautionaryStatements\[6\]\.choices: /),
    ])
  })

  it('has no characters that cannot be stored or printed', async () => {
    const description = { text: { en: 'zero\u0000', de: 'half \ud83d', fr: 'bell \u0007', sl: 'line\nfeed' } }
    expect(await problemsOf(entryOf(recordOf(1, { description })))).toStrictEqual([
      'record.description.text.en: contains the control character U+0000',
      'record.description.text.de: contains half of a surrogate pair',
      'record.description.text.fr: contains the control character U+0007',
    ])
  })

  it('uses an id of a synonym or product code for one product only', async () => {
    const synonyms = recordOf(1).synonyms
    expect(await problemsOf([entryOf(recordOf(1)), entryOf(recordOf(2, { synonyms }))])).toStrictEqual([
      '[1].record.synonyms[0].id: the id 20001 belongs to product 1 already',
      '[1].record.synonyms[0].productCodes[0].id: the id 40001 belongs to product 1 already',
    ])
  })

  it('publishes a product in the order of the dates', async () => {
    const entries = [entryOf(recordOf(1), '2026-05-01'), entryOf(recordOf(2), '2020-01-01'), entryOf(recordOf(1), '2026-04-30')]
    expect(await problemsOf(entries)).toStrictEqual([
      '[2].publish.date: 2026-04-30 lies before 2026-05-01, the date of an earlier entry of the same product',
    ])
  })
})
