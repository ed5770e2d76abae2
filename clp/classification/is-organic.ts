/** Whether a component is an organic substance, by its place in Annex VI or by its name. */
import { namesOf, type ResolvedComponent } from './component.ts'

const times = '(?:mono|di|tri|tetra|penta|hexa|hepta|octa|sesqui|poly|bis)?'
const elements =
  `sodium|potassium|lithium|rubidium|caesium|calcium|magnesium|barium|strontium|ammonium|alumini?um|iron|ferric|ferrous|zinc|copper|cupric|
cuprous|manganese|titanium|zirconium|silver|nickel|cobalt|chromium|chromic|tin|stannous|stannic|lead|antimony|bismuth|cerium|boron|silicon|phosphorus|
sul(?:ph|f)ur|nitrogen|carbon|hydrogen`.replaceAll(/\s/g, '')
const anions =
  `(?:hydr|per)?oxide|chloride|bromide|iodide|fluoride|sul(?:ph|f)[aiu]de|sul(?:ph|f)[ai]te|thiosul(?:ph|f)ate|nitr[ai]te|phosph[ai]te|
carbonate|silicate|borate|aluminate|chlor[ai]te|bromate|iodate|manganate|chromate|ammonium|dithionite|oxychloride|nitride`.replaceAll(
    /\s/g,
    '',
  )
const before = '(?:hydrogen|hydroxy|peroxo|peroxy|meta|ortho|pyro|hypo|per|bi|di|tri|tetra|penta|hexa|hepta|octa|poly|fluoro|thio)'

/** A salt or an oxide of elements: `disodium hydrogen phosphate`, `iron (III) chloride hexahydrate`. */
const salt = new RegExp(
  `^(?:${times}(?:${elements})(?: ?\\([ivx]+\\))?[ ,-]*)+(?:${before}[ -]?)*${times}(?:${anions})(?:[ ,(]*(?:basic|anhydrous|${times}hydrate)\\)?)*$`,
  'i',
)
const mineralAcid =
  /^(?:nitric|nitrous|sul(?:ph|f)uric|sulphamidic|sul(?:ph|f)amic|hydrochloric|hydrobromic|hydriodic|hydrofluoric|(?:ortho)?phosphoric|phosphonic|perchloric|chloric|boric|fluorosilicic|fluoroboric) acid\b/i
const mineral =
  /^(?:(?:\S+ )?water|glass|silica|quartz|sand|talc|clay|kaolin|bentonite|mica|perlite|pumice|gypsum|limestone|chalk|borax|zeolite|cement|salts?|ammonia|nitrogen|oxygen|argon|helium|neon)\b/i

/**
 * What stands among the elements by the one that makes it what it is, and is organic all the same: phosphoric esters, carbamates, silanes, tin alkyls. Pesticides
 * with a name of ISO are.
 */
const organicName =
  /\(ISO\)|(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec|lauro?|allo?|vin)yl|phenyl|benz|tolu|xylyl|cresyl|stann|silox|methan|ethan|carbam|phosphonium/i

/**
 * By the index numbers of Annex VI, of several entries of one number by the first: 6xx are organic (CLP Annex VI, 1.1.1.1). What has none is known by its
 * name where that is the one of a mineral, a mineral acid or a salt of elements.
 * @returns null where neither tells
 */
export const isOrganic = (component: ResolvedComponent): boolean | null =>
  isOrganicByName(component.index ?? component.entry?.index ?? null, namesOf(component))

/** The same of index number and names alone. */
export function isOrganicByName(known: string | null, names: readonly string[]): boolean | null {
  const is = (pattern: RegExp): boolean => names.some((name) => pattern.test(name))
  if (known !== null) return known.startsWith('6') || is(organicName)
  return is(salt) || is(mineralAcid) || is(mineral) ? false : null
}
