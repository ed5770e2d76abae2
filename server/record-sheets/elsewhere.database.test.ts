import { expect, it, vi } from 'vitest'
import { draftAnswer } from '../../shared/editing.ts'
import { importAnswer } from '../../shared/record-sheets/import-answer.ts'
import { draftOf, useEditors } from '../../tests/editors.ts'
import { sheetSender } from '../../tests/send-sheets.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

vi.setConfig({ testTimeout: 120_000 })

const api = await startWithoutPages()
const editors = await useEditors(api)
const send = sheetSender(api, editors)
const foreign = editors.as('foreign')
const elsewhere = { name: 'products.xlsx', who: 'foreign', numbers: 'elsewhere' } as const

async function exportOf(synonymIds: readonly number[]): Promise<Buffer> {
  const answer = await api.ask(`/api/v1/products/export?synonym_ids=${synonymIds.join(',')}&format=xlsx`, {
    headers: editors.headersOf('editor'),
  })
  return Buffer.from(await answer.arrayBuffer())
}

async function draftsByName() {
  const { products } = (await foreign('GET', '/api/v1/products?sort=name&pageSize=100')).body
  const drafts = new Map<unknown, { id: number; synonymId: number; record: ReturnType<typeof draftAnswer.parse>['record'] }>()
  for (const { id, synonym_id: synonymId } of products) {
    const { record } = draftAnswer.parse((await foreign('GET', draftOf(synonymId))).body)
    drafts.set(record['name'], { id, synonymId, record })
  }
  return drafts
}

/** The codes that the label of a product shows, as a reader sees them. */
function shownCodes({ record }: { record: Record<string, unknown> } = { record: {} }): (string | undefined)[] {
  const { synonyms, labelDefaults } = record as {
    synonyms: { productCodes?: { id?: number; code: string }[] }[]
    labelDefaults: { productCodeIds: number[] }
  }
  const codes = synonyms.flatMap(({ productCodes = [] }) => productCodes)
  return labelDefaults.productCodeIds.map((chosen) => codes.find(({ id }) => id === chosen)?.code)
}

const codesOf = (id: number) => ({
  synonyms: [
    {
      id,
      name: `Paint ${id}`,
      productCodes: [
        { id: id + 1, code: `P${id}-1` },
        { id: id + 2, code: `P${id}-5` },
      ],
    },
  ],
})

it('the content of a pack stays with the codes to which it belongs, in a new product and in one that comes again', async () => {
  const paint = await editors.store(301, {
    name: 'Paint 5000',
    ...codesOf(5000),
    labelDefaults: { productCodeIds: [5002], packContent: '5 l' },
  })
  const bytes = await exportOf([paint])
  importAnswer.parse((await send(bytes, elsewhere)).body)
  const first = (await draftsByName()).get('Paint 5000')
  expect(shownCodes(first)).toEqual(['P5000-5'])
  expect(first?.record['labelDefaults']).toMatchObject({ packContent: '5 l' })
  expect(JSON.stringify(first?.record)).not.toMatch(/:500[012]\b/)
  const again = importAnswer.parse((await send(bytes, elsewhere)).body)
  expect(again.products).toMatchObject([{ outcome: 'unchanged' }])

  const other = {
    ...codesOf(5000).synonyms[0],
    productCodes: [
      { id: 5001, code: 'P5000-1' },
      { id: 5003, code: 'P5000-20' },
    ],
  }
  const changed = await editors.store(301, {
    name: 'Paint 5000',
    synonyms: [{ ...other, id: 5000, name: 'Paint 5000' }],
    labelDefaults: { productCodeIds: [5003], packContent: '20 l' },
  })
  expect(importAnswer.parse((await send(await exportOf([changed]), elsewhere)).body).changed).toBe(1)
  const second = (await draftsByName()).get('Paint 5000')
  expect(shownCodes(second)).toEqual(['P5000-20'])
})

it('a kit from elsewhere names its components by the numbers that they have here', async () => {
  const parts = [
    await editors.store(311, { name: 'Part A', ...codesOf(5100) }),
    await editors.store(312, { name: 'Part B', ...codesOf(5200) }),
  ]
  const components = [
    { product: 311, name: 'Part A' },
    { product: 312, name: 'Part B' },
  ]
  const kit = await editors.store(313, { name: 'Kit of both', ...codesOf(5300), kit: { components } })
  const numbersOf = async () => {
    const drafts = await draftsByName()
    const record = drafts.get('Kit of both')?.record as { kit: { components: { product: number }[] } } | undefined
    return [record?.kit.components.map(({ product }) => product), [drafts.get('Part A')?.id, drafts.get('Part B')?.id]]
  }
  const alone = await send(await exportOf([kit]), elsewhere)
  expect([alone.status, alone.body.reasons.map(({ code }: { code: string }) => code)]).toEqual([400, ['notFound', 'notFound']])

  // The kit stands first, so that its components are not there yet when it is read.
  const bytes = await exportOf([kit, ...parts])
  expect(importAnswer.parse((await send(bytes, elsewhere)).body).added).toBe(3)
  const [named, here] = await numbersOf()
  expect(named).toEqual(here)
  expect(named).not.toContain(311)
  expect(importAnswer.parse((await send(bytes, elsewhere)).body).unchanged).toBe(3)
})
