/** From an entry and a person's own data to classes, limits and factors: CLP Articles 4(3), 9 and 10. */
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { readOnce } from '../read-once.ts'
import type { ResolvedComponent, ResolvedSupplementalLimit } from './component.ts'
import { exact } from './exact.ts'
import { joinEntry } from './join-entry.ts'
import { estimateRoutes, type OwnData } from './mixture.ts'

type Facts = Pick<
  ResolvedComponent,
  'classes' | 'lifted' | 'supplemental' | 'limits' | 'supplementalLimits' | 'estimates' | 'm' | 'notes' | 'refusals'
>

/** What an entry says by itself, which most components are judged by. */
const factsOfEntry = readOnce((entry: HarmonisedEntry): Facts => joinFacts([entry], null))

/** What counts of a component: its harmonised entries and, beside them, what is said of it (CLP Articles 4(3), 9 and 10). */
export function readFacts(entries: readonly HarmonisedEntry[], own: OwnData | null): Facts {
  if (entries.length === 0 && own !== null && saysNothing(own)) return factsOfHarmless
  const [only] = entries
  return only === undefined || entries.length > 1 || own !== null ? joinFacts(entries, own) : factsOfEntry(only)
}

/** Of water, resins and fillers that were looked at: nothing was found. */
const factsOfHarmless: Facts = joinFacts([], null)

const saysNothing = ({ classification, supplemental, ate, m, limits, supplementalLimits }: OwnData): boolean =>
  classification.length + supplemental.length + limits.length + supplementalLimits.length === 0 &&
  m.acute === null &&
  m.chronic === null &&
  estimateRoutes.every((route) => ate[route] === undefined)

function joinFacts(entries: readonly HarmonisedEntry[], own: OwnData | null): Facts {
  const { classes, lifted, limits, estimates, refusals } = joinEntry(entries, own)
  return {
    classes,
    lifted,
    supplemental: [...new Set([...entries.flatMap(({ supplemental }) => supplemental), ...(own?.supplemental ?? [])])],
    limits,
    supplementalLimits: [...entries.flatMap(harmonisedSupplementalLimits), ...ownSupplementalLimits(entries, own)],
    estimates,
    m: { acute: factorOf(entries, own, 'acute'), chronic: factorOf(entries, own, 'chronic') },
    notes: [...new Set(entries.flatMap(({ notes }) => notes))],
    refusals,
  }
}

function harmonisedSupplementalLimits({ supplemental, limits }: HarmonisedEntry): ResolvedSupplementalLimit[] {
  return limits.flatMap(({ category, statement, from }) => {
    const code = category === null ? supplemental.find((one) => one === statement) : undefined
    return code === undefined ? [] : [{ code, from: exact(from ?? 0), source: 'harmonised' as const }]
  })
}

/** For what the entries say of a statement no own limit (CLP Article 10(4)). */
function ownSupplementalLimits(entries: readonly HarmonisedEntry[], own: OwnData | null): ResolvedSupplementalLimit[] {
  const isHarmonised = (code: string): boolean => entries.some(({ supplemental }) => supplemental.some((one) => one === code))
  return (own?.supplementalLimits ?? []).flatMap((limit) => (isHarmonised(limit.code) ? [] : [{ ...limit, source: 'own' as const }]))
}

/** Harmonised factors before own ones; without either 1 (CLP Article 10(2); Annex I, 4.1.3.5.5.5). */
function factorOf(entries: readonly HarmonisedEntry[], own: OwnData | null, hazard: 'acute' | 'chronic'): number {
  const harmonised = entries.flatMap(({ factors }) => factors[hazard] ?? [])
  return harmonised.length > 0 ? Math.max(...harmonised) : (own?.m[hazard] ?? 1)
}
