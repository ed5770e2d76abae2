/** What a supplier could say of a substance: classes that can stand together, limits that fit them, M factors, estimates, what is unknown. */
import type { TypedComponent } from '../classify-by-request.ts'
import type { Dice } from './dice.ts'

export type Own = NonNullable<TypedComponent['own']>
export type Theme = 'acute' | 'skinAndEye' | 'sensitisation' | 'cmr' | 'stot' | 'aspiration' | 'aquatic' | 'additional' | 'any'
type Form = 'gas' | 'vapour' | 'mist' | 'dust'

const limitFigures = [0.01, 0.1, 0.15, 0.3, 0.5, 1, 2, 3, 5, 7, 8, 10, 15, 25, 35, 50]
const factors = [1, 1, 10, 10, 100, 1000, 100_000]

/** Categories of a class from the worst on. */
const skinCorrosion = ['Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C', 'Skin Corr. 1'] as const
const others: Record<Exclude<Theme, 'acute' | 'skinAndEye' | 'aquatic' | 'any'>, readonly (readonly string[])[]> = {
  sensitisation: [
    ['Resp. Sens. 1', 'Resp. Sens. 1A', 'Resp. Sens. 1B'],
    ['Skin Sens. 1', 'Skin Sens. 1A', 'Skin Sens. 1B'],
  ],
  cmr: [
    ['Muta. 1A', 'Muta. 1B', 'Muta. 2'],
    ['Carc. 1A', 'Carc. 1B', 'Carc. 2'],
    ['Repr. 1A H360FD', 'Repr. 1B H360F', 'Repr. 2 H361d'],
    ['Repr. 1A H360D', 'Repr. 1B H360D', 'Repr. 2 H361f'],
    ['Lact.'],
  ],
  stot: [['STOT SE 1', 'STOT SE 2'], ['STOT RE 1', 'STOT RE 2'], ['STOT SE 3 H335'], ['STOT SE 3 H336']],
  aspiration: [['Asp. Tox. 1']],
  additional: [['ED HH 1', 'ED HH 2'], ['ED ENV 1', 'ED ENV 2'], ['PBT'], ['vPvB'], ['PMT'], ['vPvM'], ['Ozone 1']],
}
const single = ['acute', 'skinAndEye', 'sensitisation', 'cmr', 'stot', 'aspiration', 'aquatic', 'additional'] as const

interface Drawn {
  classification: string[]
  limits: { class: string; from: number; to?: number }[]
  ate: Partial<Record<'oral' | 'dermal' | Form, number>>
  m: { acute?: number; chronic?: number }
  unknown: NonNullable<Own['unknown']>
}

/** @param form in which the mixture is breathed; a value of another form would be an answer to another question */
export function generateOwn(dice: Dice, theme: Theme, form: Form): Own {
  const drawn: Drawn = { classification: [], limits: [], ate: {}, m: {}, unknown: [] }
  const wanted = theme === 'any' ? single.filter(() => dice.chance(0.4)) : [theme]
  for (const one of wanted) {
    if (one === 'acute') addAcute(dice, drawn, form)
    else if (one === 'skinAndEye') addSkinAndEye(dice, drawn)
    else if (one === 'aquatic') addAquatic(dice, drawn)
    else addOthers(dice, drawn, others[one])
  }
  return drawn
}

/** Ends of categories 1 to 4 of Table 3.1.1, for figures at and around them. */
const ends = {
  oral: [0, 5, 50, 300, 2000],
  dermal: [0, 50, 200, 1000, 2000],
  gas: [0, 100, 500, 2500, 20_000],
  vapour: [0, 0.5, 2, 10, 20],
  mist: [0, 0.05, 0.5, 1, 5],
  dust: [0, 0.05, 0.5, 1, 5],
}
const statements = { oral: ['H300', 'H300', 'H301', 'H302'], dermal: ['H310', 'H310', 'H311', 'H312'] }
const inhaled = ['H330', 'H330', 'H331', 'H332']

