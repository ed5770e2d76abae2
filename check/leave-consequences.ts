import { applyPatch, joinPatches } from '../shared/apply-patch.ts'
import type { PatchStep } from '../shared/json-patch.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { checkCatalogue } from './check-catalogue.ts'
import type { Finding } from './finding.ts'
import { mistakeOf } from './join-findings.ts'

type Judge = (record: ProductRecord) => readonly Finding[]

/**
 * One mistake is one finding. What only follows from another mistake would send a person the wrong way: “nothing leads to P210, remove it” beside a
 * flammable liquid whose class was lost, or the classes of benzene beside a number that was mistyped.
 * @param found everything that the rules say of the record
 * @param judge the rules
 * @param overruled causes that stay as they are: what follows from one of them is no other mistake, and is overruled by its own name
 */
export function leaveConsequences(
  record: ProductRecord,
  found: readonly Finding[],
  judge: Judge,
  overruled: readonly Finding[] = [],
): Finding[] {
  const standing = new Set(overruled.map(mistakeOf))
  const isCause: IsCause = (one) => !standing.has(mistakeOf(one))
  const [sound, kept] = leaveThoseOfNumbers(record, found, judge, isCause)
  return leaveThoseOfTransport(sound, leaveThoseOfClasses(sound, kept, judge, isCause), judge, isCause)
}

type IsCause = (one: Finding) => boolean

/** By each number of a substance that is another’s, everything follows that is known of the other: it is as if the number were not there. */
function leaveThoseOfNumbers(
  record: ProductRecord,
  found: readonly Finding[],
  judge: Judge,
  isCause: IsCause,
): [ProductRecord, readonly Finding[]] {
  let sound = record
  let left = found
  for (const { code, path } of found.filter(isCause)) {
    const index = /^composition\.ingredients\[(\d+)\]$/.exec(path)?.[1]
    if (code !== 'composition.numbersDisagree' || index === undefined) continue
    const tried = numbers.flatMap((field) => {
      const without = withSteps(sound, [{ op: 'remove', path: `/composition/ingredients/${index}/${field}` }])
      const findings = without === null ? [] : judge(without)
      return without === null || findings.some((one) => one.code === code && one.path === path) ? [] : [{ without, findings }]
    })
    // The number without which the record says least against itself.
    const [best] = tried.toSorted((one, other) => one.findings.length - other.findings.length)
    if (best === undefined) continue
    sound = best.without
    left = left.filter((one) => one.code === code || !ofNumbers.test(one.code) || best.findings.some((other) => isSame(one, other)))
  }
  return [sound, left]
}

/** What Annex VI, the limits and the table of transport say of a number. What may hurt somebody is told in any case. */
const ofNumbers =
  /^(?:classification|composition(?!\.numbersTwice)|label|transport|toxicology|ecology)\.|^protection\.(?:union|state)Limit|^(?:sentences\.substance|regulatory\.restriction)Unfounded$/

const numbers = ['indexNumber', 'casNumber', 'ecNumber'] as const

/**
 * What nothing leads to but the class that is missing in section 2, or stands there as another; what a class that nothing leads to would ask for. An
 * error that is no word on that class stays: a person may overrule the cause.
 */
function leaveThoseOfClasses(record: ProductRecord, found: readonly Finding[], judge: Judge, isCause: IsCause): Finding[] {
  const isUnfounded = ({ code }: Finding) => code.endsWith('Unfounded') || checkCatalogue[code].sentence === 'check.unfounded'
  const follows = (one: Finding) =>
    !one.code.startsWith('classification.') &&
    !ofSubstances.has(one.code) &&
    (isUnfounded(one) || one.severity !== 'error' || asTheClass.has(one.code))
  const mends = ({ code, severity, path, fix }: Finding): readonly PatchStep[] => {
    const index = /^classification\[(\d+)\]$/.exec(path)?.[1]
    if (code === 'classification.unfounded' && severity === 'error' && index !== undefined)
      return [{ op: 'remove', path: `/classification/${index}` }]
    return code === 'classification.missing' || code === 'classification.differs' ? (fix ?? []) : []
  }
  return leaveThose(record, found, judge, (one) => (isCause(one) ? mends(one) : []), follows)
}

/** Errors that say of another place what the class in section 2 is: once that is mended, they may be right. */
const asTheClass: ReadonlySet<string> = new Set(['transport.environmentDiffers', 'properties.flammabilityDiffers'])

/** What a substance in section 3 goes through, whatever the class. */
const ofSubstances: ReadonlySet<string> = new Set(['protection.filterDoesNotHold', 'protection.gloveDoesNotHold'])

/** Names, quantities and codes that belong to another packing group or number than that which is wrong. */
function leaveThoseOfTransport(record: ProductRecord, found: readonly Finding[], judge: Judge, isCause: IsCause): Finding[] {
  const followers = new Set(['transport.conditionDiffers', 'transport.modesDiffer', 'transport.nameDiffers'])
  const causes = new Set(['transport.numberDiffers', 'transport.packingGroupDiffers'])
  const mends = (one: Finding): readonly PatchStep[] => (causes.has(one.code) && isCause(one) ? (one.fix ?? []) : [])
  return leaveThose(record, found, judge, mends, ({ code }) => followers.has(code))
}

/**
 * @param mends what takes a cause away; of what is none, nothing
 * @param follows what may be left where it is not found any more once the causes are mended
 */
function leaveThose(
  record: ProductRecord,
  found: readonly Finding[],
  judge: Judge,
  mends: (one: Finding) => readonly PatchStep[],
  follows: (one: Finding) => boolean,
): Finding[] {
  const steps = joinPatches(found.map(mends))
  if (steps.length === 0 || !found.some(follows)) return [...found]
  const mended = withSteps(record, steps)
  if (mended === null) return [...found]
  const stay = judge(mended)
  return found.filter((one) => !follows(one) || stay.some((other) => isSame(one, other)))
}

/** Of one place, or of one thing whose place has moved. */
const isSame = (one: Finding, other: Finding): boolean =>
  one.code === other.code &&
  one.severity === other.severity &&
  (one.path === other.path || JSON.stringify(one.params) === JSON.stringify(other.params))

function withSteps(record: ProductRecord, steps: readonly PatchStep[]): ProductRecord | null {
  const parsed = productRecord.safeParse(applyPatch(record, steps))
  return parsed.success ? parsed.data : null
}
