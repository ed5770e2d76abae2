/** Short mixtures for the tests of single classes, without a register: components as they stand after resolving. */
import { hazardCategories, type HazardCategoryCode } from '../clp/hazard-categories.ts'
import type { CategoryStatementCode } from '../clp/hazard-class-table.ts'
import type { ResolvedComponent } from '../clp/classification/component.ts'
import { add, exact, hundred, isPositive, subtract, zero, type Exact } from '../clp/classification/exact.ts'
import type { Judging } from '../clp/classification/judge-hazard.ts'
import { lawOn } from '../clp/classification/law-state.ts'
import { unmeasured, type Measured, type Mixture, type UnknownEndpoint } from '../clp/classification/mixture.ts'

export interface SampleComponent {
  readonly name: string
  /** %, or both ends of a range */
  readonly content: number | readonly [number, number]
  readonly classes?: readonly (HazardCategoryCode | readonly [HazardCategoryCode, CategoryStatementCode])[]
  readonly cas?: string
  readonly m?: readonly [acute: number, chronic: number]
  /** lower ends, inclusive; with an upper end it is exclusive */
  readonly limits?: readonly (readonly [HazardCategoryCode, from: number, to?: number])[]
  readonly unknown?: readonly UnknownEndpoint[]
}

/** A judging of these components as a rule of a class gets it. */
export function sampleJudging(
  samples: readonly SampleComponent[],
  mixture: Partial<Omit<Mixture, 'measured'>> & { readonly measured?: Partial<Measured> } = {},
  day = '2026-11-23',
): Judging {
  const components = samples.map(sampleComponent)
  const least = components.reduce((sum, { content }) => add(sum, content.from), zero)
  const most = components.reduce((sum, { content }) => add(sum, content.to), zero)
  const positive = (figure: Exact): Exact => (isPositive(figure) ? figure : zero)
  return {
    mixture: {
      name: null,
      productKind: null,
      physicalState: 'liquid',
      use: null,
      inhalation: null,
      receptacle: null,
      components: [],
      packs: [],
      overrides: [],
      ...mixture,
      measured: { ...unmeasured, ...mixture.measured },
    },
    components,
    room: positive(subtract(hundred, least)),
    remainder: positive(subtract(hundred, most)),
    law: lawOn(day),
    before: [],
  }
}

function sampleComponent(sample: SampleComponent): ResolvedComponent {
  const { name, content, classes = [], cas = null, m: [acute, chronic] = [1, 1], limits = [], unknown = [] } = sample
  const [from, to] = typeof content === 'number' ? [content, content] : content
  return {
    key: cas ?? name,
    name,
    cas,
    ec: null,
    index: null,
    substance: null,
    paths: [],
    content: { from: exact(from), to: exact(to) },
    classes: classes.map((one) => {
      const [category, statement] = typeof one === 'string' ? [one, statementOf(one)] : one
      return { category, statement, routes: [], organs: [], source: 'own', minimum: false }
    }),
    supplemental: [],
    limits: limits.map(([category, start, end]) => ({
      category,
      statement: statementOf(category),
      from: exact(start),
      fromInclusive: true,
      to: end === undefined ? null : exact(end),
      toInclusive: false,
      source: 'own',
    })),
    supplementalLimits: [],
    estimates: {},
    m: { acute, chronic },
    additive: true,
    unknown: new Set(unknown),
    entry: null,
    notes: [],
    lifted: [],
    noteFacts: new Set(),
    within: [],
    refusals: [],
  }
}

function statementOf(code: HazardCategoryCode): CategoryStatementCode | null {
  return hazardCategories.find((category) => category.code === code)?.statements[0] ?? null
}