function addAcute(dice: Dice, drawn: Drawn, form: Form): void {
  for (const route of ['oral', 'dermal', form] as const) {
    if (!dice.chance(0.6)) continue
    if (dice.chance(0.12)) {
      drawn.unknown.push(route !== 'oral' && route !== 'dermal' && dice.chance(0.5) ? 'inhalation' : route)
      continue
    }
    const category = 1 + dice.upTo(3)
    // Now and then a value that lies in another category than the class: the value counts.
    const ofValue = dice.chance(0.1) ? 1 + dice.upTo(3) : category
    const statement = (route === 'oral' || route === 'dermal' ? statements[route] : inhaled)[category - 1]
    const [above = 0, upTo = 0] = ends[route].slice(ofValue - 1, ofValue + 1)
    const figure = Number((above + ((upTo - above) * (1 + dice.upTo(199))) / 200).toPrecision(6))
    const hasClass = dice.chance(0.8)
    if (hasClass) drawn.classification.push(`Acute Tox. ${category} ${statement}`)
    if (!hasClass && dice.chance(0.1)) drawn.ate[route] = upTo * 1000
    else if (!hasClass || dice.chance(0.5)) drawn.ate[route] = dice.chance(0.3) ? upTo : figure
  }
}

/** Rising limits for these categories from the worst on, the milder ones lower, each ending where the worse one begins. */
function addLimits(dice: Dice, drawn: Drawn, categories: readonly string[]): void {
  const figures = [...new Set(categories.map(() => dice.oneOf(limitFigures)))].toSorted((a, b) => b - a)
  const isBounded = dice.chance(0.5)
  for (const [index, from] of figures.entries()) {
    const category = categories[index]
    const above = figures[index - 1]
    if (category !== undefined) drawn.limits.push({ class: category, from, ...(isBounded && above !== undefined ? { to: above } : {}) })
  }
}

function addSkinAndEye(dice: Dice, drawn: Drawn): void {
  const skin = dice.oneOf([...skinCorrosion, ...skinCorrosion, 'Skin Irrit. 2', 'Skin Irrit. 2', null])
  const eye = dice.oneOf(['Eye Dam. 1', 'Eye Irrit. 2', null])
  if (skin !== null) drawn.classification.push(skin)
  if (skin?.startsWith('Skin Corr.') && dice.chance(0.1)) drawn.classification.push('Skin Irrit. 2')
  if (eye !== null) drawn.classification.push(eye)
  if (skin !== null && dice.chance(0.35)) {
    const chain = [...skinCorrosion.slice(0, 3), 'Skin Irrit. 2']
    const own = skin === 'Skin Corr. 1' ? ['Skin Corr. 1', 'Skin Irrit. 2'] : chain.slice(chain.indexOf(skin))
    addLimits(
      dice,
      drawn,
      own.filter((one) => one === skin || dice.chance(0.5)),
    )
  }
  const isDamaging = eye === 'Eye Dam. 1' || skin?.startsWith('Skin Corr.')
  if ((isDamaging || eye !== null) && dice.chance(0.35)) {
    const chain = isDamaging ? (['Eye Dam. 1', 'Eye Irrit. 2'] as const) : (['Eye Irrit. 2'] as const)
    addLimits(dice, drawn, chain)
  }
}

function addAquatic(dice: Dice, drawn: Drawn): void {
  const acute = dice.chance(0.5)
  const chronic = dice.oneOf([1, 1, 2, 3, 4, null])
  if (acute) drawn.classification.push('Aquatic Acute 1')
  if (chronic !== null) drawn.classification.push(`Aquatic Chronic ${chronic}`)
  if (acute && dice.chance(0.6)) drawn.m.acute = dice.oneOf(factors)
  if (chronic === 1 && dice.chance(0.6)) drawn.m.chronic = dice.oneOf(factors)
}

function addOthers(dice: Dice, drawn: Drawn, classes: readonly (readonly string[])[]): void {
  for (const categories of classes) {
    if (!dice.chance(0.5)) continue
    const category = dice.oneOf(categories)
    drawn.classification.push(category)
    // One substance in two categories of a class: by different organs, or one for fertility and one for development.
    if (/^(?:STOT|Repr)/.test(category) && category !== categories.at(-1) && dice.chance(0.1))
      drawn.classification.push(...categories.slice(-1))
    const isLimited = !/^(?:Asp|PBT|vP|PMT|Ozone)|H360D$|H361f$/.test(category) && dice.chance(0.3)
    if (!isLimited) continue
    const milder = /^(?:Resp|Skin)/.test(category) ? [] : categories.slice(categories.indexOf(category) + 1)
    addLimits(dice, drawn, [category, ...milder.filter(() => dice.chance(0.3))])
  }
}
