import { isOrganicByName } from '../clp/classification/is-organic.ts'
import { carbonDioxide } from '../clp/substances-by-reaction.ts'
import type { Condition } from './conditions.ts'
import type { Facts } from './facts.ts'
import { because } from './proposal.ts'

type Component = Facts['answer']['components'][number]

/** Minerals, glasses and metals in a lump, by their English names, in which no salt is recognised. */
const unburnt =
  /\b(?:frits?|glass|enamel|cement|(?:quick|burnt |hydrated )?lime|limestone|dolomite|marble|gypsum|bar[iy]tes?|feldspar|wollastonite|slag|ash|basalt|quartz|sand|silica|kaolin|clay|talc|chalk|mica|perlite|vermiculite|pumice|zeolite|titanium dioxide|calcium sul(?:ph|f)ate|iron oxide)\b|\b(?:chromium|alumini?um|zirconium|iron)\b.*\bsul(?:ph|f)ate|^calcium cyanamide$|^(?:tin|lead|copper|silver|gold|nickel|cobalt|iron|steel|zinc|bronze|brass|tungsten|molybdenum|bismuth|antimony|alumini?um|magnesium)\b/i

/** Quicklime and dolomitic lime, calcium cyanamide, carbon dioxide as ice, by number whatever they are called. */
const unburntNumbers = ['1305-78-8', '37247-91-9', '156-62-7', carbonDioxide]
/** Elements that burn, and whose dust explodes: sulphur, red phosphorus. */
const burningElements = ['7704-34-9', '7723-14-0']

const isOneOf = ({ cas }: Component, numbers: readonly string[]): boolean => cas !== null && numbers.includes(cas)

/** A component that is in no list and has no name of a salt counts as organic. */
const isOrganic = (one: Component): boolean =>
  isOrganicByName(one.index ?? one.entry?.index ?? null, [one.name]) !== false && !unburnt.test(one.name) && !isOneOf(one, unburntNumbers)

const burns = (one: Component): boolean => isOrganic(one) || isOneOf(one, burningElements)

/** %: below this content a component that burns makes too little smoke to be mentioned. */
const smokesFrom = 1

/**
 * Salts, mineral acids, stones and metals, in water or without it: nothing in it contains carbon. Does not hold where part of the mixture is unknown.
 */
export const mineral: Condition = ({ answer, mixture, named }) => {
  const parts = answer.components.filter(({ content }) => content.to >= smokesFrom)
  const isKnown = answer.remainder < smokesFrom && mixture.physicalState !== 'gas'
  return isKnown && parts.length > 0 && !parts.map(named).some(isOrganic) ? [because('nothingElse')] : null
}

/** %: from this content of components that burn on, a solid counts as combustible. TRGS 510 asks for combustible solids and gives no figure. */
const burnsFrom = 25

/**
 * A solid of which a good part is organic, or nobody knows that it is not: wheat, wax, resin and plastic, and no salt, stone, glass or metal in a
 * lump. The physical classes say which of them a spark sets on fire (CLP Annex I, 2.7); the rest burns all the same.
 */
export const combustibleSolid: Condition = (facts) => {
  if (facts.mixture.physicalState !== 'solid') return null
  const found = facts.answer.components.filter((one) => burns(facts.named(one)))
  const share = found.reduce((sum, { content }) => sum + content.to, 0)
  return share < burnsFrom ? null : [because('component', { substances: found.map((one) => facts.nameOf(one)) })]
}
