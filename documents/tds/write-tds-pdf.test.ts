import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { boundsOf, drawPages, isDark } from '../../test-kit/draw-pages.ts'
import { tdsIds, tdsSourceOf } from '../../test-kit/read-tds-source.ts'
import { expectWithinMargins, includesText, rolesOf } from '../../test-kit/check-sds-pdf.ts'
import { readPdf, withoutSpaces, type ReadPdf } from '../../test-kit/read-pdf.ts'
import type { RenderResult } from '../rendering/render-job.ts'
import { createRenderPool, type RenderPool } from '../rendering/render-pool.ts'
import { buildTds } from './build-tds.ts'
import { textsOfTds } from '../../test-kit/read-tds-texts.ts'
import type { TdsModel } from './tds-model.ts'
import { tdsFileName, tdsPdfJob } from './write-tds-pdf.ts'

let pool: RenderPool
beforeAll(() => {
  pool = createRenderPool({ size: 1, log: { info: () => {}, warn: () => {} } })
})
afterAll(() => pool.close())

async function write(model: TdsModel): Promise<RenderResult & { pdf: ReadPdf }> {
  const result = await pool.render(tdsPdfJob(model))
  return { ...result, pdf: await readPdf(result.bytes) }
}

/** The sheet of 1001 after a change of its record. */
function changed(change: (record: ProductRecord) => Partial<ProductRecord>, language: 'en' | 'de' = 'en'): TdsModel {
  const source = tdsSourceOf(1001)
  return buildTds({ ...source, record: { ...source.record, ...change(source.record) } }, language).model
}

/** Everything that a person may write freely on the sheet. */
function everywhere(text: Text, line: string): TdsModel {
  return changed((record) => ({
    name: line,
    variant: text,
    technical: {
      description: [text],
      recommendedUse: [text, text],
      recommendedLevels: [text],
      specialFeatures: [text],
      application: [text, text, text],
      storage: [text],
      disclaimer: text,
    },
    parameters: record.parameters
      .filter(({ property }) => ['potLife', 'gloss', 'hardness', 'dustDry', 'recoatable'].includes(property))
      .map((parameter) => ({ ...parameter, text, remark: text, method: line.slice(0, 80) })),
    supplier: { ...record.supplier, name: line, address: line, telephoneHours: text },
  }))
}

/** Whether the text is printed. The fonts draw the micro sign and the Greek letter alike, and what is copied is the letter. */
const prints = (pdf: ReadPdf, text: string) =>
  includesText({ ...pdf, letters: pdf.letters.replaceAll('\u03bc', '\u00b5') }, text.replaceAll('\u03bc', '\u00b5'))

const ofBookmarks = ({ bookmarks }: ReadPdf) => bookmarks.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)])

