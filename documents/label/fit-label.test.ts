import { describe, expect, it } from 'vitest'
import { isLabelLargeEnough, labelSizes, packageSizeOf, packageSizes } from '../../clp/label/label-sizes.ts'
import { labelOfCatalogue, labelOfSample, textsOfLabel } from '../../test-kit/label-of.ts'
import { catalogueIds } from '../../test-kit/read-catalogue.ts'
import { overlaps, type Box } from './arrange-pictograms.ts'
import { countFitting, combine } from '../../bench/count-fitting-labels.ts'
import { doesFit, fitLabel, type LabelFit } from './fit-label.ts'
import type { LabelElement } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { reportOverflow } from './report-overflow.ts'
import { setParagraph } from './set-paragraph.ts'

const margins = (side: number) => `padT=${side}&padR=${side}&padB=${side}&padL=${side}`
const letters = (text: string) => text.replaceAll(/[\s\u00ad]/g, '')
const textOf = ({ layout }: LabelFit) =>
  letters(layout.elements.flatMap((element) => (element.kind === 'text' ? element.lines.flat().map(({ text }) => text) : [])).join(''))

function drawingsOf(label: LabelModel): string[] {
  return [
    ...label.pictograms.map(({ code }) => code),
    ...(label.transport?.diamonds ?? []).map(({ sign }) => `transport-${sign}`),
    ...(label.qr ? ['qr'] : []),
    ...(label.logo ? ['logo'] : []),
  ].toSorted()
}

/** The white border of a pictogram's drawing may lie in the margin: its frame is 0.979 of it. */
function boxOf(element: LabelElement): LabelElement & Box {
  const height = element.kind === 'rule' ? element.thickness : element.height
  if (element.kind !== 'drawing' || element.part !== 'pictograms') return { ...element, height }
  const border = (element.width * (1 - 0.979)) / 2
  return {
    ...element,
    x: element.x + border,
    y: element.y + border,
    width: element.width - 2 * border,
    height: height - 2 * border,
  }
}

/** The white border of a QR code may lie over a rule, and boxes may touch. */
function shrink(box: Box & { kind: string }): Box {
  const by = box.kind === 'drawing' ? 1.5 : 0.05
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by }
}

function describeBox({ kind, x, y, width, height }: Box & { kind: string }): string {
  return `${kind} ${[x, y, width, height].map((measure) => measure.toFixed(1)).join(' ')}`
}

