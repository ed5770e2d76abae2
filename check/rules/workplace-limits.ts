import { limitedSubstances } from '../../clp/reach/union-limits.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

/** 8.1: limits at the workplace against themselves and against the act that they cite. */
export const checkWorkplaceLimits: Rule = (subject) =>
  subject.record.composition.ingredients.flatMap((ingredient, index) => [
    ...checkStateMissing(subject, ingredient, index),
    ...checkCited(subject, ingredient, index),
    ...checkOrder(ingredient, index),
    ...checkAct(subject, ingredient, index),
    ...checkStates(ingredient, index),
    ...checkRatios(subject, ingredient, index),
  ])

type Limit = Ingredient['exposureLimits'][number]
const units = [
  { field: 'mgPerM3', unit: 'mg/m³' },
  { field: 'ppm', unit: 'ppm' },
] as const satisfies readonly { field: string; unit: Quantity['unit'] }[]

/** A quarter of an hour may have more than eight hours, and never less: Directive 98/24/EC, Annex I. */
function checkOrder({ exposureLimits }: Ingredient, index: number): Finding[] {
  return exposureLimits.flatMap(({ longTerm, shortTerm }, at) => {
    const wrong = units.find(({ field }) => (shortTerm?.[field] ?? Number.POSITIVE_INFINITY) < (longTerm?.[field] ?? 0))
    if (wrong === undefined) return []
    const quantity = (value: number | undefined, sign?: '≥'): Quantity => ({
      value: value ?? 0,
      unit: wrong.unit,
      ...(sign === undefined ? {} : { sign }),
    })
    return [
      finding('protection.limitsContradict', `composition.ingredients[${index}].exposureLimits[${at}]`, {
        params: { record: quantity(shortTerm?.[wrong.field]), found: quantity(longTerm?.[wrong.field], '≥') },
      }),
    ]
  })
}

