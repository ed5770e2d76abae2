/** Labels for label printers, drawn by an interpreter of ZPL and held against their PDF. */
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ready } from 'zpl-renderer-js'
import { languageCodes, languageIdOf } from '../../shared/languages.ts'
import { dotsPerMillimetre, finestResolution, zplResolutions, type ZplResolution } from '../../shared/label-zpl.ts'
import { boundsOf, isDark, isRed, type DrawnPage } from '../../test-kit/draw-pages.ts'
import { labelOfCatalogue, labelOfSample, leanLabel, textsOfLabel } from '../../test-kit/label-of.ts'
import { withoutSpaces } from '../../test-kit/read-pdf.ts'
import { compileLabel, compiler, drawLabel } from '../../tests/compile-label.ts'
import { drawPage } from '../rendering/draw-page.ts'
import type { LabelElement } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { labelPdfJob } from './write-label-pdf.ts'
import { labelZpl, type ZplOrder } from './write-label-zpl.ts'
import { graphicTexts } from './zpl-words.ts'

const { api } = await ready

async function fileOf(label: LabelModel, order: Partial<ZplOrder> = {}): Promise<string> {
  const made = labelZpl(label, { resolution: 203, showsFrames: true, copies: 1, ...order })
  if (made.kind === 'refused') throw new Error(`refused: ${JSON.stringify(made.reports)}`)
  return made.write(made.job && (await drawPage(compiler.compile(made.job).bytes, made.job.dpi)))
}

/** As the interpreter draws it on the width and length that the file itself names. */
async function drawZpl(zpl: string, resolution: ZplResolution): Promise<DrawnPage> {
  const perMillimetre = dotsPerMillimetre[resolution]
  const [width, height] = ['PW', 'LL'].map((name) => Number(new RegExp(`\\^${name}(\\d+)`).exec(zpl)?.[1]) / perMillimetre)
  const png = Buffer.from(await api.zplToBase64Async(zpl, width, height, perMillimetre), 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, dpi: perMillimetre * 25.4, pixels: data }
}

/** The texts that a printer sets, in the order in which it reads them. */
const wordsOf = (zpl: string): string[] =>
  [...zpl.matchAll(/\^FH\^FD([^^]*)\^FS/g)].map(([, data = '']) => decodeURIComponent(data.replaceAll('%', '_25').replaceAll('_', '%')))

const boxOf = ({ x, y, width, height }: Exclude<LabelElement, { kind: 'rule' }>, more = 0) => ({
  left: x - more,
  top: y - more,
  right: x + width + more,
  bottom: y + height + more,
})
/** Grounds of transport labels are dark too, and are not printed. */
const isBlack = (...colours: [number, number, number]) => Math.max(...colours) < 100
const isInk = (red: number, green: number, blue: number) => isDark(red, green, blue) || isRed(red, green, blue)

