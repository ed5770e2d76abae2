import { paintLimits, readPaintCategory } from '../../clp/paint-limits.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity, TextValue } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'
import { isQuantity } from './read-figure.ts'

const paint = 'regulation.vocPaintsDirective'

/** What section 15.1 or the label says by Directive 2004/42/EC, Article 4: subcategory, limit, content ready for use. */
interface Said {
  readonly path: string
  readonly pointer: string
  readonly category: TextValue | undefined
  readonly limit: TextValue | undefined
  readonly value: TextValue | undefined
}

/** Directive 2004/42/EC: a paint names a subcategory and its limit, keeps it, and says the same in section 15.1 and on the label. */
export const checkPaints: Rule = ({ record }) => {
  const { regulatory, labelElements } = record
  const places = [
    ['regulatory.union', regulatory.union],
    ['labelElements.furtherTexts', labelElements.furtherTexts],
  ] as const
  const said = places.flatMap(([place, texts]) =>
    texts.flatMap((text, index): Said[] => {
      if (!('phrase' in text) || text.phrase !== paint) return []
      const { category, limit, value } = text.values ?? {}
      return [{ path: `${place}[${index}]`, pointer: `/${place.replace('.', '/')}/${index}`, category, limit, value }]
    }),
  )
  return [...said.flatMap(checkLimit), ...said.flatMap(checkKept).slice(0, 1), ...checkAlike(said), ...checkMissing(record, said)]
}

/** Article 4 and Annex II: limits are in g/l, and so is the content that is held against them. */
function checkLimit({ path, pointer, category, limit, value }: Said): Finding[] {
  if (typeof category !== 'string') return []
  const name = readPaintCategory(category)
  const differs = (record: string | Quantity, found: string, fix: Finding['fix'] = null) => [
    finding('regulatory.paintLimitDiffers', path, { params: { record, found }, fix }),
  ]
  if (name === null) return differs(category, 'A/a – A/l, B/a – B/e')
  const known = paintLimits[name] ?? []
  const written = `${name}: ${known.join(' / ')} g/l`
  const [only, another] = known
  const mend = only === undefined || another !== undefined ? null : { value: only, unit: 'g/l' as const }
  if (isQuantity(limit) && (limit.unit !== 'g/l' || !known.includes(limit.value ?? -1)))
    return differs(limit, written, mend && [{ op: 'replace', path: `${pointer}/values/limit`, value: mend }])
  return isQuantity(value) && value.unit !== 'g/l' ? differs(value, written) : []
}

/** Article 3(1): what is put on the market keeps the limit. */
function checkKept({ path, limit, value }: Said): Finding[] {
  if (!isQuantity(limit) || !isQuantity(value) || limit.unit !== value.unit) return []
  if (endsOfQuantity(value).most <= endsOfQuantity(limit).least) return []
  return [finding('regulatory.solventsAboveLimit', path, { params: { record: value, found: { ...limit, sign: '≤' } } })]
}

function checkAlike([first, ...more]: readonly Said[]): Finding[] {
  const own = first?.value
  if (!isQuantity(own)) return []
  const other = more.flatMap(({ path, value }) =>
    isQuantity(value) && value.unit === own.unit && value.value !== own.value ? [{ path, value }] : [],
  )
  return other.slice(0, 1).map(({ path, value }) =>
    finding('regulatory.solventsDiffer', path, {
      params: { record: value, found: own },
      article: 'Directive 2004/42/EC, Article 4; REACH Annex II, 15.1',
    }),
  )
}

/** Uses of Annex I, 1.1: coatings of buildings, their trim and fittings. Dispensers are none, and in an installation another act holds (Article 3(2)). */
const ofBuildings = ['use.coatingInteriorWalls', 'use.coatingMineral', 'use.clearCoatJoinery'] as const

function checkMissing({ documents, uses, parameters, labelElements: { furtherTexts } }: ProductRecord, said: readonly Said[]): Finding[] {
  const isOfBuildings = has(uses, ...ofBuildings) && stateKindOf(parameters) !== 'Aerosol'
  const isOfInstallations = has(uses, 'use.industrial') && !has(uses, 'use.professional', 'use.consumer')
  // What 15.1 says and the label does not, and own words of a label, are looked at elsewhere.
  if (!documents.label || !isOfBuildings || isOfInstallations || said.length > 0 || furtherTexts.some((text) => 'text' in text)) return []
  const article = 'Directive 2004/42/EC, Article 4'
  return [finding('label.textMissing', 'labelElements.furtherTexts', { params: { code: { article } }, article })]
}