describe('a label, whatever product, size and package', () => {
  const languages = (id: number) => (id === 1012 ? ['6'] : ['1', '2,3,6'])
  it.each(catalogueIds)('%i keeps the legal floor and drops nothing', (id) => {
    for (const xlang of languages(id)) {
      for (const { id: emb } of packageSizes) {
        for (const font of [6, 10, 24]) {
          const label = labelOfCatalogue(id, `emb=${emb}&xlang=${xlang}&font=${font}&vlusageON=1&sinON=1&vseb=500 ml&${margins(3)}`)
          const said = textsOfLabel(label).map(letters)
          for (const size of labelSizes) {
            const fit = fitLabel(label, size)
            const { layout } = fit
            const { xHeight, pictogramSide } = packageSizeOf(emb)
            const note = `${id} ${xlang} package ${emb} on ${size.width} × ${size.height}, ${font} pt`
            if (font === 10) expect(doesFit(label, size), note).toBe(fit.fits)
            // CLP Annex I, 1.2.1.5 and Table 1.3, for every run of every text
            expect(fit.xHeight, note).toBeGreaterThanOrEqual(xHeight - 1e-9)
            const texts = layout.elements.filter((element) => element.kind === 'text')
            const runs = texts.flatMap(({ lines }) => lines.flat())
            expect(
              runs.filter(({ scale }) => !(scale >= 1)),
              note,
            ).toEqual([])
            expect(
              texts.filter(({ lines, lineHeight }) => lines.length > 1 && lineHeight !== 1.2),
              note,
            ).toEqual([])
            if (label.pictograms.length > 0) {
              expect(layout.pictogramSide, note).toBeGreaterThanOrEqual(pictogramSide.least)
              expect(layout.pictogramSide, note).toBeLessThanOrEqual(pictogramSide.ifPossible)
            }
            if (!isLabelLargeEnough(size, packageSizeOf(emb))) expect(fit.fits, note).toBe(false)
            // nothing is dropped, whether it fits or not
            const written = textOf(fit)
            expect(
              said.filter((text) => !written.includes(text)),
              note,
            ).toEqual([])
            expect(layout.elements.flatMap((element) => (element.kind === 'drawing' ? [element.drawing] : [])).toSorted(), note).toEqual(
              drawingsOf(label),
            )
          }
        }
      }
    }
  })

  it.each(catalogueIds)('%i stands within its margins where it fits, and nothing covers anything else', (id) => {
    for (const query of ['emb=1', 'emb=2&vseb=2,5 l', 'emb=3&opisOFF=1&vseb=30 l', 'emb=1&picOFF=1', 'emb=5&logoON=0']) {
      const label = labelOfCatalogue(id, `${query}&${margins(3)}&xlang=${id === 1012 ? '6' : '2,1'}`)
      for (const size of labelSizes) {
        const { layout, fits } = fitLabel(label, size)
        const note = `${id} ${query} on ${size.width} × ${size.height}`
        const boxes = layout.elements.map(boxOf)
        const isWithin = (box: (typeof boxes)[number]) =>
          box.x > 0 &&
          box.y > 2.5 &&
          box.x + box.width < size.width - 2.5 &&
          box.y + box.height < size.height + (box.kind === 'drawing' && box.part === 'qr' ? 0 : -2.9)
        if (fits) expect(boxes.filter((box) => !isWithin(box)).map(describeBox), note).toEqual([])
        // A diamond is a square on its point: what stands beside its lower half is not covered by it.
        const isDiamond = ({ kind, ...box }: (typeof boxes)[number]) => kind === 'drawing' && 'part' in box && box.part === 'pictograms'
        const parts = boxes
          .filter((box) => !isDiamond(box) && !(box.kind === 'text' && box.align === 'end'))
          .map((box) => ({ box, inner: shrink(box) }))
        const covering = parts.flatMap((one, index) =>
          parts
            .slice(index + 1)
            .filter((other) => overlaps(one.inner, other.inner))
            .map((other) => `${describeBox(one.box)} and ${describeBox(other.box)}`),
        )
        expect(covering, note).toEqual([])
      }
    }
  })
})