/** What a printer does not print as its PDF does; empty is as it should be. */
async function listDifferences(label: LabelModel, resolution: ZplResolution): Promise<string[]> {
  const pdf = labelPdfJob([{ label, copies: 1 }])
  const page = await drawLabel(compileLabel(pdf).bytes, dotsPerMillimetre[resolution] * 25.4)
  const zpl = await fileOf(label, { resolution })
  const picture = await drawZpl(zpl, resolution)
  const elements = pdf.kind === 'job' ? (pdf.fits[0]?.layout.elements ?? []) : []
  const differences: string[] = []
  if (page.width !== picture.width || page.height !== picture.height) differences.push(`size ${picture.width} × ${picture.height}`)
  const isGraphic = graphicTexts(elements)
  const said = [
    withoutSpaces(wordsOf(zpl).join('')),
    lettersOf(elements.filter((element) => element.kind === 'text' && isGraphic(element))),
  ]
  for (const text of textsOfLabel(label))
    if (!said.some((letters) => withoutHyphens(letters).includes(withoutHyphens(withoutSpaces(text))))) differences.push(`text “${text}”`)
  for (const element of elements) {
    // The ground of a transport label is not printed, and may lie beside the texts of the foot.
    const isBesideGround =
      element.kind === 'text' && label.transport !== null && ['supplier', 'transport', 'quantity'].includes(element.part)
    if (element.kind === 'rule' || isBesideGround) continue
    // The letters of one line reach to those of the next.
    const margin = element.kind === 'text' ? -0.2 : 0.3
    const isMeant = element.part === 'transport' ? isBlack : isInk
    const [wished, got] = [page, picture].map((one) => boundsOf(one, isMeant, boxOf(element, margin)))
    // Kerning narrows the lines of the PDF, and a neighbour may reach into the box of a text. Of a name all lines are as narrow as the fullest.
    const most = element.part === 'name' ? 4 : element.kind === 'text' ? 2.5 : 0.3
    const edges = ['left', 'top', 'right', 'bottom'] as const
    const off = wished && got ? Math.max(...edges.map((edge) => Math.abs(wished[edge] - got[edge]))) : Infinity
    if (off > most) differences.push(`${element.kind} ${element.part} is ${off} mm off`)
  }
  return differences
}

/** A word that goes on in the next line has one more. */
const withoutHyphens = (text: string): string => text.replace(/[-\u2011]/g, '')
const lettersOf = (elements: readonly LabelElement[]): string =>
  withoutSpaces(
    elements.flatMap((element) => (element.kind === 'text' ? element.lines.flat().map(({ text }) => text) : [])).join(''),
  ).replaceAll('\u00ad', '')

const products = Array.from({ length: 16 }, (_, index) => 1001 + index)
const twoOf = (index: number) =>
  [languageCodes[index % 24], languageCodes[(index + 12) % 24]].flatMap((code) => (code ? [languageIdOf(code)] : [])).join()

describe('a label for label printers', () => {
  it.each(products.map((id, index) => [id, twoOf(index)] as const))(
    'of product %i in languages %s says what its PDF says, where that says it',
    async (id, languages) => {
      expect(await listDifferences(labelOfCatalogue(id, `dim=${id === 1015 ? 8 : 6}&emb=2&xlang=${languages}&${leanLabel}`), 203)).toEqual(
        [],
      )
    },
  )

  it.each([
    [1003, '1', 300],
    [1010, '17', 300],
    [1011, '3', 600],
  ] as const)('of product %i in language %s is the same at %i… dots to the inch', async (id, languages, resolution) => {
    expect(await listDifferences(labelOfCatalogue(id, `dim=5&emb=2&xlang=${languages}&${leanLabel}`), resolution)).toEqual([])
  })

  it.each(zplResolutions)('has a code that leads to its target at %i dots to the inch', async (resolution) => {
    const label = labelOfSample({}, 'w=70&h=45&emb=1&xlang=1&QR=1&padT=2&padR=2&padB=2&padL=2')
    const { width, height, pixels } = await drawZpl(await fileOf(label, { resolution }), resolution)
    expect(decodeQR({ width, height, data: pixels })).toBe(label.qr?.address)
  })

  it('prints letters no lower than the law wants them', async () => {
    const label = labelOfSample({ name: 'o', description: { text: { en: 'xxxxxxxxxx' } } }, 'dim=3&emb=1&font=6&xlang=1&QR=0&padT=5&padL=5')
    const picture = await drawZpl(await fileOf(label, { resolution: 600 }), 600)
    const pdf = labelPdfJob([{ label, copies: 1 }])
    const [fit] = pdf.kind === 'job' ? pdf.fits : []
    const description = fit?.layout.elements.find((element) => element.kind === 'text' && element.part === 'description')
    if (!fit || description?.kind !== 'text') throw new Error('no description')
    const letters = boundsOf(picture, isDark, boxOf(description))
    expect((letters?.bottom ?? 0) - (letters?.top ?? 0)).toBeGreaterThan(fit.xHeight)
    expect((letters?.bottom ?? 0) - (letters?.top ?? 0)).toBeLessThan(fit.xHeight * 1.1)
  })

  it('leaves out the frames of pictograms where the material has them, and prints their signs', async () => {
    const label = labelOfCatalogue(1003, `dim=7&emb=2&xlang=1&QR=0&${leanLabel}`)
    const pdf = labelPdfJob([{ label, copies: 1 }])
    const [flame] = (pdf.kind === 'job' ? (pdf.fits[0]?.layout.elements ?? []) : []).filter(({ kind }) => kind === 'drawing')
    if (flame?.kind !== 'drawing') throw new Error('no pictogram')
    const [framed, bare] = await Promise.all(
      [true, false].map(async (showsFrames) =>
        boundsOf(await drawZpl(await fileOf(label, { showsFrames }), 203), isDark, boxOf(flame, -0.1 * flame.width)),
      ),
    )
    expect((framed?.right ?? 0) - (framed?.left ?? 0)).toBeGreaterThan(0.75 * flame.width)
    expect((bare?.right ?? 0) - (bare?.left ?? 0)).toBeLessThan(0.6 * flame.width)
    expect((bare?.right ?? 0) - (bare?.left ?? 0)).toBeGreaterThan(0.2 * flame.width)
  })
})

