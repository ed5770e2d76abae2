import { describe, expect, it } from 'vitest'
import { labelSizes } from '../../clp/label/label-sizes.ts'
import { labelOfCatalogue, labelOfSample, leanLabel } from '../../test-kit/label-of.ts'
import { withoutHyphens, withoutSpaces } from '../../test-kit/read-pdf.ts'
import { altTextsOf, expectWellFormed, filesOf, lettersOf, plain } from '../../test-kit/docx-reading.ts'
import { sheetGrid } from './sheet-grid.ts'
import { labelDocx } from './write-label-docx.ts'
import { showHyphen } from './text-runs.ts'

const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440)

describe('labels on A4 in Word', () => {
  it.each(labelSizes)('of $width × $height mm stand upright on a full sheet', async ({ id, width, height }) => {
    const label = labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${leanLabel}`)
    const { document, read } = await filesOf(label, null, false)
    const { cells, isTurned: isLying } = sheetGrid({ width, height })
    expect(document).toMatch(new RegExp(`<w:pgSz w:w="${twips(isLying ? 297 : 210)}" w:h="${twips(isLying ? 210 : 297)}"`))
    const count = cells.length
    expect(lettersOf(document).split(withoutSpaces(label.name)).length - 1).toBe(count)
    expect(document).toContain(`<w:gridCol w:w="${twips(width)}"/>`)
    expect(document).toMatch(new RegExp(`<w:trHeight w:val="${twips(height)}" w:hRule="atLeast"/>`))
    expect(plain(read('word/footer1.xml'))).toContain(`${width}\u00a0×\u00a0${height}\u00a0mm · Labels: ${count} · English`)
    expect(plain(read('word/footer1.xml')).replaceAll('\u00a0', ' ')).toContain('Print at 100 %. This line is 50 mm long.')
  })

  it('have at their foot what they are on a line of its own, above that nothing may be scaled', async () => {
    const label = labelOfCatalogue(1001, `dim=3&emb=1&xlang=14,1&QR=0&stavkiOFF=1&${leanLabel}`)
    const footer = (await filesOf(label, null, false)).read('word/footer1.xml')
    const paragraphs = [...footer.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => plain(paragraph).replaceAll('\u00a0', ' '))
    expect(paragraphs).toEqual([
      'Norvik PU Clear Lacquer 2K · 74 × 105 mm · Ετικέτες: 4 · Ελληνικά, English',
      'Να εκτυπωθεί στο 100 %. Το μήκος αυτής της γραμμής είναι 50 mm.',
    ])
    expect(footer).not.toContain('<w:tab/>')
  })

  it('take as many sheets as they need, and the last one says how many it holds', async () => {
    const { document, read } = await filesOf(labelOfCatalogue(1011, `dim=1&emb=1&xlang=1&QR=0&${leanLabel}`), 20, false)
    expect(document.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
    expect(document.match(/<w:sectPr>/g)).toHaveLength(2)
    expect(plain(read('word/footer1.xml'))).toContain('Labels: 9')
    expect(plain(read('word/footer2.xml'))).toContain('Labels: 2')
    expectWellFormed(document)
  })
})

describe('hostile texts in Word', () => {
  const hostile = [
    '👩‍🔬 漢字 שלום',
    'a\u0000b\u0007\u202ec\u2066\ufffe',
    '=HYPERLINK("http://evil.example","x")',
    '{ HYPERLINK "x" } { INCLUDETEXT c:\\\\x } ]]> <w:fldSimple w:instr="DATE"/> &amp; &#x41; <!-- ',
    '#eval("1") $x$ *b*',
  ].join(' ')

  it('stay texts: no field, no link, no tag comes of them', async () => {
    const text = { text: { en: hostile } }
    const label = labelOfSample(
      {
        // A name of a record is one line of visible text.
        name: hostile.slice(hostile.indexOf('='), hostile.indexOf('=') + 60),
        variant: text,
        description: text,
        labelElements: { furtherTexts: [text], contains: [text] },
        technical: { application: [text], storage: [text] },
        synonyms: [{ id: 1, name: 'TOTAL_PAGES', productCodes: [{ id: 2, code: 'CURRENT' }] }],
      },
      `dim=8&emb=1&xlang=1&vlusageON=1&vlstorageON=1&sinON=1&padT=3&padR=3&padB=3&padL=3&vseb=${encodeURIComponent('CURRENT')}`,
    )
    const { files, document, read } = await filesOf(label)
    const letters = lettersOf(document)
    expect(letters).toContain('=HYPERLINK("http://evil.example","x")')
    expect(letters).toContain('<w:fldSimplew:instr="DATE"/>&amp;&#x41;<!--#eval("1")$x$*b*')
    expect(letters.split('CURRENT')).toHaveLength(3)
    expect(letters).toContain('TOTAL_PAGES')
    for (const path of Object.keys(files).filter((file) => /\.(?:xml|rels)$/.test(file))) {
      expectWellFormed(read(path))
      expect(read(path)).not.toMatch(/<w:(?:fldSimple|fldChar|instrText|hyperlink)\b|TargetMode="External"/)
    }
    expect(document).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  it('of 10,000 letters without a space are refused, not cut', async () => {
    const label = labelOfSample({ labelElements: { furtherTexts: [{ text: { en: 'x'.repeat(10_000) } }] } }, 'dim=8&emb=1&xlang=1')
    const made = await labelDocx(label, { single: true, copies: null })
    expect(made.kind === 'refused' && made.reports[0]?.missingHeight).toBeGreaterThan(20)
  })

  it('that break in the middle of a word keep every letter', async () => {
    const word = 'y'.repeat(900)
    const label = labelOfSample(
      { labelElements: { furtherTexts: [{ text: { en: word } }] } },
      'dim=8&emb=1&xlang=1&padT=3&padR=3&padB=3&padL=3',
    )
    expect(withoutHyphens(lettersOf((await filesOf(label)).document))).toContain(word)
  })

  it('with hyphens end no line in Word where the label ends none', async () => {
    const { document, layout } = await filesOf(labelOfCatalogue(1001, 'dim=7&emb=3&xlang=1&padT=4&padR=4&padB=4&padL=4'))
    const bound = lettersOf(document.replaceAll('<w:noBreakHyphen/>', '<w:t>\u2011</w:t>'))
    // a code is read letter by letter, and so is a UFI
    expect(bound).toContain('PUL\u20114410\u2011005')
    expect(bound).toContain('QPQV\u2011401X\u2011M00X\u2011AHSD')
    // locants and short prefixes stay with their letters; an ordinary word may break
    expect(bound).toMatch(/5\u2011tert\u2011butyl/)
    expect(bound).toContain('Solvent-borne')
    const ends = layout.elements.flatMap((element) =>
      element.kind === 'text' ? element.lines.map((line) => showHyphen(line.map(({ text }) => text).join(''))) : [],
    )
    const free = [...bound.matchAll(/[^-\u2011\s]{0,6}-(?=[\d\p{L}([])/gu)].map(([text]) => text)
    for (const text of free.filter((one) => !/\p{L}{2}-$/u.test(one)))
      expect(
        ends.some((line) => withoutSpaces(line).endsWith(text)),
        text,
      ).toBe(true)
    expect(lettersOf(document)).not.toContain('\u2011')
    expectWellFormed(document)
  })

  it('in a logo that cannot be drawn leave the label without it', async () => {
    const supplier = {
      name: 'A & <B>',
      address: 'B 1',
      city: 'C',
      country: 'DE',
      telephone: '+49 30 12345',
      email: 'a@b.example',
      logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path',
    }
    const { undrawable, document, read } = await filesOf(labelOfSample({ supplier }, 'dim=7&logoON=1&xlang=1'))
    expect(undrawable).toEqual(['logo'])
    expect(altTextsOf(document).join()).not.toContain('Logo')
    expectWellFormed(read('docProps/core.xml'))
  })
})