describe('the text', () => {
  it('is as large as it can be between the wished size and the floor', () => {
    const sized = (font: number) => fitLabel(labelOfCatalogue(1007, `dim=7&emb=2&font=${font}&xlang=1`)).layout.textSize
    expect(sized(8)).toBe(8)
    expect(sized(12)).toBe(12)
    expect(sized(24)).toBeLessThan(24)
    expect(sized(24)).toBeGreaterThan(12)
    // a wish below the floor
    expect(sized(6)).toBe(7.55)
  })

  it('makes the name larger by the size wished for it, and never smaller than the text', () => {
    const scale = (query: string) => {
      const name = fitLabel(labelOfCatalogue(1011, `dim=7&emb=1&xlang=1&${query}`)).layout.elements.find(
        (element) => element.kind === 'text' && element.part === 'name',
      )
      return name?.kind === 'text' ? name.lines[0]?.[0]?.scale : undefined
    }
    expect(scale('font=10&fontPN=16')).toBeCloseTo(1.6)
    expect(scale('font=10&fontPN=24')).toBeCloseTo(2.4)
    expect(scale('font=16&fontPN=8')).toBe(1)
  })

  it('gives up rules and distances before it gives up its size, and its size before the pictograms give up theirs', () => {
    const stages: string[] = []
    for (let side = 0; side < 36; side += 0.5) {
      const label = labelOfCatalogue(1013, `dim=5&emb=1&xlang=1&opisOFF=1&logoON=0&vlusageON=0&adrOFF=1&${margins(side)}`)
      const { fits, layout } = fitLabel(label)
      const { form, pictogramSide, textSize } = layout
      stages.push(!fits ? '4 refused' : pictogramSide < 16 ? '3 smaller pictograms' : textSize < 8.4 ? '2 smaller type' : `1 ${form}`)
    }
    const numbers = stages.map((stage) => Number(stage[0]))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    expect(new Set(stages)).toEqual(new Set(['1 normal', '1 compact', '1 tight', '2 smaller type', '3 smaller pictograms', '4 refused']))
  })

  it('runs round the pictogram of a drain cleaner to the whole width, where it stood beside an empty column', () => {
    const { fits, layout } = fitLabel(labelOfCatalogue(1007, `dim=4&emb=2&xlang=1&vlusageON=0&vlstorageON=0&${margins(3)}`))
    expect(fits).toBe(true)
    const statements = layout.elements.filter((element) => element.kind === 'text' && element.part === 'statements')
    const [first, last] = [statements.at(0), statements.at(-1)]
    expect(first?.x).toBeGreaterThan(20)
    expect([last?.x, last?.width]).toEqual([3, 99])
  })

  it('stands in two columns on a wide label, whole languages in each where there is room', () => {
    const { layout } = fitLabel(labelOfCatalogue(1003, `dim=8&emb=2&font=12&xlang=1,2&${margins(5)}`))
    expect(layout.placing).toBe('columns')
    const columnsOf = (language: string) => [
      ...new Set(
        layout.elements.flatMap((element) => (element.kind === 'text' && element.language === language ? (element.column ?? []) : [])),
      ),
    ]
    expect(columnsOf('en')).toEqual([0])
    expect(columnsOf('de')).toEqual([1])
  })

  // CLP Annex I, 1.2.1.5
  it.each(catalogueIds)('of %i keeps lines apart by 120 % of the larger type', (id) => {
    for (const query of ['dim=4&emb=1', 'dim=5&emb=2', 'dim=8&emb=2&font=14&fontPN=24', 'dim=7&emb=1&fontPN=20', 'dim=3&emb=2&picOFF=1']) {
      const { layout } = fitLabel(labelOfCatalogue(id, `${query}&xlang=${id === 1012 ? '6' : '1'}&${margins(3)}`))
      const lines = layout.elements.flatMap(linesOf)
      const close = lines.flatMap((one, index) =>
        lines.slice(index + 1).flatMap((other) => {
          const isBeside = one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5
          const distance = Math.abs(one.base - other.base)
          const type = Math.max(one.scale, other.scale) * layout.textSize * (25.4 / 72)
          const isApart = isBeside || distance < 0.01 || distance > 1.2 * type - 0.01
          return isApart ? [] : [`${distance.toFixed(2)} mm: ${one.text} / ${other.text}`]
        }),
      )
      expect(close, `${id} ${query}`).toEqual([])
    }

    /** Lines with the place of their letters. */
    function linesOf(element: LabelElement) {
      if (element.kind !== 'text') return []
      const height = element.height / element.lines.length
      return element.lines.map((runs, index) => {
        const scale = Math.max(...runs.map((run) => run.scale))
        const above = (height / element.lineHeight) * (0.935 - (1.2 - element.lineHeight) / 2)
        const text = runs.map((run) => run.text).join('')
        const width = setParagraph({ runs }, Infinity, height / element.lineHeight / scale).width
        const x = element.align === 'end' ? element.x + element.width - width : element.x
        return { x, width, scale, text, base: element.y + index * height + above }
      })
    }
  })
})

describe('whatever needs at most 85 % of its printable area', () => {
  it.each(['2027-12-31', '2028-01-01'])('fits on %s: every product on eight sizes in one, two and three languages', (day) => {
    const { open } = countFitting(combine(`day=${day}`))
    expect(open.map(({ product, size, languages }) => `${product} on ${size.width} × ${size.height} in ${languages} languages`)).toEqual([])
  })
})

