import { describe, expect, it } from 'vitest'
import { labelOptionValues, nameProductCodes, readLabelOptions, writeFileQuery, type LabelOptions } from './label-options.ts'
import { labelQuery, lackingMeasures, type LabelQuery } from './label-query.ts'
import { labelDefaults } from './record/label.ts'
import { readIssues } from './reasons/read-issue.ts'

const defaults = labelDefaults.parse({})
const valid = ['en', 'de', 'fr', 'sl'] as const
const read = (query: Record<string, unknown>, own = defaults) => readLabelOptions(labelQuery.parse(query), own, valid)
const problem = (query: Record<string, unknown>) => readIssues(labelQuery.safeParse(query, { reportInput: true }).error?.issues ?? [])[0]

/** The flags of the specification and their plain names. */
const flagNames = [
  ['logoON', 'showLogo'],
  ['sinON', 'showSynonym'],
  ['ufiOFF', 'hideUfi'],
  ['opisOFF', 'hideDescription'],
  ['stavkiOFF', 'hideStatements'],
  ['adrOFF', 'hideTransport'],
  ['picOFF', 'hidePictograms'],
  ['picMetCorrOFF', 'hideMetalCorrosionPictogram'],
  ['vlusageON', 'showUsage'],
  ['vlstorageON', 'showStorage'],
  ['reliefON', 'useRelief'],
  ['lp', 'single'],
] as const satisfies readonly (readonly [keyof LabelQuery, keyof LabelOptions])[]

