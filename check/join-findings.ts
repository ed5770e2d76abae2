import { joinPatches } from '../shared/apply-patch.ts'
import { transportModes } from '../shared/record/transport.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Finding, FindingValue } from './finding.ts'

/** A mistake that shows in several places is told once, where it was made. */
export const joinFindings = (record: ProductRecord, found: readonly Finding[]): Finding[] => joinSaid(record, joinModes(joinFigures(found)))

/** One figure of section 9 that several others contradict is told once: it is looked at once, and asked about again when it has been mended. */
function joinFigures(found: readonly Finding[]): Finding[] {
  const told = new Set<string>()
  return found.filter(({ code, path, severity, params }) => {
    if (code !== 'properties.figuresContradict') return true
    const mistake = JSON.stringify([path, severity, params['record']])
    return !told.has(mistake) && told.add(mistake) !== undefined
  })
}

const ofModes: ReadonlySet<string> = new Set([
  'transport.numberDiffers',
  'transport.classDiffers',
  'transport.packingGroupDiffers',
  'transport.environmentDiffers',
  'transport.nameDiffers',
  'transport.unfounded',
  'sentences.substanceUnfounded',
])
const anyMode = new RegExp(`^transport\\.(?:${transportModes.join('|')})\\b`)

/** The same for one mistake, whichever mode it is found in. */
export const mistakeOf = ({ code, severity, article, path, params }: Finding): string =>
  JSON.stringify([code, severity, article, path.replace(anyMode, 'transport'), params])

/** The same of road, sea and air: one finding at the first of them, and one press for all. */
function joinModes(found: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(found, (one) => (ofModes.has(one.code) ? mistakeOf(one) : null))
  return found.flatMap((one) => {
    const group = [...groups].find(([key, members]) => key !== null && members.includes(one))?.[1]
    if (group === undefined) return [one]
    if (group[0] !== one) return []
    const fixes = group.flatMap(({ fix }) => (fix === null ? [] : [fix]))
    return [{ ...one, fix: fixes.length === group.length ? joinPatches(fixes) : null }]
  })
}

const ofSentences: ReadonlySet<string> = new Set(['sentences.contradict', 'sentences.figureContradicts'])
/** From so many sentences on that one line of section 9 contradicts, it is the line that is wrong. */
const many = 3

function joinSaid(record: ProductRecord, found: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(found, ({ code, params }) => (ofSentences.has(code) ? JSON.stringify(params['other']) : null))
  return [...groups].reduce<Finding[]>(
    (left, [key, group]) => {
      const [first] = group.toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'))
      const index = key === null || first === undefined ? -1 : findParameter(record, first.params['other'])
      if (group.length < many || index < 0 || first === undefined) return left
      const point = /9\.\d(?:\.\d)?(?:\(\w\))?/.exec(first.article)?.[0]
      const article = point === undefined ? first.article : `REACH Annex II, ${point}, 0.2.4 and Part B`
      const told = { ...first, path: `parameters[${index}]`, article, fix: null }
      return left.flatMap((one) => (one === first ? [told] : group.includes(one) ? [] : [one]))
    },
    [...found],
  )
}

/** The line of section 9 that a finding names: by its sentence, or by its name and figure. */
function findParameter({ parameters }: ProductRecord, said: FindingValue | undefined): number {
  const written = JSON.stringify(said)
  return parameters.findIndex(
    ({ property, quantity, text }) =>
      (text !== undefined && JSON.stringify(text) === written) ||
      (quantity !== undefined && JSON.stringify([{ term: `property.${property}` }, quantity]) === written),
  )
}
