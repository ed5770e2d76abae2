import { isLabelLargeEnough, labelSizes, packageSizes, type LabelSize } from '../clp/label/label-sizes.ts'
import { fitLabel } from '../documents/label/fit-label.ts'
import type { LabelModel } from '../documents/label/label-model.ts'
import { measureNeed } from '../documents/label/measure-need.ts'
import { labelOfCatalogue } from '../test-kit/label-of.ts'
import { catalogueIds } from '../test-kit/read-catalogue.ts'
import { printTable, type Row } from './measure.ts'

/** Share of the printable area up to which every label is to fit. */
const fullLabel = 0.85

/** A product on a size in so many languages, for the largest package that Table 1.3 allows with that size. */
export interface Combination {
  product: number
  size: LabelSize
  languages: number
  label: LabelModel
  /** Share of the printable area that the obligatory parts need. */
  need: number
}

/** Obligatory parts alone, with the margins that the look has for each size. */
const obligatory = 'opisOFF=1&logoON=0&sinON=0&vlusageON=0&vlstorageON=0&adrOFF=1&QR=0'
const margins: Readonly<Record<number, number>> = { 1: 2.5, 2: 2.5, 3: 3.5, 4: 3.5, 5: 4.5, 6: 4.5, 7: 7, 8: 7 }
const languageLists = ['1', '1,2', '1,2,3']

/** Catalogue × 8 sizes × 1, 2 and 3 languages. @param query further options, such as a day */
export function combine(query = ''): Combination[] {
  return catalogueIds.flatMap((product) =>
    labelSizes.flatMap((size) => {
      const emb = packageSizes.findLast((one) => isLabelLargeEnough(size, one))?.id ?? 1
      const side = margins[size.id] ?? 3
      const options = `${obligatory}&dim=${size.id}&emb=${emb}&padT=${side}&padR=${side}&padB=${side}&padL=${side}&${query}`
      return languageLists.map((xlang, index) => {
        const label = labelOfCatalogue(product, `${options}&xlang=${xlang}`)
        return { product, size, languages: index + 1, label, need: measureNeed(label) }
      })
    }),
  )
}

/** How many combinations fit, and which do not although they would fill at most 85 % of their label. */
export function countFitting(combinations: readonly Combination[]): { fitting: number; open: Combination[] } {
  const failing = combinations.filter(({ label }) => !fitLabel(label).fits)
  return { fitting: combinations.length - failing.length, open: failing.filter(({ need }) => need <= fullLabel) }
}

/** Rows for the bench. */
export function measureFittingLabels(): Row[] {
  return [...countOn('2027-12-31'), ...countOn('2028-01-01')]
}

function countOn(day: string): Row[] {
  const combinations = combine(`day=${day}`)
  const { fitting, open } = countFitting(combinations)
  const possible = combinations.filter(({ need }) => need <= fullLabel).length
  return [
    {
      what: `labels of ${day} that fit, of ${combinations.length}: catalogue × 8 sizes × 1, 2 and 3 languages, obligatory parts`,
      figure: String(fitting),
    },
    {
      what: `of the ${possible} of that day that need at most ${fullLabel * 100} % of their printable area, do not fit`,
      figure: String(open.length),
      target: 'none',
      met: open.length === 0,
    },
  ]
}

if (import.meta.main) {
  const start = performance.now()
  printTable(measureFittingLabels())
  for (const { product, size, languages, need } of countFitting([...combine('day=2027-12-31'), ...combine('day=2028-01-01')]).open)
    console.log(`${product} ${size.width} × ${size.height}, ${languages} languages: ${(need * 100).toFixed(0)} %`)
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
}