describe.each(tdsIds.flatMap((id) => (['en', 'de'] as const).map((language) => ({ id, language }))))(
  'the technical data sheet of product $id in $language as PDF',
  ({ id, language }) => {
    const { model } = buildTds(tdsSourceOf(id), language)
    let result: RenderResult & { pdf: ReadPdf }
    beforeAll(async () => {
      result = await write(model)
    })

    it('is one or two pages of A4, within the margins, with nothing to complain of', () => {
      const { pdf, uncovered, undrawable, warnings } = result
      expect(pdf.pages.length).toBeLessThanOrEqual(2)
      for (const [index, { width, height, text }] of pdf.pages.entries()) {
        expect([width, height].map(Math.round)).toEqual([210, 297])
        expect(text).toContain(`${index + 1} / ${pdf.pages.length}`)
      }
      expectWithinMargins(pdf)
      expect({ uncovered, undrawable, warnings }).toEqual({ uncovered: [], undrawable: [], warnings: [] })
    })

    it('prints every text of the sheet', () => {
      expect(textsOfTds(model).filter((text) => !prints(result.pdf, text))).toEqual([])
      for (const { term, value } of model.facts) expect(result.pdf.pages[0]?.text).toContain(`${term}\n${value}`)
    })

    it('is tagged, titled and in its language', () => {
      const { pdf } = result
      expect(pdf.title).toBe(model.documentTitle)
      expect(pdf.language).toBe(language)
      expect({ isMarked: pdf.isMarked, showsTitle: pdf.showsTitle }).toEqual({ isMarked: true, showsTitle: true })
      expect(pdf.nodes.filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([])
      expect(pdf.nodes.flatMap(({ alt }) => alt ?? [])).toContain(model.qr.description)
    })

    it('has the product as its first heading, and under it a heading for each part in the order of reading', () => {
      const { pdf } = result
      expect(rolesOf(pdf, /^H\d$/).join(' ')).toMatch(/^H1( H2)+$/)
      const [product, ...parts] = ofBookmarks(pdf)
      expect(product).toBe(model.productName)
      const first = model.sections.map(({ heading }) => heading)
      expect(parts.filter((title) => first.includes(title))).toEqual(first)
      const expected = [...first, ...model.panel.map(({ heading }) => heading), ...model.closing.map(({ heading }) => heading)]
      const keyData = [model.keyData.heading, model.keyData.furtherHeading]
      expect(parts.filter((title) => !keyData.includes(title)).toSorted()).toEqual(expected.toSorted())
    })
  },
)

describe('the first page', () => {
  it('has the text in a column of 114 mm, and the panel beside it in one of 52 mm', async () => {
    const { pdf } = await write(buildTds(tdsSourceOf(1001), 'en').model)
    const [first = '', second = ''] = pdf.pages.map(({ text }) => text)
    for (const heading of ['Key data', 'Pack sizes', 'Storage', 'Safety']) {
      expect(first).toContain(heading)
      expect(second).not.toContain(heading)
    }
    // Figures for which the panel has no room stand in a table of full width.
    expect(second).toContain('Further technical data')
    expect(second).toMatch(/Property\s+Value\s+Conditions, method/)
    expect(first).not.toContain('Hardness')
    expect(second).toContain('Hardness')
  })

  it('gives up the panel’s part that is too long for it, and loses none of it', async () => {
    const storage = Array.from({ length: 60 }, (_, index) => ({ text: { en: `Rule of storage number ${index + 1}.` } }))
    const { pdf } = await write(changed(({ technical }) => ({ technical: { ...technical, storage } })))
    expect(pdf.letters).toContain('Ruleofstoragenumber60.')
    expect(pdf.pages[0]?.text).toContain('Safety')
    expect(ofBookmarks(pdf)).toContain('Storage')
    expectWithinMargins(pdf)
  })

  it('keeps a heading together with its text, and supplier and disclaimer together', async () => {
    for (let count = 12; count <= 30; count += 3) {
      const application = Array.from({ length: count }, (_, index) => ({ text: { en: `Step number ${index + 1} of the work.` } }))
      const { pdf } = await write(changed(({ technical }) => ({ parameters: [], technical: { ...technical, application } })))
      const onFirst = pdf.pages[0]?.text.match(/Step number/g)?.length ?? 0
      if (pdf.pages.length > 1) expect(count - onFirst, `${count} steps`).not.toBe(1)
      expect(onFirst).not.toBe(1)
      const pageOf = (text: string) => pdf.pages.findIndex(({ body }) => body.includes(text))
      expect(pageOf('Supplier')).toBe(pageOf('Notice'))
    }
  })

  const described = (...description: string[]) =>
    changed(({ technical }) => ({ technical: { ...technical, description: description.map((text) => ({ text: { en: text } })) } }))
  const sentences = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `Sentence ${index + 1} ${name} says something of the coating.`).join(' ')
  /** Lines of the text on the first page, without the panel's, which follow them, and those of the next pages. */
  const linesOf = ({ pages }: ReadPdf) => {
    const [first = [], ...next] = pages.map(({ body }) =>
      body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    return [first.slice(first.indexOf('Description') + 1, first.indexOf('Key data')), next.flat()] as const
  }
  const includes = (pdf: ReadPdf, text: string) => withoutSpaces(linesOf(pdf).flat().join('')).includes(withoutSpaces(text))
  /** mm from the page's foot to the last line of the text on the first page; the foot's own lines begin at 20 mm. */
  const roomLeft = async (bytes: Uint8Array) => {
    const [page] = await drawPages(bytes, 72, [1])
    const column = { left: 18, top: 70, right: 132, bottom: 277 }
    return page ? 297 - (boundsOf(page, isDark, column)?.bottom ?? 0) : Infinity
  }
  // A line is 4.6 mm high. Two may be wanting, since two must go to the next page.
  const mostRoom = 20 + 3 * 4.6

  it.each([75, 90, 400])('begins with the description and is full where the text has to go on: %i sentences', async (count) => {
    const text = sentences(count, 'alone')
    const { pdf, bytes } = await write(described(text))
    expect(linesOf(pdf)[0][0]).toMatch(/^Sentence 1 alone/)
    expect(includes(pdf, text)).toBe(true)
    expect(await roomLeft(bytes)).toBeLessThan(mostRoom)
    expectWithinMargins(pdf)
  })

  it('is full of paragraphs, of which none leaves a single line on either side', async () => {
    for (let count = 9; count <= 15; count++) {
      const paragraphs = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => sentences(count, name))
      const { pdf, bytes } = await write(described(...paragraphs))
      expect(paragraphs.filter((text) => !includes(pdf, text))).toEqual([])
      const [first, next] = linesOf(pdf)
      const begins = (line: string) => line.startsWith('Sentence 1 ')
      expect(first.length - first.findLastIndex(begins), `${count} sentences`).toBeGreaterThanOrEqual(2)
      expect(next.findIndex(begins), `${count} sentences`).not.toBe(1)
      expect(await roomLeft(bytes), `${count} sentences`).toBeLessThan(mostRoom)
    }
  })

  it('begins a long point too, which goes on without a second dash', async () => {
    const long = sentences(120, 'long')
    const application = ['Stir.', long, 'Clean.'].map((text) => ({ text: { en: text } }))
    const { pdf, bytes } = await write(changed(({ technical }) => ({ technical: { ...technical, application } })))
    const [first, next] = linesOf(pdf)
    expect(first.join(' ')).toMatch(/– Stir\. – Sentence 1 long/)
    expect(next.join(' ')).toMatch(/^[^–]+ – Clean\./)
    expect(includes(pdf, long)).toBe(true)
    expect(await roomLeft(bytes)).toBeLessThan(mostRoom)
  })

  it('leaves supplier and disclaimer together wherever the text ends', async () => {
    for (let count = 60; count <= 200; count += 20) {
      const { pdf } = await write(described(sentences(count, 'alone')))
      const pageOf = (text: string) => pdf.pages.findIndex(({ body }) => body.includes(text))
      expect(pageOf('Address'), `${count} sentences`).toBe(pageOf('Supplier'))
      expect(pageOf('Notice'), `${count} sentences`).toBe(pageOf('Supplier'))
    }
  })

  it('does not end a line within a range', async () => {
    const { pdf } = await write(buildTds(tdsSourceOf(1001), 'en').model)
    expect(pdf.text).not.toMatch(/–\s*\n\s*\d/)
  })
})

