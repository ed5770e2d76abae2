/** Mixtures as people send them: harmonised substances by any of their numbers, own data, ranges, raw materials, measured figures. */
import fc from 'fast-check'
import { hazardCategories } from '../../clp/hazard-categories.ts'
import { openTable } from '../../server/substances/open-register.ts'
import type { TypedComponent, TypedMixture } from '../classify-by-request.ts'

const table = openTable([])
/** Numbers of the harmonised substances that have exactly one CAS number. */
const harmonised = table.indexNumbers().flatMap((index) => {
  const cas = table.lastEntry(index)?.cas ?? []
  return cas.length === 1 && cas[0] ? [{ index, cas: cas[0].text }] : []
})

/** Millionths of a per cent. */
export const percent = 1_000_000
const limits = [0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 2.5, 3, 5, 7, 10, 15, 20, 25, 30, 50]
const breath = [0, 0, 0, 1, -1, 1000, -1000]
const millionths = fc
  .oneof(
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...limits), fc.constantFrom(...breath)).map(([at, beside]) => at * percent + beside) },
    fc.integer({ min: 1, max: 60 * percent }),
  )
  .map((content) => Math.max(2, Math.round(content)))

/** Every category with each of its statements, as one writes them. */
const classes = hazardCategories.flatMap(({ code, statements }) =>
  statements.length === 0 ? [code] : statements.map((statement) => `${code} ${statement}`),
)
const estimate = fc.option(fc.constantFrom(0.01, 0.05, 0.5, 1, 5, 10, 20, 50, 100, 300, 500, 2000, 2500, 20_000), {
  nil: undefined,
  freq: 3,
})

const limited = ['Skin Corr. 1B', 'Skin Irrit. 2', 'Eye Irrit. 2', 'Skin Sens. 1', 'STOT SE 3 H336', 'Repr. 1B H360F', 'Carc. 2']

const ownData = fc.record(
  {
    classification: fc.uniqueArray(fc.constantFrom(...classes), { maxLength: 4 }),
    ate: fc.record({ oral: estimate, dermal: estimate, gas: estimate, vapour: estimate, mist: estimate, dust: estimate }),
    m: fc.record({ acute: fc.constantFrom(1, 10, 100, 1000), chronic: fc.constantFrom(1, 10, 100) }, { requiredKeys: [] }),
    unknown: fc.subarray(['oral', 'dermal', 'inhalation'] as const),
    limits: fc.array(fc.record({ class: fc.constantFrom(...limited), from: fc.constantFrom(0.2, 1, 3, 12) }), { maxLength: 2 }),
    notes: fc.record({ J: fc.boolean(), K: fc.boolean(), L: fc.boolean(), P: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: ['classification'] },
)

export interface DrawnComponent {
  component: TypedComponent
  /** millionths of a per cent */
  content: number
}

const harmonisedComponent = fc
  .record({ one: fc.constantFrom(...harmonised), by: fc.constantFrom('cas', 'index') })
  .map(({ one, by }) => (by === 'cas' ? { cas: one.cas } : { index: one.index }))
const identified = fc.oneof(
  { weight: 4, arbitrary: harmonisedComponent },
  { weight: 1, arbitrary: fc.record({ one: harmonisedComponent, own: ownData }).map(({ one, own }) => ({ ...one, own })) },
  { weight: 2, arbitrary: fc.record({ name: fc.constantFrom('Resin A', 'Resin B', 'Additive', 'Ester'), own: ownData }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('Something unknown', 'Nobody knows') }) },
)

const measured = fc.record(
  {
    flashPoint: fc.constantFrom(-20, 0, 22, 23, 35, 55, 60, 60.1, 93),
    initialBoilingPoint: fc.constantFrom(20, 35, 36, 100),
    sustainsCombustion: fc.boolean(),
    kinematicViscosity40: fc.constantFrom(7, 20.4, 20.5, 20.6, 300),
    relativeDensity: fc.constantFrom(0.8, 1, 1.4),
    vapourPressure50: fc.constantFrom(1, 110, 300),
  },
  { requiredKeys: [] },
)

export interface DrawnMixture {
  mixture: TypedMixture
  /** all but the water */
  components: readonly DrawnComponent[]
  /** millionths of a per cent */
  water: number
}

export const drawnMixture: fc.Arbitrary<DrawnMixture> = fc
  .record({
    components: fc.uniqueArray(fc.record({ component: identified, content: millionths }), {
      minLength: 1,
      maxLength: 8,
      selector: ({ component }) => JSON.stringify({ ...component, own: null }),
    }),
    state: fc.constantFrom('solid', 'liquid', 'liquid', 'liquid', 'gas', 'aerosol'),
    use: fc.constantFrom('consumer', 'professional', 'industrial'),
    inhalation: fc.constantFrom('vapour', 'mist', 'dust', 'gas', null),
    productKind: fc.constantFrom(null, 'paint', 'cement'),
    measured,
    packs: fc.array(fc.constantFrom({ value: 0.1, unit: 'l' }, { value: 25, unit: 'kg' }), { maxLength: 2 }),
  })
  .map(({ components, state, ...rest }): DrawnMixture => {
    const fitting: DrawnComponent[] = []
    let left = 100 * percent
    for (const { component, content } of components) {
      if (content > left) continue
      left -= content
      fitting.push({ component: { ...component, content: content / percent }, content })
    }
    return { mixture: { ...rest, physicalState: state, components: [] }, components: fitting, water: left }
  })

/** The recipe with its rest as water. */
export function filled({ mixture, components, water }: DrawnMixture): TypedMixture {
  const rest: TypedComponent[] = water > 0 ? [{ name: 'Pure water', content: water / percent, own: { classification: [] } }] : []
  return { ...mixture, components: [...components.map(({ component }) => component), ...rest] }
}
