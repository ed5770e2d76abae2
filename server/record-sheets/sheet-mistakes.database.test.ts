import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { useEditors } from '../../tests/editors.ts'
import { sayingsOf, sheetSender } from '../../tests/send-sheets.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

vi.setConfig({ testTimeout: 120_000 })

const api = await startWithoutPages()
const { db } = api.services
const editors = await useEditors(api)
const send = sheetSender(api, editors)
const countProducts = async () => (await db.selectFrom('products').select('permalink_id').execute()).length

describe('a file of tables with mistakes', () => {
  it('is stored whole or not at all, with every mistake at its cell', async () => {
    const before = await countProducts()
    const refused = await send('productKey;name;ufi;brand\nA;Good;;\nB;Bad;XXXX-XXXX-XXXX-XXXX;nobody\nC;;;\n')
    expect(refused.status).toBe(400)
    expect(sayingsOf(refused)).toEqual(['products!C3 ufi', 'products!D3 notAChoice', 'products!B4 missing'])
    expect(await countProducts()).toBe(before)
  })

  it('is told every mistake at once, of cells that cannot be read and of what cells say, of products found and not', async () => {
    await editors.store(207, {})
    const refused = await send(
      zipSync({
        'products.csv': strToU8(
          'productKey;permalinkId;name;ufi;labelDay;colour\nA;;Good;XXXX-XXXX-XXXX-XXXX;;red\nB;999999;Gone;;;\n207;207;Known;XXXX-XXXX-XXXX-XXX0;;\n',
        ),
        'composition.ingredients.csv': strToU8(
          'productKey;name.en;casNumber;content\nA;Toluene;108-88-4;twelve\nA;Xylene;1330-20-7;120\n207;Acetone;67-64-2;\n',
        ),
      }),
      { name: 'products.zip' },
    )
    expect(sayingsOf(refused).toSorted()).toEqual(
      [
        "'composition.ingredients'!C2 casNumber",
        "'composition.ingredients'!C4 casNumber",
        "'composition.ingredients'!D2 notANumber",
        "'composition.ingredients'!D3 tooLarge",
        'products!B3 notFound',
        'products!D2 ufi',
        'products!D4 ufi',
        'products!E1 columnUnknown',
        'products!F1 columnUnknown',
      ].toSorted(),
    )
  })

  it('is told of mistakes beside a revision that cannot be read, a key that is there twice, and a product that is not there', async () => {
    await editors.store(208, {})
    const refused = await send(
      zipSync({
        'products.csv': strToU8('productKey;permalinkId;revision;ufi;brand\n208;208;x;XXXX-XXXX-XXXX-XXXX;\nB;;;;\nB;;;;\n'),
        'composition.ingredients.csv': strToU8('productKey;name.en;casNumber\nZZ;Toluene;108-88-4\n'),
      }),
      { name: 'products.zip' },
    )
    expect(sayingsOf(refused).toSorted()).toEqual(
      [
        "'composition.ingredients'!A2 notFound",
        'products!A4 onceOnly',
        'products!C2 notANumber',
        'products!D2 ufi',
        // A new product has a name.
        'products!A3 missing',
      ].toSorted(),
    )
  })

  it('is told of the mistakes of its other tables where one cannot be read, and of each that cannot', async () => {
    const refused = await send(
      zipSync({
        'products.csv': strToU8('productKey;name;ufi\nA;Good;XXXX-XXXX-XXXX-XXXX\n'),
        'composition.ingredients.csv': Buffer.from('productKey;name.de\nA;Gr\xfcnspan\n', 'latin1'),
        'composition.ingredients.classification.csv': strToU8('productKey;entry;category\nA;108-88-3;Flam. Liq. 2\n'),
        'parameters.csv': strToU8('productKey;property\nA;"colour\n'),
      }),
      { name: 'products.zip' },
    )
    expect(sayingsOf(refused)).toEqual(["'composition.ingredients'!A2 notUtf8", 'parameters!A2 quoteOpen', 'products!C2 ufi'])
  })

  it.each([
    [
      'a number that commas part',
      'productKey,name.en,content,contentRange.from\n207,Xylene,30,5,\n',
      "'composition.ingredients'!E2 tooManyColumns",
    ],
    [
      'a cell under no head',
      'productKey;name.en;content\n207;Xylene;30\n207;Toluene;20;too much\n',
      "'composition.ingredients'!D3 tooManyColumns",
    ],
  ])('is refused with %s, which would be dropped without a word', async (_, csv, said) => {
    expect(sayingsOf(await send(csv, { name: 'composition.ingredients.csv' }))).toEqual([said])
  })

  it('is not told of products as missing whose number cannot be read', async () => {
    const ingredients = 'productKey;name.en;casNumber\nA;Toluene;108-88-4\n207;Acetone;67-64-2\n'
    const refused = await send(
      zipSync({
        'products.csv': strToU8('productKey;permalinkId;name\nA;2o7;Known\n'),
        'composition.ingredients.csv': strToU8(ingredients),
      }),
      { name: 'products.zip' },
    )
    expect(sayingsOf(refused)).toEqual(['products!B2 notANumber'])
    const alone = await send(
      ingredients.replace('casNumber\n', 'casNumber;content\n').replace('67-64-2', '67-64-2;x').replace('A;', '207;'),
      {
        name: 'composition.ingredients.csv',
      },
    )
    expect(sayingsOf(alone)).toEqual([
      "'composition.ingredients'!D3 notANumber",
      "'composition.ingredients'!C2 casNumber",
      "'composition.ingredients'!C3 casNumber",
    ])
  })

  it('reports a wrong CAS number before the rows that do not find their entry by it', async () => {
    const ingredients = 'productKey;name.en;casNumber\nA;Toluene;108-88-4\n'
    const zip = zipSync({
      'products.csv': strToU8('productKey;name\nA;New\n'),
      'composition.ingredients.csv': strToU8(ingredients),
      'composition.ingredients.classification.csv': strToU8('productKey;entry;category\nA;108-88-3;Flam. Liq. 2\n'),
    })
    const { body } = await send(zip, { name: 'products.zip' })
    expect(body.reasons.map(({ code }: { code: string }) => code)).toEqual(['casNumber', 'notFound'])
  })

  it.each([
    ['a product that is not there', 'productKey;permalinkId;name\nA;999999;X\n', 'products!B2 notFound'],
    ['a status that has a call of its own', 'productKey;permalinkId;status\nA;203;withdrawn\n', 'products!C2 notOffered'],
    ['one product under two names', 'productKey;permalinkId;name\nA;203;X\nB;203;Y\n', 'products!B3 onceOnly'],
  ])('is refused with %s', async (_, csv, said) => {
    await editors.store(203, {})
    const { body } = await send(csv)
    expect(sayingsOf({ body })).toContain(said)
  })
})
