import { describe, expect, it } from 'vitest'
import { labelXlsx } from './write-label-xlsx.ts'
import { catalogue, optionsOf, sample, sheetOf, sourceOf } from '../../tests/label-sheet-of.ts'

describe('hostile texts in the spreadsheet', () => {
  const beginnings = ['=HYPERLINK("http://evil.example","x")', '+1+cmd|"/c calc"!A1', '-2+3', '@SUM(A1)', '\t=1+1', '\r=1+1']
  const hostile = 'a\u0000b\u0007\ufffe 👩‍🔬 שלום <f>1+1</f> ]]> &amp; _x003D_ #eval("1") \u202ec'

  it.each(beginnings)('%j stays text wherever it stands', async (beginning) => {
    const text = { text: { en: beginning } }
    const record = sample({
      name: `${beginning.trim()} name`,
      variant: text,
      description: text,
      synonyms: [{ id: 1, name: `${beginning.trim()} synonym`, productCodes: [{ id: 2, code: beginning.trim() }] }],
      labelElements: { furtherTexts: [text], contains: [text] },
      technical: { application: [text], storage: [text] },
    })
    const { sheet, cells, table } = await sheetOf(record, `xlang=1&sinON=1&vlusageON=1&vlstorageON=1&vseb=${encodeURIComponent(beginning)}`)
    expect(sheet).not.toMatch(/<f[ >/]/)
    expect(cells.length).toBeGreaterThan(30)
    for (const { attributes, text: said } of cells) if (said !== '') expect(attributes).toContain('t="s"')
    expect(table[0]).toMatchObject({ product_code: beginning.trim(), product_name: `${beginning.trim()} name` })
    expect(table[0]?.description?.trim()).toBe(beginning.trim())
    expect(table[0]?.quantity?.trim()).toBe(beginning.trim())
  })

  it('keeps the format of text for a person who edits a cell', async () => {
    const { read, cells } = await sheetOf(catalogue(1001), 'xlang=1')
    const style = Number(/s="(\d+)"/.exec(cells.find(({ row }) => row === 2)?.attributes ?? '')?.[1])
    const cellStyles = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(read('xl/styles.xml'))?.[1] ?? ''
    const [own = ''] = [...cellStyles.matchAll(/<xf [^>]*>/g)][style] ?? []
    const id = /numFmtId="(\d+)"/.exec(own)?.[1]
    expect(read('xl/styles.xml')).toContain(`<numFmt numFmtId="${id}" formatCode="@"/>`)
  })

  it('are inert: no control characters, no tags, no escapes that turn into other characters', async () => {
    const record = sample({ description: { text: { en: hostile } } })
    const { read, table } = await sheetOf(record, 'xlang=1')
    // oxlint-disable-next-line no-control-regex
    expect(read('xl/sharedStrings.xml')).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\u202e\ufffe]/)
    expect(read('xl/sharedStrings.xml')).not.toContain('<f>')
    expect(table[0]?.description).toContain('<f>1+1</f> ]]> &amp; _x005F_x003D_ #eval("1")')
  })

  it('keep characters that only our typeface lacks, for the tool prints with others', async () => {
    const { table } = await sheetOf(sample({ description: { text: { en: '漢字 👩‍🔬 שלום 5\u202f000 a‑b' } } }), 'xlang=1')
    expect(table[0]?.description).toBe('漢字 👩‍🔬 שלום 5\u202f000 a‑b')
  })

  it('of 10,000 letters are whole; longer than a cell may be they are refused', async () => {
    const long = (length: number) => sample({ labelElements: { furtherTexts: [{ text: { en: 'x'.repeat(length) } }] } })
    expect((await sheetOf(long(10_000), 'xlang=1')).table[0]?.further_texts).toBe('x'.repeat(10_000))
    const four = sample({ labelElements: { furtherTexts: Array.from({ length: 4 }, () => ({ text: { en: 'x'.repeat(10_000) } })) } })
    await expect(labelXlsx(sourceOf(four), optionsOf(four, 'xlang=1'), false)).rejects.toThrow(RangeError)
  })
})