describe('texts of a product', () => {
  it('are never commands of the printer', async () => {
    const name = 'A^XZ^XA^FDx^FS~JA_5E&^GB9 ~DG B'
    const label = labelOfSample(
      { name },
      `dim=8&emb=1&xlang=1&QR=0&vseb=${encodeURIComponent('1 l^PQ9^XZ~JR')}&info=${encodeURIComponent('^CC+ ^FO0,0')}`,
    )
    const zpl = await fileOf(label, { copies: 3 })
    expect(zpl).not.toContain('~')
    const commands = [...zpl.matchAll(/\^(?:A0|[A-Z]{2})/g)].map(([command]) => command)
    expect(zpl.split('^')).toHaveLength(commands.length + 1)
    const once = (command: string) => commands.filter((one) => one === command).length
    expect(['^XA', '^XZ', '^PQ', '^CI', '^PW', '^LL'].map(once)).toEqual([1, 1, 1, 1, 1, 1])
    expect(commands).not.toContain('^CC')
    expect(zpl).toContain('\n^PQ3\n^XZ\n')
    const printed = withoutSpaces(wordsOf(zpl).join(''))
    for (const text of [name, '1 l^PQ9^XZ~JR', '^CC+ ^FO0,0']) expect(printed).toContain(withoutSpaces(text))
  })

  it('that the law wants distinct are underlined, since the font has one weight', async () => {
    const label = labelOfCatalogue(1002, `dim=8&emb=2&xlang=1&QR=0&${leanLabel}`)
    expect(label.blocks[0]?.distinct).not.toEqual([])
    const without: LabelModel = {
      ...label,
      blocks: label.blocks.map((block) => ({ ...block, distinct: [], further: [...block.further, ...block.distinct] })),
    }
    const boxes = async (one: LabelModel) => [...(await fileOf(one)).matchAll(/\^GB/g)].length
    expect(await boxes(label)).toBeGreaterThan(await boxes(without))
  })
})

describe('a label that is too large', () => {
  it('for its text is refused with the report of the PDF', () => {
    const label = labelOfCatalogue(1003, 'dim=1&emb=2&xlang=1,2,3')
    const [made, pdf] = [labelZpl(label, { resolution: 203, showsFrames: true, copies: 1 }), labelPdfJob([{ label, copies: 1 }])]
    expect(made).toEqual(pdf)
    expect(made.kind).toBe('refused')
  })

  it('for its resolution has a coarser one in which it is made', () => {
    const sizes = [
      [210, 148],
      [210, 297],
      [420, 420],
    ] as const
    expect(sizes.map(([width, height]) => finestResolution({ width, height }))).toEqual([600, 300, 203])
  })
})