describe('the report of a label that does not fit', () => {
  const label = labelOfCatalogue(1003, `dim=1&emb=2&xlang=1,2,3&vseb=500 ml&${margins(2.5)}`)
  const report = reportOverflow(label, fitLabel(label))

  it('says how much is missing, which floor was applied and which texts lie beyond the edge', () => {
    expect(report.missingHeight).toBeGreaterThan(100)
    expect(report.missingWidth).toBe(2.7)
    expect(report.floor).toMatchObject({ textSize: 7.55, xHeight: 1.4, pictogramSide: 10 })
    expect(report.floor.sources).toEqual(['CLP Annex I, 1.2.1.5', 'CLP Annex I, 1.2.1.4, Table 1.3'])
    expect(report.beyond.map(({ part, language }) => `${part} ${language}`)).toEqual([
      'statements en',
      'statements de',
      'statements fr',
      'supplier en',
      'quantity en',
    ])
  })

  it('says which sizes would do: in each of them it fits, in no other', () => {
    for (const size of labelSizes) expect(fitLabel(label, size).fits, String(size.id)).toBe(report.sizes.includes(size.id))
    expect(report.sizes).not.toEqual([])
  })

  it('takes hardly longer than the label of 24 languages itself: whether others fit is asked without laying them out', () => {
    const processorTime = (run: () => unknown): number => {
      const before = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const long = labelOfCatalogue(1003, `dim=6&emb=1&xlang=${Array.from({ length: 24 }, (_, index) => index + 1).join()}`)
    const own = fitLabel(long)
    reportOverflow(long, own)
    expect(processorTime(() => reportOverflow(long, own))).toBeLessThan(6 * processorTime(() => fitLabel(long)))
  })

  it('says what could be switched off, and what that saves', () => {
    expect(report.switchOff.map(({ part }) => part)).toEqual(['logo', 'description', 'qr', 'transport'])
    for (const { part, saved, fits } of report.switchOff) {
      expect(saved, part).toBeGreaterThanOrEqual(0)
      expect(fits, part).toBe(false)
    }
  })

  it('says how many languages would fit, and narrower margins where they help', () => {
    const two = labelOfCatalogue(1003, `dim=5&emb=2&xlang=1,2,3&opisOFF=1&vseb=500 ml&${margins(8)}`)
    expect(reportOverflow(two, fitLabel(two)).languages).toEqual(['en', 'de'])
    const wide = labelOfCatalogue(1013, `dim=3&emb=1&xlang=1&${margins(9)}`)
    const own = fitLabel(wide)
    expect(own.fits).toBe(false)
    expect(reportOverflow(wide, own).padding).toMatchObject({ side: 3.5, fits: true })
  })

  it('tells a label that is too small for its package from a text that is too long', () => {
    const small = labelOfSample({}, 'dim=1&emb=3&xlang=1&opisOFF=1')
    const own = reportOverflow(small, fitLabel(small))
    expect(own).toMatchObject({ isLabelTooSmall: true, missingHeight: 0, missingWidth: 0 })
    expect(own.sizes).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('comes for margins that leave no room too', () => {
    const narrow = labelOfCatalogue(1001, `dim=1&emb=1&xlang=1&${margins(40)}`)
    const own = reportOverflow(narrow, fitLabel(narrow))
    expect(own.missingWidth).toBeGreaterThan(20)
    // The text is too long for this size with any margins, but those of 40 mm are the first to go.
    expect(own.padding).toMatchObject({ side: 2.5, fits: false })
    expect(own.padding?.saved).toBeGreaterThan(50)
    const usual = labelOfCatalogue(1001, `dim=1&emb=1&xlang=1&${margins(2.5)}`)
    expect(reportOverflow(usual, fitLabel(usual)).padding).toBeNull()
  })
})
