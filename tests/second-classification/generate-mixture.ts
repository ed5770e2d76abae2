/** Mixtures out of a number: the same number gives the same mixture. Contents lie at limits, just beside them, and anywhere. */
import type { TypedComponent, TypedMixture } from '../classify-by-request.ts'
import { generateOwn, type Theme } from './generate-substance.ts'
import { makeDice, type Dice } from './dice.ts'

/** Millionths of a per cent: whole numbers, so that parts of a limit add up to it. */
const percent = 1_000_000
const limits = [0.01, 0.02, 0.1, 0.2, 0.3, 0.5, 1, 2, 2.5, 3, 5, 10, 20, 25]
const themes: readonly Theme[] = ['acute', 'skinAndEye', 'sensitisation', 'cmr', 'stot', 'aspiration', 'aquatic', 'additional', 'any']

/** @param number of the mixture */
export function generateMixture(number: number): TypedMixture {
  const dice = makeDice(number)
  const physicalState = dice.oneOf(['liquid', 'liquid', 'solid', 'gas'] as const)
  const inhalation = { liquid: dice.oneOf(['vapour', 'mist'] as const), solid: 'dust' as const, gas: 'gas' as const }[physicalState]
  const theme = dice.oneOf(themes)
  const count = dice.oneOf([1, 2, 2, 3, 3, 4, 5, 6, 8, 11, 15])
  const contents = generateContents(dice, count)
  const components = contents.map((content, index): TypedComponent => {
    const own = generateOwn(dice, dice.chance(0.75) ? theme : dice.oneOf(themes), inhalation)
    return { name: `substance ${index}`, content: content / percent, own, ...(dice.chance(0.05) ? { additive: false } : {}) }
  })
  const rest = 100 * percent - contents.reduce((sum, content) => sum + content, 0)
  const viscosity = dice.oneOf([7, 20.4, 20.5, 20.6, 300])
  const pH = dice.oneOf([1.9, 2, 2.1, 7, 11.4, 11.5, 11.6])
  return {
    physicalState,
    inhalation,
    use: 'professional',
    measured: { ...(physicalState === 'liquid' ? { kinematicViscosity40: viscosity } : {}), ...(dice.chance(0.05) ? { pH } : {}) },
    components: [...components.map((one) => (rest >= 0 ? withRange(dice, one) : one)), ...fillUp(dice, rest)],
  }
}

/** Water mostly; now and then nothing, or something of which nobody knows anything. */
function fillUp(dice: Dice, rest: number): TypedComponent[] {
  if (rest <= 0 || dice.chance(0.1)) return []
  const unknown = dice.chance(0.15) ? Math.min(rest, dice.oneOf([0.99, 1, 5, 10, 10.01, 40, 100]) * percent) : 0
  const water = rest - Math.round(unknown)
  return [
    ...(unknown > 0 ? [{ name: 'something unknown', content: Math.round(unknown) / percent }] : []),
    ...(water > 0 ? [{ name: 'water', content: water / percent, own: { classification: [] } }] : []),
  ]
}

/** A range that ends at the content: the upper end is judged, since all upper ends together stay within 100 %. */
function withRange(dice: Dice, component: TypedComponent): TypedComponent {
  const { content } = component
  if (typeof content !== 'number' || !dice.chance(0.1)) return component
  return { ...component, content: { from: dice.upTo(Math.round(content * percent)) / percent, to: content } }
}

/** Some contents are limits or a breath beside them, some the parts of a limit, some anything; together at most 100 %, or a little more. */
function generateContents(dice: Dice, count: number): number[] {
  const breath = () => dice.oneOf([0, 0, 0, -1, 1, -1000, 1000, -10_000, 10_000])
  const whole = () => Math.max(1, Math.round(dice.oneOf(limits) * percent) + breath())
  const drawn: number[] = []
  while (drawn.length < count) {
    const left = count - drawn.length
    if (left > 1 && dice.chance(0.5)) {
      const parts = 2 + dice.upTo(Math.min(left, 5) - 2)
      let rest = Math.max(parts, whole())
      for (let part = 1; part < parts; part += 1) {
        const share = Math.max(1, Math.round((rest * dice.upTo(1000)) / 1000 / dice.oneOf([1, 2, 4])))
        drawn.push(Math.min(share, rest - 1))
        rest -= Math.min(share, rest - 1)
        if (rest <= 1) break
      }
      drawn.push(rest)
    } else drawn.push(dice.chance(0.6) ? whole() : 1 + dice.upTo(dice.oneOf([0.5, 3, 12, 40, 90]) * percent))
  }
  const room: number[] = []
  // Up to 100.5 % pass for rounding.
  let left = (dice.chance(0.1) ? 100.4 : 100) * percent
  for (const content of drawn.slice(0, count)) {
    const fits = Math.min(content, Math.round(left))
    if (fits > 0) room.push(fits)
    left -= fits
  }
  return room
}