describe('hostile text in every field', () => {
  it.each([
    ['Typst and HTML', '#panic("x") *bold* $x$ ] \\ // @ref `raw` <b>html</b> #{ } = head'],
    ['no letter that the fonts have', 'مرحبا שלום 漢字 😀👨‍👩‍👧'],
    ['control and direction signs', 'left \u202eright\u202c \u2066isolate\u2069 bell\u0007'],
  ])('is printed as it stands or marked: %s', async (_, hostile) => {
    const model = everywhere({ text: { en: hostile } }, hostile)
    const { pdf, uncovered } = await write(model)
    const printable = hostile.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    if (/^[\p{ASCII}]*$/u.test(printable)) expect(prints(pdf, printable)).toBe(true)
    else {
      expect(pdf.text).toContain('□')
      expect(uncovered).toContain('漢')
    }
    expectWithinMargins(pdf)
  })

  it('may be 10,000 characters without a space', async () => {
    const line = 'm'.repeat(160)
    const { pdf } = await write(everywhere({ text: { en: 'm'.repeat(10_000) } }, line))
    expect(pdf.pages.length).toBeGreaterThan(20)
    expectWithinMargins(pdf)
  })

  it('shows what the language lacks in its place', async () => {
    const model = changed(({ technical }) => ({ technical: { ...technical, application: [{ text: { en: 'Stir.' } }] } }), 'de')
    const { pdf } = await write(model)
    expect(pdf.text).not.toContain('Stir.')
    expect(pdf.text).toContain('Text fehlt in dieser Sprache')
  })
})

describe('the file', () => {
  it('has the same bytes each time', async () => {
    const hash = async () =>
      createHash('sha256')
        .update((await write(buildTds(tdsSourceOf(1007), 'en').model)).bytes)
        .digest('hex')
    expect(await hash()).toBe(await hash())
  })

  it('is named after the product, its language and the moment in which it is handed out', () => {
    const madeAt = new Date('2026-10-12T06:07:08.900Z')
    expect(tdsFileName('Norvik PU Clear Lacquer 2K', 'en', madeAt)).toBe('TDS_A4_Norvik PU Clear Lacquer 2K_en_20261012060708900.pdf')
    expect(tdsFileName('../a/b\\c"d\u0000', 'de', madeAt)).toBe('TDS_A4_a b c d_de_20261012060708900.pdf')
    expect(tdsFileName('Лак 5 : 1', 'bg', madeAt)).toBe('TDS_A4_Лак 5 1_bg_20261012060708900.pdf')
    expect(tdsFileName('///', 'en', madeAt)).toBe('TDS_A4_product_en_20261012060708900.pdf')
    expect(tdsFileName('x'.repeat(500), 'en', madeAt)).toHaveLength(120)
    const names = [100, 200].map((milliseconds) => tdsFileName('Lacquer', 'en', new Date(madeAt.setMilliseconds(milliseconds))))
    expect(new Set(names).size).toBe(2)
  })
})
