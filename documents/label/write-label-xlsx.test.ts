import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ProductRecord } from '../../shared/record/product-record.ts'
import { findTransportMode } from '../../shared/record/transport.ts'
import { composeLabel } from './compose-label.ts'
import { fitLabel } from './fit-label.ts'
import { xlsxColumns } from './write-label-xlsx-columns.ts'
import { labelXlsx } from './write-label-xlsx.ts'
import { catalogue, optionsOf, sample, sheetOf, sourceOf } from '../../tests/label-sheet-of.ts'

describe('the spreadsheet for label printing', () => {
  it('has the columns that templates go by', async () => {
    const { head } = await sheetOf(catalogue(1001), 'xlang=1')
    const names = [
      'product_code language product_name synonym variant description quantity ufi signal_word',
      'hazard_codes hazard_statements precautionary_codes precautionary_statements supplemental_codes supplemental_statements',
      'further_texts contains pictogram_codes pictogram_names usage storage info_text',
      'supplier_name supplier_address supplier_telephone un_number transport_classes transport_marks qr_address',
      'substance_name substance_number unofficial_codes aerosol_marks logo_image qr_image',
    ]
    expect(head).toEqual(names.join(' ').split(' '))
  })

  it('has a row for each product code and language, in the words of that language', async () => {
    const synonyms = [
      {
        id: 1,
        name: 'Product 1',
        productCodes: [
          { id: 11, code: 'A-1' },
          { id: 12, code: 'A-2' },
        ],
      },
      { id: 2, name: 'Other name', productCodes: [{ id: 21, code: 'B-1' }] },
    ]
    const record = sample({
      synonyms,
      classification: [{ category: 'Flam. Liq. 2', statements: ['H225'] }],
      description: { text: { en: 'A product.', de: 'Ein Produkt.' } },
    })
    const { table, rows } = await sheetOf(record, 'xlang=2,1&sinON=1')
    expect(rows).toBe(6)
    expect(table.map((row) => [row.product_code, row.language, row.synonym].join(' '))).toEqual([
      'A-1 de Other name',
      'A-1 en Other name',
      'A-2 de Other name',
      'A-2 en Other name',
      'B-1 de Other name',
      'B-1 en Other name',
    ])
    expect(table[0]).toMatchObject({ description: 'Ein Produkt.', signal_word: 'Gefahr', hazard_codes: 'H225' })
    expect(table[1]).toMatchObject({ description: 'A product.', signal_word: 'Danger', pictogram_codes: 'GHS02' })
    expect(table[0]?.pictogram_names).not.toBe(table[1]?.pictogram_names)
    expect((await sheetOf(record, 'xlang=1&pCodes=21~11')).table.map((row) => row.product_code)).toEqual(['B-1', 'A-1'])
  })

  it('has a row per language with an empty code where the product has no codes', async () => {
    const { table } = await sheetOf(sample({ synonyms: [{ id: 1, name: 'Product 1' }] }), 'xlang=1,2,3')
    expect(table.map((row) => [row.product_code, row.language])).toEqual([
      ['', 'en'],
      ['', 'de'],
      ['', 'fr'],
    ])
  })

  it.each([1001, 1003, 1006, 1007])('says of product %i what its label says', async (id) => {
    const record = catalogue(id)
    const query = 'xlang=3,1&vlusageON=1&vlstorageON=1&vseb=5 l'
    const { table } = await sheetOf(record, query)
    for (const row of table) {
      const language = row.language === 'fr' ? '3' : '1'
      const label = composeLabel(sourceOf(record), optionsOf(record, query.replace('3,1', language)))
      const [block] = label.blocks
      expect(row).toMatchObject({
        product_name: label.name,
        quantity: '5 l',
        ufi: label.ufi ?? '',
        signal_word: block?.signalWord ?? '',
        hazard_statements: block?.hazard.map(({ text }) => text).join(' '),
        precautionary_codes: block?.precautionary.map(({ code }) => code).join(', '),
        precautionary_statements: block?.precautionary.map(({ text }) => text).join(' '),
        supplemental_codes: block?.supplemental.map(({ code }) => code).join(', '),
        contains: block?.contains?.text ?? '',
        supplier_name: label.supplier.name,
        supplier_address: label.supplier.address,
        supplier_telephone: label.supplier.telephone,
        un_number: findTransportMode(record.transport, 'road')?.number ?? '',
        transport_classes: findTransportMode(record.transport, 'road')?.hazardClass ?? '',
        qr_address: label.qr?.address ?? '',
      })
    }
  })

  it('has the default content of the pack in the rows of the default codes, and what is written in all', async () => {
    const quantities = async (query: string) => (await sheetOf(catalogue(1006), `xlang=1${query}`)).table.map((row) => row.quantity)
    expect(await quantities('')).toEqual(['4 l'])
    expect(await quantities('&pCodes=70600')).toEqual([''])
    expect(await quantities('&pCodes=70600&vseb=1 l')).toEqual(['1 l'])
    expect(await quantities('&pCodes=70600~70601')).toEqual(['', '4 l'])
    expect(await quantities('&pCodes=70600~70601&vseb=2 x 2 l')).toEqual(['2 x 2 l', '2 x 2 l'])
    expect(await quantities('&pCodes=70600~70601&vseb=')).toEqual(['', ''])
  })

  it('has codes of the same text once, as the label has', async () => {
    const codes = async (query: string) => (await sheetOf(catalogue(1008), `xlang=1${query}`)).table.map((row) => row.product_code)
    expect(await codes('&pCodes=70804~70803~70801')).toEqual(['LH-8070-1000', 'LH-8070-0500'])
  })

  it('has other names where the label has them, those of the code of the row', async () => {
    const names = async (query: string) => (await sheetOf(catalogue(1003), `xlang=1&pCodes=70310~70301${query}`)).table
    expect((await names('')).map((row) => row.synonym)).toEqual(['', ''])
    const shown = await names('&sinON=1')
    const codes = ['70310', '70301']
    for (const [index, code] of codes.entries())
      expect(shown[index]?.synonym).toBe(
        composeLabel(sourceOf(catalogue(1003)), optionsOf(catalogue(1003), `xlang=1&sinON=1&pCodes=${code}`)).synonyms.join('; '),
      )
    expect(shown[0]?.synonym).toBe('Norvik Clean N 35')
  })

  it('identifies a substance by its name and number', async () => {
    const record = sample({
      composition: {
        kind: 'substance',
        ingredients: [{ name: { phrase: 'substance.benzylAlcohol' }, indexNumber: '603-057-00-5', contentRange: { from: 99, to: 100 } }],
      },
    })
    const { table } = await sheetOf(record, 'xlang=1,2')
    expect(table.map((row) => row.substance_name)).toEqual(['Benzyl alcohol', 'Benzylalkohol'])
    expect(table.map((row) => row.substance_number)).toEqual(['Index\u00a0603-057-00-5', 'Index\u00a0603-057-00-5'])
  })

  it('names the statements that are no official wording in the language of the row', async () => {
    const { table } = await sheetOf(sample({ classification: [{ category: 'Carc. 1A', statements: ['H350i'] }] }), 'xlang=1,24')
    expect(table.map(({ language, unofficial_codes }) => [language, unofficial_codes])).toEqual([
      ['en', ''],
      ['ga', 'GA H350i'],
    ])
  })

  const statementColumns = ['hazard', 'precautionary', 'supplemental'].flatMap((kind) => [`${kind}_codes`, `${kind}_statements`])

  it.each([
    ['opisOFF=1', ['description']],
    ['stavkiOFF=1', statementColumns],
    ['picOFF=1', ['pictogram_codes', 'pictogram_names']],
    ['adrOFF=1', ['un_number', 'transport_classes', 'transport_marks']],
    ['ufiOFF=1', ['ufi']],
    ['QR=0', ['qr_address']],
    ['qrON=0', ['qr_address']],
    ['vlusageON=0', ['usage']],
    ['vlstorageON=0', ['storage']],
    ['sinON=0', ['synonym']],
    ['info=', ['info_text']],
    ['vseb=', ['quantity']],
  ])('has with %s nothing of that part of the label, and everything else', async (query, emptied) => {
    const record: ProductRecord = {
      ...catalogue(1005),
      technical: { ...catalogue(1005).technical, application: [{ text: { en: 'Apply.' } }], storage: [{ text: { en: 'Store dry.' } }] },
      synonyms: [...catalogue(1005).synonyms, { id: 9, name: 'Other name', identifiers: [], productCodes: [] }],
      labelElements: { ...catalogue(1005).labelElements, supplementalStatements: [{ code: 'EUH205' }] },
    }
    const shown = 'xlang=1&info=Lid upwards&sinON=1&vlusageON=1&vlstorageON=1'
    const [full] = (await sheetOf(record, shown)).table
    const [own] = (await sheetOf(record, `${shown}&${query}`)).table
    for (const name of emptied) {
      expect(full?.[name], name).not.toBe('')
      expect(own?.[name], name).toBe('')
    }
    expect(own).toEqual({ ...full, ...Object.fromEntries(emptied.map((name) => [name, ''])) })
  })

  it('leads its codes where the label’s lead, and leaves out what the metals alone ask for', async () => {
    const addresses = async (target: number) => (await sheetOf(catalogue(1007), `xlang=2&QR=${target}`)).table[0]?.qr_address
    expect(await Promise.all([1, 2, 3].map(addresses))).toEqual(
      ['gh', 'mh', 'pd'].map((page) => `https://coatings.example/p/1007/de/${page}/2`),
    )
    const metals = sample({ classification: [{ category: 'Met. Corr. 1', statements: ['H290'] }] })
    const pictograms = async (query: string) => (await sheetOf(metals, `xlang=1${query}`)).table[0]?.pictogram_codes
    expect([await pictograms(''), await pictograms('&picMetCorrOFF=1')]).toEqual(['GHS05', ''])
  })

  it('has the logo as a picture beside the code where the label has it', async () => {
    const drawing = async (query: string) => {
      const { files, read } = await sheetOf(catalogue(1001), `xlang=1,2${query}`)
      const xml = files['xl/drawings/drawing1.xml'] ? read('xl/drawings/drawing1.xml') : ''
      return [...xml.matchAll(/<xdr:col>(\d+)<\/xdr:col>/g)].map(([, column]) => xlsxColumns[Number(column)]?.name)
    }
    expect(await drawing('&logoON=1')).toEqual(['logo_image', 'qr_image', 'logo_image', 'qr_image'])
    expect(await drawing('&logoON=0')).toEqual(['qr_image', 'qr_image'])
    expect(await drawing('&logoON=0&QR=0')).toEqual([])
  })

  it('shows the QR code of each row as a picture that leads where its address says', async () => {
    const { table, files, read } = await sheetOf(catalogue(1007), 'xlang=1,2&QR=1&logoON=0')
    const drawing = read('xl/drawings/drawing1.xml')
    expect([...drawing.matchAll(/<xdr:row>(\d+)<\/xdr:row>/g)].map(([, row]) => Number(row))).toEqual(table.map((_, index) => index + 1))
    expect(new Set([...drawing.matchAll(/<xdr:col>(\d+)<\/xdr:col>/g)].map(([, column]) => Number(column)))).toEqual(
      new Set([xlsxColumns.length - 1]),
    )
    expect(drawing.match(/<xdr:ext cx="648000" cy="648000"\/>/g)).toHaveLength(table.length)
    expect(drawing.match(/descr="[^"]+"/g)).toHaveLength(table.length)
    const pictures = Object.entries(files).filter(([path]) => path.endsWith('.png'))
    const addresses = await Promise.all(
      pictures.map(async ([, png]) => {
        const { data, info } = await sharp(png).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
        return decodeQR({ width: info.width, height: info.height, data })
      }),
    )
    expect(new Set(addresses)).toEqual(new Set(table.map((row) => row.qr_address)))
    expect((await sheetOf(catalogue(1007), 'xlang=1&QR=0&logoON=0')).files['xl/drawings/drawing1.xml']).toBeUndefined()
  })

  it('is the same, byte for byte, each time', async () => {
    const make = async () => (await sheetOf(catalogue(1006), 'xlang=1,2')).bytes
    const first = await make()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-07-08T09:10:11Z') })
    onTestFinished(() => void vi.useRealTimers())
    expect(Buffer.compare(first, await make())).toBe(0)
  })

  it('has every code and language whatever the size and the margins, for the tool has its own label', async () => {
    const record = catalogue(1003)
    const tiny = 'xlang=1,2&dim=1&emb=5&font=24&padL=40&padR=40'
    const labels = [1, 2].map((xlang) => composeLabel(sourceOf(record), optionsOf(record, tiny.replace('1,2', String(xlang)))))
    expect(labels.every((label) => !fitLabel(label).fits)).toBe(true)
    const codes = record.synonyms.flatMap((synonym) => synonym.productCodes)
    const all = await labelXlsx(sourceOf(record), { ...optionsOf(record, tiny), productCodeIds: [] }, false)
    expect(all.rows).toBe(2 * codes.length)
    const usual = await labelXlsx(sourceOf(record), { ...optionsOf(record, 'xlang=1,2'), productCodeIds: [] }, false)
    expect(Buffer.compare(all.bytes, usual.bytes)).toBe(0)
  })
})
