/**
 * Groups of substances of which CLP Annex II, Part 2, speaks: by CAS number, and by their names where there are too many of them. The names are that of the
 * recipe, in the languages in which it may be written, and all of the entry: which of its synonyms a person types makes no other substance.
 */
import { openNameTest, type ResolvedComponent } from '../classification/component.ts'
import { diisocyanates } from '../reach/annex-xvii-markings.ts'
import { isOneOf } from '../contained-substances.ts'
import { isLead } from '../lead-compounds.ts'

const hasCas = (numbers: ReadonlySet<string>, { cas }: ResolvedComponent): boolean => cas !== null && numbers.has(cas)

/** Monomers, oligomers and prepolymers. */
const isocyanateNumbers: ReadonlySet<string> = new Set([
  '28182-81-2', // hexamethylene diisocyanate, oligomers
  '53880-05-0', // isophorone diisocyanate, oligomers
  '9017-01-0', // toluene diisocyanate, polymer
  '25686-28-6', // 4,4'-methylenediphenyl diisocyanate, oligomers
  '26006-20-2', // hexamethylene and toluene diisocyanate, polymer
  '4083-64-1', // tosyl isocyanate
  '15646-96-5', // trimethylhexamethylene
])
const hasIsocyanateName = openNameTest(/i[sz][oi](?:c|k|ts?|s)[a-z]{1,2}ana|izocyjanian|изоциан|ισοκυαν/i)

/** CLP Annex II, 2.4. */
export function isIsocyanate(component: ResolvedComponent): boolean {
  const { cas, ec, index } = component
  const numbers = { casNumber: cas ?? undefined, ecNumber: ec ?? undefined, indexNumber: index ?? undefined }
  return isOneOf(numbers, diisocyanates) || hasCas(isocyanateNumbers, component) || hasIsocyanateName(component)
}

/** Epoxy constituents with an average molecular weight of up to 700. */
const epoxyNumbers: ReadonlySet<string> = new Set([
  '1675-54-3', // bisphenol A diglycidyl ether
  '25068-38-6', // its reaction product, up to 700
  '25085-99-8', // bisphenol A epoxy resin
  '9003-36-5', // bisphenol F epoxy resin
  '2095-03-6', // bisphenol F diglycidyl ether
  '28064-14-4', // epoxy novolac
  '68609-97-2', // alkyl (C12-C14) glycidyl ether
  '2426-08-6', // butyl glycidyl ether
  '2461-15-6', // 2-ethylhexyl glycidyl ether
  '2425-79-8', // butanediol diglycidyl ether
  '16096-31-4', // hexanediol diglycidyl ether
  '933999-84-9', // hexanediol diglycidyl ether, reaction mass
  '17557-23-2', // neopentyl glycol diglycidyl ether
  '30499-70-8', // trimethylolpropane triglycidyl ether
  '2210-79-9', // o-cresyl glycidyl ether
  '26447-14-3', // cresyl glycidyl ether
  '122-60-1', // phenyl glycidyl ether
  '3101-60-8', // p-tert-butylphenyl glycidyl ether
  '101-90-6', // resorcinol diglycidyl ether
  '106-91-2', // glycidyl methacrylate
  '106-92-3', // allyl glycidyl ether
  '2386-87-0', // epoxycyclohexylmethyl epoxycyclohexane carboxylate
  '5026-74-4', // p-glycidyloxy-N,N-bis(glycidyl)aniline
  '26761-45-5', // glycidyl neodecanoate
  '2530-83-8', // 3-glycidyloxypropyl trimethoxysilane
])
/** Oils that were epoxidised are another matter: “epoxidiert”, “epossidato”. */
const hasEpoxyName = openNameTest(
  /(?<!\p{L})e(?:po(?:xy|xi(?![cd])|xid(?!i[sz]|i?er|ad)|ss(?!idat)|ks(?!ydowan|idir))|apocs)|епокс|εποξ|gl[yi][ck]idy?l|epichlor.*bis(?:ph|f)enol|bis(?:ph|f)enol.*epichlor/iu,
)
/** Oils and silanes of this name have no or hardly any glycidyl groups, or weigh more. */
const noEpoxyName = /epoxidi[sz]ed|époxydé|molecular weight\s*(?:>|above|over)\s*700|poly\(ethylene glycol\)/i
/** The amine of a hardener has used up the epoxy groups of its adduct: it is the amine of which it is made. */
const isAmineAdduct = (name: string): boolean => /ad+(?:u[ck]t|uit|otto)/i.test(name) && /amin|амин|αμιν/i.test(name)

