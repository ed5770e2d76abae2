import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findBarriers } from '../../tests/browser/find-barriers.ts'
import { openBrowser } from '../../tests/browser/open-browser.ts'
import { readDescription } from '../../tests/described-api.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const { calls, document: description } = await readDescription(api)
const { openPage } = await openBrowser(`http://${api.host}`)
/** The schema that a reference leads to. */
const findSchema = (schema: object): object =>
  '$ref' in schema ? (description.components.schemas[String(schema.$ref).replace('#/components/schemas/', '')] ?? {}) : schema
const operationOf = (name: string) => calls.find((call) => call.name === name)?.operation

describe('the description of a document', () => {
  it.each(calls.filter(({ operation }) => /data sheet|instructions/.test(operation.tags[0] ?? '')).map(({ name }) => name))(
    '%s says what each parameter means',
    (name) => {
      const parameters = operationOf(name)?.parameters ?? []
      expect(parameters.length).toBeGreaterThan(1)
      expect(parameters.filter(({ description = '' }) => description === '').map((parameter) => parameter.name)).toStrictEqual([])
    },
  )

  it('names the values that its parameters may have', () => {
    const { parameters = [] } = operationOf('GET /api/v1/sdsRender/sdsPdf/-{id}/{lang}') ?? {}
    const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
    expect(schemas).toMatchObject({
      lang: { enum: Array.from({ length: 24 }, (_, index) => String(index + 1)) },
      qrCode: { enum: ['0', '1'], default: '1' },
      format: { const: 'A4' },
    })
    expect(parameters.find(({ name }) => name === 'lang')?.description).toContain('1 en, 2 de, 3 fr')
  })
})

describe('the description of adding a file', () => {
  const body = operationOf('POST /api/v1/products/{synonymId}/attachments')?.requestBody

  it('has the parts of the multipart body', () => {
    expect(body?.required).toBe(true)
    const { schema = {} } = body?.content['multipart/form-data'] ?? {}
    const read = z.object({ properties: z.record(z.string(), z.looseObject({})), required: z.array(z.string()) }).parse(findSchema(schema))
    expect(Object.keys(read.properties).toSorted()).toStrictEqual(['category', 'file', 'language', 'status'])
    expect(read.properties['file']).toMatchObject({ type: 'string', format: 'binary' })
    expect(read.properties['status']).toMatchObject({ enum: ['draft', 'published', 'withdrawn'], default: 'draft' })
    expect(read.required).toStrictEqual(['file'])
  })

  it('shows how a file is sent', async () => {
    const html = await (await api.ask('/api/docs')).text()
    expect(html).toContain(`-F &#x27;file=@certificate.pdf&#x27;`)
  })
})

describe('the page of the description on a narrow phone', () => {
  it('does not scroll sideways, and neither do its tables', async () => {
    const { page, complaints, close } = await openPage()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`http://${api.host}/api/docs`)
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('table, td')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.parentElement?.id}: ${element.scrollWidth}`),
    )
    expect(wide).toStrictEqual([])
    expect(await page.locator('article').count()).toBe(calls.length)
    expect(complaints).toStrictEqual([])
    await close()
  })
})

describe('the page of the description for everybody', () => {
  it.each([
    ['on a desk', 1440, false],
    ['on a phone in the dark', 390, true],
  ])('is accessible %s', async (_, width, dark) => {
    const { page, close } = await openPage({ dark, screen: { name: 'any', width, height: 900 } })
    await page.goto(`http://${api.host}/api/docs`)
    expect(await findBarriers(page)).toStrictEqual([])
    await close()
  })
})
