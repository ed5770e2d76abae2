import {
  activeChlorine,
  anticoagulants,
  burningFluorides,
  cholinesteraseInhibitors,
  cyanides,
  fluorides,
  methaemoglobinFormers,
  monomers,
  nitriles,
  phenols,
  phosphides,
  sulphides,
  sulphites,
} from '../../clp/substances-by-effect.ts'
import { carbonMonoxide } from '../../clp/substances-by-poisoning.ts'
import { chlorites, cyanoacrylates, diethyleneGlycol, hydroxymethylPhosphonium, hypophosphites } from '../../clp/substances-by-reaction.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { englishNamesOf, isOfLibrary } from './known-names.ts'
import { listTexts, type ListedText } from './list-texts.ts'
import { readFigure } from './read-figure.ts'

/** Sentences of the library that speak of a substance without a list of names: section 3 has one of its kind. */
export const checkSaidSubstances: Rule = (subject) => {
  const { record, recipe } = subject
  const { ingredients, kind } = record.composition
  // Of a kit each component has a section 3 of its own; of what lists nothing nobody can say what it lacks.
  if (ingredients.length === 0 || kind === 'substance' || record.kit !== undefined) return []
  const ph = readFigure(record, 'ph', '')
  // What makes it acid may be below what section 3 names.
  const isAcid = ph !== null && ph.most < 6
  const known: Named[] = [
    ...ingredients.flatMap((one, index) => englishNamesOf(subject, one, index).map((english) => ({ english, casNumber: one.casNumber }))),
    // What the recipe has and section 3 need not name, and what the materials of the product are called.
    ...(recipe?.answer.components ?? []).map(({ name, cas }) => ({ english: name, casNumber: cas ?? undefined })),
    ...record.materials.map(({ component }) => ({ english: component, casNumber: undefined })),
    // The label says that they are contained, whatever their content.
    ...record.labelElements.supplementalStatements.map(({ code }) => ({ english: ofLabel[code] ?? '', casNumber: undefined })),
  ]
  // A name of the trade may hide what is meant, unless its number says so.
  const isSure = ingredients.every((one, index) => isOfLibrary(one.name) || englishNamesOf(subject, one, index).length > 1)
  return [
    ...listTexts(record).flatMap((one) => (isAcid && isOfAcids(one.text) ? [] : judge(one, known, isSure))),
    ...record.disposal.wasteCodes.flatMap(({ name }, index) =>
      isAcid && isOfAcids(name)
        ? []
        : judge({ text: name, path: `disposal.wasteCodes[${index}]`, point: '13.1', isList: false }, known, isSure),
    ),
  ]
}

const isOfAcids = (text: Text): boolean =>
  'phrase' in text && /^(?:otherHazards\.chlorineWithBleach|reaction\.chlorine|wasteCode\.(?:060102|200114))$/.test(text.phrase)

/** CLP Annex II, 2.3 to 2.6 and 2.12: what a statement of the label says to be contained. */
const ofLabel: Readonly<Record<string, string>> = {
  EUH203: 'chromium (VI)',
  EUH204: 'isocyanates',
  EUH205: 'epoxy constituents',
  EUH206: 'hypochlorite, chlorine',
  EUH211: 'titanium dioxide',
  EUH212: 'titanium dioxide',
}

interface Named {
  /** its name in English, empty where it has none */
  readonly english: string
  readonly casNumber: string | undefined
}

/** Of what is not hazardous, or is it below a content alone, or burns to it as polyurethanes to isocyanates, section 3 may be silent: then a person has to look (REACH Annex II, 3.2.1). */
const mayBeUnlisted =
  /titaniumDioxide|[bB]itumen|metals$|zincPigment|isothiazolinones|xyleneEthylbenzene|ethanol|wasteCode\.1703|[cC]hlor|hydrolysis|hydrogenCyanide|chromiumOxides|noMixingAcids|filterE$|^training\.|^productType\.|residualMonomer|sulphurDioxideWithAcids|fluorinatedGases|ozoneDepleting/

function judge({ text, path, point, isList }: ListedText, known: readonly Named[], isSure: boolean): Finding[] {
  const group = 'phrase' in text ? spoken.find(([phrases]) => phrases.test(text.phrase)) : undefined
  if (group === undefined || !('phrase' in text) || known.some(group[1])) return []
  const fix = isList ? [{ op: 'remove' as const, path: pointerOf(path) }] : null
  const found = { params: { what: text }, article: `REACH Annex II, ${point}`, fix }
  return [
    finding('sentences.substanceUnfounded', path, isSure && !mayBeUnlisted.test(text.phrase) ? found : { ...found, severity: 'warning' }),
  ]
}

const pointerOf = (path: string): string => `/${path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`

type Is = (one: Named) => boolean

