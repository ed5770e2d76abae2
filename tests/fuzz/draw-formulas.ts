/** Recipes as makers give them: some contents as ranges, parts from raw materials, a rest that nobody names, in packs of each size, measured on each side of a limit. */
import { productKinds } from '../../clp/consequences/classified.ts'
import { receptacles } from '../../clp/classification/receptacle-kinds.ts'
import { recipe, water, type Recipe } from '../../test-kit/say-for-recipe.ts'
import { highEnd, lowEnd } from './draw-contents.ts'
import { inhaled, type DrawnProduct } from './draw-products.ts'
import { measureFormula } from './measure-formula.ts'
import { pick, pickAny, type Chance } from './pick.ts'
import { gases, little, much, nearlyAll, packs, some } from './trade-contents.ts'
import { fillers, hazardous, propellants, shieldingGas, type TradeSubstance } from './trade-substances.ts'

type Component = Recipe['components'][number]

const uses = ['consumer', 'professional', 'industrial'] as const
const rounded = (content: number): number => Number(content.toFixed(6))

/** A recipe of a trade. */
export function drawFormula(next: Chance): DrawnProduct {
  const physicalState = pick(next, ['liquid', 'liquid', 'liquid', 'solid', 'solid', 'aerosol', 'gas'] as const)
  const components = physicalState === 'gas' ? drawGas(next) : drawParts(next, physicalState)
  const typed = recipe(components, {
    physicalState,
    use: pick(next, uses),
    productKind: pick(next, [undefined, undefined, ...productKinds]),
    inhalation: pick(next, inhaled[physicalState]),
    receptacle: next() < 0.1 && physicalState !== 'solid' ? pick(next, receptacles) : undefined,
    measured: measureFormula(next, physicalState),
    packs: Array.from({ length: pick(next, [0, 1, 1, 1, 2]) }, () => pickAny(next, packs[physicalState])),
  })
  return { what: JSON.stringify({ ...typed, name: undefined, components: components.map(brief) }), typed }
}

const brief = ({ cas, name, content, components }: Component): object => ({ cas, name, content, components: components?.map(brief) })

function drawGas(next: Chance): Component[] {
  const rows = [{ ...pickAny(next, gases), content: pickAny(next, [...little, ...some, ...much]) }]
  return [...rows, ...fill(next, rows, [shieldingGas])]
}

function drawParts(next: Chance, state: 'liquid' | 'solid' | 'aerosol'): Component[] {
  const propellant = state === 'aerosol' ? [pickAny(next, propellants)] : []
  const count = pick(next, [1, 2, 2, 3, 4])
  let room = 100 - propellant.reduce((sum, one) => sum + lowEnd(one), 0)
  const rows = Array.from({ length: count }).flatMap((): Component[] => {
    const contents = count === 1 ? [...nearlyAll, ...much, ...some, ...little] : [...little, ...some, ...some, ...much]
    const one = { ...pickAny(next, pickAny(next, hazardous)), content: pickAny(next, contents) }
    if (lowEnd(one) > room) return []
    room -= lowEnd(one)
    return [one]
  })
  const [first, ...others] = rows
  if (first === undefined) return [...propellant, ...fill(next, propellant, fillers[state])]
  const kind = next()
  const asBought = kind < 0.35 ? [asRawMaterial(next, first, 1), ...others] : rows
  // The same substance from a raw material, and as it is.
  const twice = kind < 0.1 && room >= 1 ? [...asBought, { ...first, content: 1 }] : asBought
  const parts = [...twice, ...propellant]
  return [...parts, ...fill(next, parts, fillers[state])]
}

/** The rest: exact, as a range, or not named at all. */
function fill(next: Chance, rows: readonly Component[], by: readonly TradeSubstance[]): Component[] {
  const most = rounded(100 - rows.reduce((sum, one) => sum + lowEnd(one), 0))
  const least = rounded(Math.max(0, 100 - rows.reduce((sum, one) => sum + highEnd(one), 0)))
  const kind = next()
  if (most <= 0 || (kind < 0.12 && rows.length > 0)) return []
  const isRange = least < most && (kind < 0.7 || least === 0)
  return [{ ...pickAny(next, by), content: isRange ? { from: least, to: most } : least }]
}

/** The substance comes in a raw material with a sheet of its own, whose rest may be unknown, and which may hold a raw material again. */
function asRawMaterial(next: Chance, { content, ...substance }: Component, depth: number): Component {
  const inside: Component = { ...substance, content: pick(next, [10, 40, { from: 20, to: 30 }, { from: 0, to: 5 }, 99]) }
  const rest = typeof inside.content === 'number' ? rounded(100 - inside.content) : { from: 70, to: 80 }
  const part = depth < 3 && next() < 0.3 ? asRawMaterial(next, inside, depth + 1) : inside
  const components = next() < 0.5 ? [part, { ...water(0), content: rest }] : [part]
  return { name: `Raw material ${depth}`, content: lowEnd({ content }) === 0 ? 1 : content, components }
}