/** CLP Annex II, 2.5. */
export function isEpoxyConstituent(component: ResolvedComponent): boolean {
  const { name } = component
  return hasCas(epoxyNumbers, component) || (hasEpoxyName(component) && !noEpoxyName.test(name) && !isAmineAdduct(name))
}

const cyanoacrylateNumbers: ReadonlySet<string> = new Set(['137-05-3', '7085-85-0', '6606-65-1', '27816-23-5', '133978-15-1', '6701-17-3'])

const hasCyanoacrylateName = openNameTest(/(?:[cks]y|cyj|ci|cij|tsu)ano?-?a[ck]r[yiu]l|цианоакрил|κυανοακρυλ/i)

/** CLP Annex II, 2.2. */
export function isCyanoacrylate(component: ResolvedComponent): boolean {
  return hasCas(cyanoacrylateNumbers, component) || hasCyanoacrylateName(component)
}

/** Active chlorine in 1 % of the substance; the entries of hypochlorite solutions give their content as active chlorine already. */
export const activeChlorine: Readonly<Record<string, number>> = {
  '7681-52-9': 1, // sodium hypochlorite, solution … % Cl active
  '7778-54-3': 0.992, // calcium hypochlorite
  '7778-66-7': 0.783, // potassium hypochlorite
  '2893-78-9': 0.645, // troclosene sodium
  '51580-86-0': 0.554, // troclosene sodium, dihydrate
  '87-90-1': 0.915, // symclosene
  '2782-57-2': 0.716, // dichloroisocyanuric acid
}

/** Lead in 1 % of the compound, by mass. */
const leadShares: Readonly<Record<string, number>> = {
  '7439-92-1': 1, // lead
  '1317-36-8': 0.928, // monoxide
  '1309-60-0': 0.866, // dioxide
  '1314-41-6': 0.907, // red lead
  '7758-97-6': 0.641, // chromate
  '598-63-0': 0.775, // carbonate
  '1319-46-6': 0.801, // basic carbonate
  '7446-14-2': 0.683, // sulphate
}

/** Share of lead in the component by mass; 1 for a compound that is not known by its mass, 0 for what is none. */
export function leadShare({ cas, index }: ResolvedComponent): number {
  const known = cas === null ? undefined : leadShares[cas]
  return known ?? (isLead(cas, index) ? 1 : 0)
}

/** Compounds of chromium(VI); an index number beginning with 024 alone does not tell its valency. */
const hasChromateName = openNameTest(/chromat|chrom(?:ium|e)? ?\(VI\)|chromium trioxide|chromic acid/i)
export const isChromate = (component: ResolvedComponent): boolean => component.cas === '18540-29-9' || hasChromateName(component)

/** Portland cement, by its number, and a component that is called nothing else. */
const cement = '65997-15-1'
const cementName = /^(?:portland[ -]?)?(?:cement|zement|ciment|cemento|cimento)s?(?!\p{L})/iu
export const isCement = ({ cas, name }: ResolvedComponent): boolean => cas === cement || cementName.test(name)

const halogenatedName = /(?:chlor|brom|fluor|iod)\w*(?:meth|eth|prop|but|benz|tolu)/i
const halogenatedNumbers: ReadonlySet<string> = new Set([
  '75-09-2',
  '67-66-3',
  '79-01-6',
  '127-18-4',
  '71-55-6',
  '106-94-5',
  '156-60-5',
  '156-59-2',
  '107-06-2',
])

/** CLP Annex II, 2.9: halogenated hydrocarbons, which are group 602 of Annex VI; what has no entry is known by its name. */
export function isHalogenated(component: ResolvedComponent): boolean {
  const { entry, name } = component
  if (hasCas(halogenatedNumbers, component)) return true
  if (entry !== null) return entry.index.startsWith('602-')
  return halogenatedName.test(name) && !/acid|ol\b|ether|ester|acrylat/i.test(name)
}

const titanium: ReadonlySet<string> = new Set(['13463-67-7', '1317-80-2', '1317-70-0'])
export const isTitaniumDioxide = (component: ResolvedComponent): boolean => hasCas(titanium, component)