const byName =
  (pattern: RegExp, ...numbers: readonly string[]): Is =>
  ({ english, casNumber }) =>
    pattern.test(english) || (casNumber !== undefined && numbers.includes(casNumber))

const isocyanate = byName(/isocyanat/i, '9016-87-9', '28182-81-2', '53880-05-0', '28574-90-5')
const epoxy = byName(/epoxy|epichlorhydrin|glycidyl|oxirane/i, '25068-38-6', '9003-36-5', '1675-54-3')
// Annex VI has names without the last letter.
const amine = byName(/amin(?:e|o|es)?\b|amino/i)
/** Surfactants that are named by the amine whose oxide they are, and are as little alkaline as they are volatile. */
const oxide = /amines?,?[ -]*(?:N-)?oxides?\b|N-oxides?\b/i
const chromate = byName(/chrom(?:ate|ium)|chromic/i)
const acid: Is = byName(/\bacid\b|hydrogen (?:chloride|fluoride)/i)
/** Halogens bound in a substance or as an acid: what burns sets hydrogen chloride free. */
export const chlorine: Is = byName(/chlor/i, ...activeChlorine)

/** What a sentence speaks of, by its key. */
const spoken: readonly (readonly [phrases: RegExp, is: Is])[] = [
  [
    /^(?:otherHazards\.isocyanateSensitisation|otherHazards\.carbonDioxidePressure|firstAid\.skin\.polyethyleneGlycol|treatment\.isocyanates|fireHazard\.hydrogenCyanideIsocyanates|firefighter\.noWaterOnIsocyanate|release\.containment\.isocyanateDecontaminate|protection\.respiratory\.(?:suppliedAir|isocyanatesBrush)|reactivity\.isocyanate|reaction\.carbonDioxide|decomposition\.hydrogenCyanide|toxicology\.(?:sensitiserIsocyanate|hexamethyleneDiisocyanate|isocyanateAerosolStudy)|persistence\.hydrolysis|disposal\.product\.isocyanateResidues|regulation\.germanyTrgs430|monitoring\.(?:isocyanates|diisocyanatesNco)|poster\.measure\.noAsthmatics|training\.isocyanates|wasteCode\.080501|productType\.polyisocyanateSolution|compositionNote\.residualMonomer)$/,
    isocyanate,
  ],
  [/^toxicology\.epoxy$|^productType\.epoxyResinPigmented$/, epoxy],
  [/^(?:reaction\.exothermicEpoxy|symptoms\.epoxySensitisation)$/, (one) => epoxy(one) || amine(one)],
  [
    /^(?:toxicology\.amineBurns|reactivity\.amine|reaction\.absorbsCarbonDioxide|protection\.respiratory\.filterK|productType\.amineHardener)$/,
    (one) => (amine(one) && !oxide.test(one.english)) || /ammoni(?:a|um hydroxide)/i.test(one.english),
  ],
  [
    /^(?:treatment\.chromate|symptoms\.chromateUlcers|fireHazard\.chromiumOxides|protection\.respiratory\.chromate|handling\.(?:chromateClosed|noSandingChromate)|monitoring\.chromium|toxicology\.chromateCarcinogen|ecotoxicity\.chromate|disposal\.product\.chromate|productType\.chromatePrimer)$/,
    chromate,
  ],
  [/^(?:treatment\.methanolAntidote|symptoms\.methanol|toxicology\.methanol)$/, byName(/^methanol/i, '67-56-1')],
  [/^toxicology\.toluene$/, byName(/^toluene$/i, '108-88-3')],
  [/^toxicology\.ethylbenzeneHearing$/, byName(/ethylbenzene|xylene/i, '100-41-4', '1330-20-7')],
  [/^toxicology\.hydroxideBurns$|^productType\.sodiumHydroxideSolution$/, byName(/hydroxide|\blye\b/i, '1310-73-2', '1310-58-3')],
  [/^toxicology\.hydrochloricAcid$/, byName(/hydrochloric|hydrogen chloride/i, '7647-01-0')],
  [/^toxicology\.isothiazolinones$/, byName(/isothiazol/i)],
  [/^(?:toxicology\.titaniumDioxide|compositionNote\.titaniumDioxideNotInhalable)$/, byName(/titanium dioxide/i, '13463-67-7')],
  [/^toxicology\.ethanolAbuse$|^persistence\.ethanol$/, byName(/^ethanol|^ethyl alcohol/i, '64-17-5')],
  [/^ecotoxicity\.zincPigment$/, byName(/zinc/i)],
  [/^regulation\.fluorinatedGases$/, byName(/fluor|\bR-?\d{2,4}|\bHF[CO]\b/i)],
  [/^regulation\.ozoneDepleting$/, byName(/fluor|brom|chlor|\bR-?\d{2,4}|\bHCFC\b/i)],
  [
    /^(?:toxicology\.bitumen|compositionNote\.bitumenNoClassification|release\.containment\.bitumenSand|mobility\.absorbedBitumen|productType\.bitumenEmulsion|wasteCode\.17030[12])$/,
    byName(/bitumen|asphalt/i),
  ],
  [/^compositionNote\.xyleneEthylbenzene$/, byName(/xylene|ethylbenzene/i, '1330-20-7', '100-41-4')],
  [/^(?:fireHazard\.hydrogenChloride|decomposition\.chlorineHydrogen|protection\.respiratory\.filterE)$/, chlorine],
  [
    /^otherHazards\.chlorineWithAcids$/,
    (one) => activeChlorine.includes(one.casNumber ?? '') || /hypochlorite|isocyanur/i.test(one.english),
  ],
  [
    /^handling\.noMixingAcids$/,
    byName(
      /chlorite|isocyanur|closene|tosylchloramid|cyan|sul(?:ph|f)ide|sul(?:ph|f)ite|dithionite|fluorid|fluoro?silic|metam\b|phosphide|azide|selenit|nitrite/i,
      ...activeChlorine,
      ...chlorites,
    ),
  ],
  [/^otherHazards\.hydrogenCyanideWithAcids$/, byName(/cyanid/i, ...cyanides)],
  [/^(?:symptoms|treatment)\.cyanide$/, byName(/cyanid|nitrile|cyanohydrin/i, ...cyanides, ...nitriles)],
  [/^otherHazards\.hydrogenSulphideWithAcids$/, byName(/sul(?:ph|f)ide/i, ...sulphides)],
  [/^otherHazards\.sulphurDioxideWithAcids$/, byName(/sul(?:ph|f)ite|dithionite/i, ...sulphites)],
  [
    /^fireHazard\.phosphine$/,
    byName(
      /phosphinate|hypophosph|phosphinic|phosphide|hydroxymethyl\)?phosphonium/i,
      ...hypophosphites,
      ...hydroxymethylPhosphonium,
      ...phosphides,
    ),
  ],
  [/^reaction\.phosphineWithAlkalis$/, byName(/phosphinate|hypophosph|hydroxymethyl\)?phosphonium/i, ...hydroxymethylPhosphonium)],
  [/^otherHazards\.phosphineWithWater$/, byName(/phosphide/i, ...phosphides)],
  [
    /^(?:otherHazards\.hydrogenFluorideWithAcids|fireHazard\.hydrogenFluoride|firstAid\.skin\.calciumGluconate|symptoms\.fluoride|treatment\.fluoride|incompatible\.glass)$/,
    byName(/fluor/i, ...fluorides, ...burningFluorides),
  ],
  [/^(?:symptoms|treatment)\.carbonMonoxide$/, byName(/carbon monoxide|dichloromethane/i, carbonMonoxide)],
  [/^(?:symptoms|treatment)\.anticoagulant$/, byName(/coum|fen$|phacinone|warfarin|thialone|diolone/i, ...anticoagulants)],
  [/^(?:symptoms|treatment)\.cholinesterase$/, byName(/phos|carb|thion|dimeth|dichlorvos|methomyl|oxamyl/i, ...cholinesteraseInhibitors)],
  [/^treatment\.heavyMetals$/, byName(/lead|mercur|arsen/i)],
  [/^firstAid\.skin\.phenol$/, byName(/phenol|cresol|xylenol/i, ...phenols)],
  [
    /^(?:symptoms\.glycol|treatment\.diethyleneGlycolAntidote)$/,
    byName(/glycol|ethane-?1,2-?diol|ethanediol|oxy(?:bis|di)ethanol/i, '107-21-1', diethyleneGlycol),
  ],
  [/^firstAid\.(?:skin\.bondedSkin|eyes\.bondedLids)$/, byName(/cyano-?acryl/i, ...cyanoacrylates)],
  [/^treatment\.glycolAntidote$/, byName(/glycol|ethane-1,2-diol|ethanediol/i, '107-21-1')],
  [/^(?:symptoms|treatment)\.methaemoglobin$/, byName(/nitrite|nitro|anilin|toluidin|chlorate/i, ...methaemoglobinFormers)],
  [/^reaction\.polymerises$/, byName(/acryl|styren|vinyl/i, ...monomers)],
  [
    /^otherHazards\.chlorineWithBleach$|^reaction\.chlorine$|^wasteCode\.060102$|^wasteCode\.200114$/,
    (one) => acid(one) || /sulph?am|citr|formi|lact/i.test(one.english),
  ],
  [
    /^(?:persistence|bioaccumulation)\.metals$/,
    byName(/zinc|cobalt|chrom|lead|copper|nickel|manganese|tin\b|barium|strontium|cadmium|silver|aluminium|iron/i),
  ],
]
