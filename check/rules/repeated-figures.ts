import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { overlap } from './properties-between.ts'
import { readFigure } from './read-figure.ts'

/** Figures that stand twice in a record and are not the same: one property of section 9, solvents in 9.2.2 and 15.1, solids of the technical data sheet. */
export const checkRepeatedFigures: Rule = ({ record }) => [...checkTwice(record), ...checkSolvents(record), ...checkSolids(record)]

/** Properties of which a product has one. Others, as solubility, are one in each solvent. */
const single: ReadonlySet<Parameter['property']> = new Set([
  'meltingPoint',
  'boilingPoint',
  'flashPoint',
  'autoIgnitionTemperature',
  'decompositionTemperature',
  'ph',
  'density',
  'relativeVapourDensity',
  'shelfLife',
  'storageTemperature',
])

/** What another condition or method gives, or another part of a dispenser or kit, the remark and the method say. */
function checkTwice({ parameters, kit }: ProductRecord): Finding[] {
  if (kit !== undefined) return []
  return parameters.flatMap((one, index) => {
    const { quantity } = one
    if (quantity === undefined || !single.has(one.property)) return []
    const first = parameters.slice(0, index).find((other) => isOfSame(one, other))?.quantity
    if (first === undefined || first.unit !== quantity.unit || overlap(quantity, first)) return []
    return [
      finding('properties.figuresContradict', `parameters[${index}]`, {
        params: { record: quantity, found: first },
        article: one.category === 'TD01' ? 'REACH Annex II, 7.2 and 9.1' : 'REACH Annex II, 9.1',
      }),
    ]
  })
}

function isOfSame(one: Parameter, other: Parameter): boolean {
  const isAlike = (a: unknown, b: unknown) => a === undefined || b === undefined || JSON.stringify(a) === JSON.stringify(b)
  return (
    one.property === other.property &&
    one.category === other.category &&
    isAlike(one.remark, other.remark) &&
    isAlike(one.method, other.method)
  )
}

/** Share by which solvents in per cent and in grams may differ: one counts water out, the other what is exempt. */
const spread = 0.25

/** 15.1 in per cent and 9.2.2 in grams in a litre, or the reverse, are one by the density. What has one unit is compared in `regulatory.ts`. */
function checkSolvents(record: ProductRecord): Finding[] {
  const stated = record.regulatory.volatileOrganicCompounds
  const density = readFigure(record, 'density', 'g/cm³', 'kg/l', '')
  const measured = readFigure(record, 'vocContent', '%', 'g/l')
  if (stated === undefined || density === null || measured === null || !(density.least > 0)) return []
  const [percent, grams] = stated.unit === '%' ? [stated, measured.quantity] : [measured.quantity, stated]
  if (percent.unit !== '%' || grams.unit !== 'g/l') return []
  const perPoint = ((density.least + density.most) / 2) * 10
  const share = endsOfQuantity(percent)
  const litre = endsOfQuantity(grams)
  if (share.least * perPoint * (1 - spread) <= litre.most && share.most * perPoint * (1 + spread) >= litre.least) return []
  const own = stated.unit === '%' ? perPoint : 1 / perPoint
  const figure = measured.quantity.value ?? measured.quantity.to ?? 0
  return [
    finding('regulatory.solventsDiffer', 'regulatory.volatileOrganicCompounds', {
      params: { record: stated, found: { sign: '≈', value: Number((figure / own).toPrecision(3)), unit: stated.unit } },
      article: 'REACH Annex II, 15.1 and 9.2.2; Directive 2004/42/EC',
      severity: 'warning',
    }),
  ]
}

/** g/l: no solvent of a coating is heavier, tetrachloroethene among them. What it weighs takes at least this much room. */
const heaviestSolvent = 1650
/** Points by which solids by volume are rounded, and by which films shrink. */
const points = 5

/** Solids by volume leave room for the solvents: ISO 3233. The mixture ready for use has other figures than one of its components. */
function checkSolids(record: ProductRecord): Finding[] {
  const solids = readFigure(record, 'solidsByVolume', '%', 'vol-%')
  const voc = readFigure(record, 'vocContent', 'g/l')
  if (solids === null || voc === null || [solids, voc].some(({ index }) => record.parameters[index]?.remark !== undefined)) return []
  const most = 100 - (voc.least / heaviestSolvent) * 100
  if (solids.least <= most + points) return []
  const found: Quantity = { sign: '≤', value: Math.round(most), unit: solids.quantity.unit }
  return [
    finding('properties.figuresContradict', `parameters[${solids.index}]`, {
      params: { record: solids.quantity, found },
      article: 'REACH Annex II, 9.2.2; Directive 2004/42/EC',
    }),
  ]
}
