import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

interface Subsection {
  readonly point: string
  readonly section: number
  readonly path: string
  readonly isEmpty: (record: ProductRecord) => boolean
  /** How the sheet calls what is missing. Without: by the number of the subsection. */
  readonly term?: string
}

/** Subsections in which the sheet says “no data available” where nothing was written, though something can be said of every product. */
const subsections: readonly Subsection[] = [
  {
    point: '5.1',
    section: 5,
    path: 'firefighting.suitableMedia',
    term: 'sds.suitableMedia',
    isEmpty: ({ firefighting }) => firefighting.suitableMedia.length === 0,
  },
  { point: '5.3', section: 5, path: 'firefighting.advice', isEmpty: ({ firefighting }) => firefighting.advice.length === 0 },
  {
    point: '6.1',
    section: 6,
    path: 'accidentalRelease.personal',
    isEmpty: ({ accidentalRelease: { personal, responders } }) => personal.length + responders.length === 0,
  },
  {
    point: '6.3',
    section: 6,
    path: 'accidentalRelease.containment',
    isEmpty: ({ accidentalRelease }) => accidentalRelease.containment.length === 0,
  },
  {
    point: '7.1',
    section: 7,
    path: 'handling.handling',
    term: 'sds.handling',
    isEmpty: ({ handling: { handling, fireProtection, hygiene } }) => handling.length + fireProtection.length + hygiene.length === 0,
  },
  {
    point: '7.2',
    section: 7,
    path: 'handling.storage',
    term: 'sds.storage',
    isEmpty: ({ handling: { storage, incompatible, storageTemperature } }) =>
      storage.length + incompatible.length === 0 && storageTemperature === undefined,
  },
  {
    point: '13.1',
    section: 13,
    path: 'disposal.product',
    isEmpty: ({ disposal: { product, packaging, wasteCodes } }) => product.length + packaging.length + wasteCodes.length === 0,
  },
  {
    point: '16(c)',
    section: 16,
    path: 'otherInformation.sources',
    term: 'sds.sources',
    isEmpty: ({ otherInformation }) => otherInformation.sources.length === 0,
  },
]

/** REACH Annex II, 0.4: no subsection is blank. Of a product without a class nobody must give a sheet (REACH Article 31(1)). */
export const checkEmptySubsections: Rule = ({ record }) => {
  if (record.classification.length === 0) return []
  return subsections.flatMap(({ point, section, path, isEmpty, term }) =>
    isEmpty(record)
      ? [
          finding('sections.empty', path, {
            params: { section, what: term === undefined ? point : { term } },
            article: `REACH Annex II, 0.4 and ${point}`,
          }),
        ]
      : [],
  )
}
