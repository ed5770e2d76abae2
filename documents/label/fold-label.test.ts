import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, leanLabel, textsOfLabel } from '../../test-kit/label-of.ts'
import { createPdfCompiler } from '../rendering/compile-pdf.ts'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { createTextWriter } from '../text/write-text.ts'
import { describeLabel, describeOverflow } from './describe-label.ts'
import { foldLabel, foldPagesFor } from './fold-label.ts'
import { labelDownload } from './write-label-pdf.ts'
import { labelPreviewJob } from './write-label-preview.ts'

const thinner = (query: string) => labelOfCatalogue(1003, `w=80&h=70&emb=1&vseb=500 ml&${leanLabel}&${query}`)
const download = (query: string, copies: number | null = null) => labelDownload(thinner(query), { single: true, copies })
const compiler = createPdfCompiler()
const pagesOf = async (query: string, copies: number | null = null) => {
  const made = download(query, copies)
  if (made.kind === 'refused') throw new Error('refused')
  return (await readPdf(compiler.compile(made.job).bytes)).pages
}

describe('a fold-out label (CLP Annex I, 1.2.1.6)', () => {
  it('has a front page with supplier, content, identifier, pictograms, UFI, signal words and what is inside in every language', () => {
    const [front] = foldLabel(thinner('xlang=1,2,6&fold=5'))
    if (!front) throw new Error('no page')
    expect(front.supplier.name).toBe('Norvik Coatings GmbH')
    expect(front.quantity).toBe('500 ml')
    expect(front.ufi).toMatch(/^[A-Z0-9-]{19}$/)
    expect(front.pictograms).toHaveLength(3)
    expect(front.blocks.map(({ mark, signalWord, further }) => [mark, signalWord, ...further])).toEqual([
      ['EN', 'Danger', 'Full safety information inside.'],
      ['DE', 'Gefahr', 'Vollständige Sicherheitsinformationen im Innern.'],
      ['SL', 'Nevarno', 'Popolne varnostne informacije v notranjosti.'],
    ])
    expect(front.blocks.flatMap(({ hazard, precautionary }) => [...hazard, ...precautionary])).toEqual([])
  })

  it('has each language on an inner page of its own, with everything but pictograms and supplier', () => {
    const label = thinner('xlang=1,2,6&fold=5')
    const inner = foldLabel(label).slice(1, -1)
    expect(inner.map(({ languages }) => languages)).toEqual([['en'], ['de'], ['sl']])
    for (const [index, page] of inner.entries()) {
      expect(page.blocks).toEqual([label.blocks[index]])
      expect([page.pictograms, page.supplier.name, page.name, page.ufi, page.quantity]).toEqual([
        [],
        '',
        label.name,
        label.ufi,
        label.quantity,
      ])
      expect(page.showsMarks).toBe(true)
    }
  })

  it('has a back page like the front, without the abbreviations of the languages', () => {
    const back = foldLabel(thinner('xlang=1,2&fold=4')).at(-1)
    expect(back).toMatchObject({ showsMarks: false, supplier: { name: 'Norvik Coatings GmbH' } })
    expect(back?.blocks.map(({ signalWord, further }) => [signalWord, further])).toEqual([
      ['Danger', []],
      ['Gefahr', []],
    ])
    expect(back?.pictograms).toHaveLength(3)
  })

  it('says on its pages together whatever the ordinary label says', () => {
    const query = 'xlang=1,2,6&opisOFF=0&vlusageON=1&sinON=1&info=Shelf+4'
    const whole = labelOfCatalogue(1003, `${query}&vseb=500 ml`)
    for (const pages of [2, 3, 4, 5]) {
      const said = new Set(foldLabel(labelOfCatalogue(1003, `${query}&vseb=500 ml&fold=${pages}`)).flatMap(textsOfLabel))
      for (const text of textsOfLabel(whole)) expect(said, text).toContain(text)
    }
  })

  it('parts more languages than inner pages so that no page is fuller than it must be, in their order', () => {
    const inner = foldLabel(thinner('xlang=1,2,3,4,5,6&fold=5')).slice(1, -1)
    expect(inner.flatMap(({ languages }) => languages)).toEqual(['en', 'de', 'fr', 'it', 'es', 'sl'])
    expect(inner.map(({ languages }) => languages.length)).toEqual([2, 2, 2])
  })

  it('has no empty page', () => {
    expect(foldPagesFor(1)).toEqual([2, 3])
    expect(foldPagesFor(24)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(() => foldLabel(thinner('xlang=1&fold=4'))).toThrow('would be empty')
  })

  it('is printed page after page, each of the label’s size, and so again for each copy', async () => {
    const pages = await pagesOf('xlang=1,2,6&fold=5', 2)
    expect(pages).toHaveLength(10)
    for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([80, 70])
    const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, ' '))
    expect(texts[0]).toContain('Full safety information inside.')
    expect(texts[1]).toContain('Highly flammable liquid and vapour.')
    expect(texts[2]).toContain('Flüssigkeit und Dampf leicht entzündbar.')
    expect(texts[1]).not.toContain('Norvik Coatings GmbH')
    expect(texts[5]).toBe(texts[0])
  })

  it('is one picture with all its pages', () => {
    const { width, height, report, job } = labelPreviewJob(thinner('xlang=1,2,6&fold=5'))
    expect(report()).toBeNull()
    expect([width, height]).toEqual([3 * 83 + 3, 2 * 73 + 3])
    expect(job.template).toBe('label-fold')
  })

  it('is refused where a page does not fit, and the report says which, by the rule', () => {
    const label = labelOfCatalogue(1003, `w=80&h=50&emb=2&vseb=1 l&QR=0&adrOFF=1&xlang=1,2&fold=3&${leanLabel}`)
    const made = labelDownload(label, { single: true, copies: null })
    if (made.kind !== 'refused') throw new Error('not refused')
    const [report] = made.reports
    expect(report?.page).toEqual({ number: 2, of: 3 })
    expect(report?.languages).toBeNull()
    if (!report) throw new Error('no report')
    const { reasons } = describeOverflow(report, label, createTextWriter('de'))
    expect(reasons[0]).toEqual({ text: 'Betroffen ist Seite 2 von 3.', source: 'CLP Anhang\u00a0I, 1.2.1.6' })
  })

  it('tells the rule of its pages, and until 2028 that it is not for every package', () => {
    const notes = (day: string) =>
      describeLabel(thinner(`xlang=1&fold=3&day=${day}`), createTextWriter('en')).notes.filter(({ text }) =>
        /fold-out|Inner pages/.test(text),
      )
    expect(notes('2028-01-01').map(({ source }) => source)).toEqual(['CLP Annex I, 1.2.1.6'])
    const [, early] = notes('2027-12-31')
    expect(early?.text).toMatch(/^Before (1 January 2028|01\/01\/2028) a fold-out label is allowed only where/)
    expect(early?.source).toBe('CLP Article 29(1); Annex I, 1.5.1.1')
  })
})