/** 8.1.1: the limits of the States in which the product is supplied: that of the supplier, and those of whose law 15.1 speaks. */
function checkStateMissing({ record, context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { casNumber = null, ecNumber = null, indexNumber = null, exposureLimits, name, content, contentRange } = ingredient
  // Of what is hardly there the air has nothing.
  if ((content ?? contentRange.to) < limitsFrom) return []
  const states = new Set([record.supplier.country, ...record.regulatory.national.map(({ country }) => country)])
  return [...states].flatMap((country) => {
    const [known] = context.stateLimitsOf({ cas: casNumber, ec: ecNumber, index: indexNumber }, country)
    if (known === undefined || exposureLimits.some((one) => one.country === country)) return []
    return [
      finding('protection.stateLimitMissing', `composition.ingredients[${index}].exposureLimits`, {
        params: { section: 8, what: [name, `${known.basis} (${country}): ${write(known)}`] },
        fix: [{ op: 'add', path: `/composition/ingredients/${index}/exposureLimits/-`, value: known }],
      }),
    ]
  })
}

/** % from which what a substance adds to the air is worth a limit: what REACH Annex II, 3.2.2 has listed. */
const limitsFrom = 1

/** A limit of the Union as its act has it, under the number of another act. Of one that became binding either act has the figure ((EU) 2022/431). */
function checkCited({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { casNumber = null, ecNumber = null, indexNumber = null, exposureLimits } = ingredient
  const known = context.unionLimitsOf({ cas: casNumber, ec: ecNumber, index: indexNumber })
  const acts = [...known.map(({ basis }) => basis), limitedSubstances.get(casNumber ?? '') ?? []].flat().map(numberOfAct)
  return exposureLimits.flatMap((limit, at) => {
    const own = numberOfAct(limit.basis)
    const found = known.find((one) => isSame(one, limit))
    if (limit.country !== undefined || own === null || found === undefined || acts.includes(own) || acts.includes(null)) return []
    return [
      finding('protection.unionLimitDiffers', `composition.ingredients[${index}].exposureLimits[${at}].basis`, {
        params: { record: limit.basis, found: found.basis },
        fix: [{ op: 'replace', path: `/composition/ingredients/${index}/exposureLimits/${at}/basis`, value: found.basis }],
        severity: 'warning',
      }),
    ]
  })
}

/** However an act is cited: `Directive 2000/39/EG` is `2000/39`. */
const numberOfAct = (basis: string): string | null => /\d+\/\d+/.exec(basis)?.[0] ?? null

/** Lists of limits that are of one State, by how they are cited. */
const lists: readonly (readonly [RegExp, string])[] = [
  [/^TRGS\b|^AGW\b|^MAK\b(?!.*(?:CH|Suva))/, 'DE'],
  [/^VLEP\b|^VME\b|^VLE\b/, 'FR'],
  [/^GKV\b|^TMW\b/, 'AT'],
  [/^EH40\b|^WEL\b/, 'GB'],
  [/^VLA\b/, 'ES'],
  [/Ur\. l\. RS/, 'SI'],
  [/^Suva\b/, 'CH'],
]
/** Lists of several States have one abbreviation: `VLEP` is French, Belgian and Italian. */
const alike: Readonly<Record<string, readonly string[]>> = {
  FR: ['FR', 'BE', 'LU', 'IT', 'ES', 'PT', 'RO', 'CH'],
  DE: ['DE', 'AT', 'CH'],
  SI: ['SI'],
  AT: ['AT'],
  GB: ['GB', 'IE'],
  ES: ['ES'],
  CH: ['CH'],
}

function checkStates({ exposureLimits }: Ingredient, index: number): Finding[] {
  return exposureLimits.flatMap(({ basis, country }, at) => {
    const state = lists.find(([pattern]) => pattern.test(basis))?.[1]
    if (state === undefined || country === undefined || alike[state]?.includes(country) !== false) return []
    return [
      finding('protection.limitOfOtherState', `composition.ingredients[${index}].exposureLimits[${at}]`, {
        params: { record: `${country}: ${basis}`, found: state },
      }),
    ]
  })
}

/** Share by which mg/m³ by ppm may differ among the limits of one substance: acts round, and take 20 or 25 °C. */
const spread = 0.2

/** At one temperature mg/m³ are ppm by the molar mass, which is one for a substance: 98/24/EC, and its limits in both units. */
function checkRatios({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { casNumber = null, ecNumber = null, indexNumber = null, exposureLimits } = ingredient
  const ratios = exposureLimits.flatMap(({ longTerm, shortTerm }, at) =>
    [longTerm, shortTerm].flatMap((one) =>
      one?.mgPerM3 === undefined || one.ppm === undefined ? [] : [{ at, own: one, ratio: one.mgPerM3 / one.ppm }],
    ),
  )
  // What the act of the Union has in both units says it of the substance; else most of three do.
  const [known] = context
    .unionLimitsOf({ cas: casNumber, ec: ecNumber, index: indexNumber })
    .flatMap(({ longTerm }) => (longTerm?.mgPerM3 === undefined || longTerm.ppm === undefined ? [] : [longTerm.mgPerM3 / longTerm.ppm]))
  const middle = known ?? ratios.map(({ ratio }) => ratio).toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]
  if (middle === undefined || (known === undefined && ratios.length < 3)) return []
  const wrong = ratios.find(({ ratio }) => Math.abs(ratio - middle) > spread * middle)
  if (wrong === undefined) return []
  const { mgPerM3 = 0, ppm = 0 } = wrong.own
  return [
    finding('protection.limitsContradict', `composition.ingredients[${index}].exposureLimits[${wrong.at}]`, {
      params: {
        record: [
          { value: mgPerM3, unit: 'mg/m³' },
          { value: ppm, unit: 'ppm' },
        ],
        found: { sign: '≈', value: Number((ppm * middle).toPrecision(3)), unit: 'mg/m³' },
      },
      article: 'REACH Annex II, 8.1.1; Directive 98/24/EC, Annex I',
      severity: 'warning',
    }),
  ]
}

/** Share by which rounding of mg/m³ from ppm may differ. */
const rounding = 0.03

/** A limit of the Union has the figure of its act, as far as the library of substances has it. */
function checkAct({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { casNumber = null, ecNumber = null, indexNumber = null, exposureLimits } = ingredient
  const known = context.unionLimitsOf({ cas: casNumber, ec: ecNumber, index: indexNumber })
  return exposureLimits.flatMap((limit, at) => {
    if (limit.country !== undefined) return []
    // One act may have several: for a fraction, or for a time.
    const ofAct = known.filter(({ basis }) => basis === limit.basis)
    const [first] = ofAct
    // The act says beside its figures what goes through the skin.
    const isWhole = (one: Limit) => isSame(one, limit) && (!one.remarks.includes('skin') || limit.remarks.includes('skin'))
    if (first === undefined || ofAct.some(isWhole)) return []
    const isOfSkin = ofAct.some((one) => isSame(one, limit))
    return [
      finding('protection.unionLimitDiffers', `composition.ingredients[${index}].exposureLimits[${at}]`, {
        params: {
          record: write(limit),
          found: [`${write(first)} (${first.basis})`, ...(isOfSkin ? [{ term: 'limitRemark.skin' }] : [])],
        },
        fix: [{ op: 'replace', path: `/composition/ingredients/${index}/exposureLimits/${at}`, value: first }],
      }),
    ]
  })
}

const isSame = (one: Limit, other: Limit): boolean =>
  (['longTerm', 'shortTerm'] as const).every((time) =>
    units.every(({ field }) => {
      const [a, b] = [one[time]?.[field], other[time]?.[field]]
      return a === undefined || b === undefined || Math.abs(a - b) <= rounding * a
    }),
  )

const write = ({ longTerm, shortTerm }: Limit): string =>
  [longTerm, shortTerm]
    .flatMap((one) =>
      one === undefined
        ? []
        : [units.flatMap(({ field, unit }) => (one[field] === undefined ? [] : [`${one[field]} ${unit}`])).join(' / ')],
    )
    .join('; ')