describe('the label options', () => {
  it('are those of the specification where nothing is asked for', () => {
    expect(read({})).toMatchObject({
      labelSize: 4,
      packageSize: 2,
      textSize: 10,
      titleSize: 16,
      padding: { top: 6, right: 6, bottom: 6, left: 6 },
      qrTarget: 3,
      languages: ['en'],
      packContent: '',
      showLogo: false,
      single: false,
      copies: null,
    })
  })

  it('are those of the product before those of the specification', () => {
    const own = labelDefaults.parse({ labelSize: 6, languages: ['de', 'fr'], showLogo: true, padding: [1, 2, 3, 4], packContent: '5 l' })
    expect(read({}, own)).toMatchObject({ labelSize: 6, languages: ['de', 'fr'], showLogo: true, packContent: '5 l' })
    expect(read({}, own).padding).toEqual({ top: 1, right: 2, bottom: 3, left: 4 })
  })

  it('have a size of their own where width and height are given, and dim says no other', () => {
    const own = { width: 101.6, height: 152.4 }
    expect(read({ dim: '0', w: '101.6', h: '152,4' })).toMatchObject({ labelSize: 4, ownSize: own })
    expect(read({ w: '101.6', h: '152.4' }).ownSize).toEqual(own)
    expect(read({ dim: '5', w: '101.6', h: '152.4' })).toMatchObject({ labelSize: 5, ownSize: null })
    expect(labelOptionValues(read({ w: '101.6', h: '152.4' }))).toMatchObject({ dim: '0', w: '101.6', h: '152.4' })
    expect(labelOptionValues(read({ dim: '5' }))).toMatchObject({ dim: '5', w: '', h: '' })
    expect(writeFileQuery(read({ dim: '5' }), 7)).not.toMatch(/[?&][wh]=/)
  })

  it('refuse a side that no printer prints, and a width without a height', () => {
    for (const side of ['19.9', '420.1', '50.25', '1e2', '-30', 'abc', '0', '1000'])
      expect(problem({ w: side })).toMatchObject({ code: 'between', params: { min: 20, max: 420 } })
    for (const side of ['20', '420', '50,5', '']) expect(problem({ w: side })).toBeUndefined()
    const lacking = (query: Record<string, unknown>) => lackingMeasures(labelQuery.parse(query))
    expect(lacking({ w: '50' })).toEqual(['h'])
    expect(lacking({ dim: '0' })).toEqual(['w', 'h'])
    expect(lacking({ dim: '4', w: '50' })).toEqual([])
    expect(lacking({ dim: '0', w: '50', h: '60' })).toEqual([])
  })

  it('come by the names of the specification', () => {
    expect(
      read({
        dim: '7',
        emb: '3',
        font: '11.5',
        fontPN: '24',
        padT: '1',
        padR: '2,5',
        padB: '3',
        padL: '0',
        QR: '1',
        xlang: '3,2',
        pCodes: '70100~70101',
        vseb: ' 2,5 l ',
        lp: '1',
        copies: '12',
        timestamp: '1700000000000',
      }),
    ).toMatchObject({
      labelSize: 7,
      packageSize: 3,
      textSize: 11.5,
      titleSize: 24,
      padding: { top: 1, right: 2.5, bottom: 3, left: 0 },
      qrTarget: 1,
      languages: ['fr', 'de'],
      productCodeIds: [70100, 70101],
      packContent: '2,5 l',
      single: true,
      copies: 12,
    })
  })

  it.each(flagNames.map(([name, key]) => ({ name, key })))('take $name as $key, on and off', ({ name, key }) => {
    expect(read({ [name]: '1' })[key]).toBe(true)
    expect(read({ [name]: '0' })[key]).toBe(false)
    expect(read({ [name]: '' })[key]).toBe(false)
  })

  it('are the same from JSON, with numbers and true or false, as from a form', () => {
    const form = { dim: '7', padT: '2.5', QR: '0', xlang: ['1', '2'], pCodes: '70100', vseb: '5', copies: '3', opisOFF: '1', lp: 'true' }
    const json = { dim: 7, padT: 2.5, QR: 0, xlang: [1, 2], pCodes: 70_100, vseb: 5, copies: 3, opisOFF: 1, lp: true }
    expect(read(json)).toEqual(read(form))
    expect(read(json)).toMatchObject({ labelSize: 7, languages: ['en', 'de'], hideDescription: true, single: true, copies: 3 })
    const own = labelDefaults.parse({ showLogo: true, showStorage: true })
    expect(read({ logoON: false, vlstorageON: 0 }, own)).toMatchObject({ showLogo: false, showStorage: false })
  })

  it('can switch off what the product has on, and the last of two values counts', () => {
    const own = labelDefaults.parse({ showLogo: true })
    expect(read({ logoON: '0' }, own).showLogo).toBe(false)
    expect(read({ logoON: ['0', '1'] }).showLogo).toBe(true)
  })

  it('let the language of rlang lead', () => {
    expect(read({ xlang: '1,2,3', rlang: '3' }).languages).toEqual(['fr', 'en', 'de'])
    expect(read({ xlang: 'de,en', rlang: 'en' }).languages).toEqual(['en', 'de'])
    expect(read({ rlang: '2' }).languages).toEqual(['de'])
  })

  it('leave out languages in which the label does not exist, and take the first valid one where none is left', () => {
    expect(read({ xlang: '4,2' }).languages).toEqual(['de'])
    expect(read({ xlang: '4' }).languages).toEqual(['en'])
    expect(() => readLabelOptions({}, defaults, [])).toThrow('no language')
  })

  it('take the day of the record, empty ones too, unless that of printing is asked for', () => {
    const ofRecord = { ...defaults, day: '2028-01-01' }
    const dayOf = (query: object) => readLabelOptions(labelQuery.parse(query), ofRecord, ['en']).day
    expect([{}, { day: '' }, { day: '2026-05-01' }, { day: 'today' }].map(dayOf)).toEqual(['2028-01-01', '2028-01-01', '2026-05-01', null])
    expect(labelOptionValues(readLabelOptions(labelQuery.parse({ day: 'today' }), ofRecord, ['en'])).day).toBe('today')
    expect(problem({ day: 'tomorrow' })?.path).toBe('day')
  })

  it('take qrON for QR', () => {
    expect(read({ qrON: '0' }).qrTarget).toBe(0)
    expect(read({ qrON: '2' }).qrTarget).toBe(2)
    expect(read({ qrON: '2', QR: '1' }).qrTarget).toBe(1)
  })

  it.each([
    [{ dim: '9' }, 'dim'],
    [{ emb: '0' }, 'emb'],
    [{ font: '5' }, 'font'],
    [{ fontPN: '25' }, 'fontPN'],
    [{ padT: '41' }, 'padT'],
    [{ padL: '-1' }, 'padL'],
    [{ QR: '5' }, 'QR'],
    [{ xlang: '1,99' }, 'xlang'],
    [{ pCodes: '1~a' }, 'pCodes'],
    [{ logoON: 'yes' }, 'logoON'],
    [{ copies: '0' }, 'copies'],
    [{ vseb: '5 l\0' }, 'vseb'],
    [{ info: 'x'.repeat(401) }, 'info'],
    [{ copies: '9999' }, 'copies'],
    [{ dim: 7.5 }, 'dim'],
    [{ dim: true }, 'dim'],
    [{ lp: 2 }, 'lp'],
    [{ copies: -1 }, 'copies'],
    [{ xlang: null }, 'xlang'],
    [{ xlang: { en: true } }, 'xlang'],
  ])('refuse %o and name the field', (query, name) => {
    expect(problem(query)?.path).toBe(name)
  })

  it('come back from the query that they are written to', () => {
    const options: LabelOptions = {
      labelSize: 2,
      ownSize: null,
      useRelief: false,
      foldPages: null,
      packageSize: 1,
      day: '2028-01-01',
      textSize: 8,
      titleSize: 12.5,
      padding: { top: 0, right: 1.5, bottom: 2, left: 40 },
      qrTarget: 0,
      languages: ['sl', 'en'],
      productCodeIds: [3, 1],
      packContent: '500 ml & more',
      infoText: 'Lid upwards',
      showLogo: true,
      showSynonym: true,
      hideUfi: true,
      hideDescription: true,
      hideStatements: true,
      hideTransport: true,
      hidePictograms: true,
      hideMetalCorrosionPictogram: true,
      showUsage: true,
      showStorage: true,
      single: true,
      copies: 7,
    }
    const query = new URLSearchParams(writeFileQuery(options, 1_760_227_200_000))
    expect(read(Object.fromEntries([...query, ['lp', '1'], ['copies', '7']]))).toEqual(options)
    expect(query.get('labType')).toBe('2')
    expect(query.get('timestamp')).toBe('1760227200000')
  })

  it('name all parameters of a file, also what is as usual, whatever the defaults become later', () => {
    const query = new URLSearchParams(writeFileQuery(read({}), 1))
    const flags = 'logoON sinON ufiOFF opisOFF stavkiOFF adrOFF picOFF picMetCorrOFF vlusageON vlstorageON'
    for (const name of `dim emb font fontPN padL padR padT padB qrON xlang labType timestamp ${flags}`.split(' '))
      expect(query.get(name), name).not.toBe(null)
    const others = { ...defaults, labelSize: 1, textSize: 7, showLogo: !defaults.showLogo, packContent: '9 l', qrTarget: 0 }
    const given = labelQuery.parse(Object.fromEntries(query))
    const { productCodeIds: _codes, ...rest } = read({})
    expect(readLabelOptions(given, others, valid)).toMatchObject(rest)
  })
})

describe('product codes', () => {
  it('of the same text are told apart by their ids', () => {
    expect(
      nameProductCodes([
        { id: 1, code: 'A' },
        { id: 2, code: 'B' },
        { id: 3, code: 'A' },
      ]).map(({ name }) => name),
    ).toEqual(['A (1)', 'B', 'A (3)'])
  })
})
