import { isLead } from '../clp/lead-compounds.ts'
import type { AnsweredComponent } from '../clp/consequences/answered-component.ts'
import type { ClassificationAnswer } from '../clp/consequences/compose-answer.ts'
import {
  acidGases,
  alkalineGases,
  activeChlorine,
  anticoagulants,
  burningFluorides,
  chelatedMetals,
  chlorinatedSolvents,
  chlorineName,
  cholinesteraseInhibitors,
  cyanides,
  electrolyteSalts,
  dithionites,
  ethyleneGlycol,
  fluorides,
  fluorocarbons,
  formaldehyde,
  heatingWithWater,
  liquefiedGases,
  lowBoiling,
  methaemoglobinFormers,
  monomers,
  nitricAcid,
  nitriles,
  nitrites,
  nitrogenName,
  ozoneDepleting,
  phenols,
  phosphides,
  reducingAgents,
  sulphides,
  sulphurName,
  sulphites,
  surfactants,
} from '../clp/substances-by-effect.ts'
import { carbonMonoxide, harmfulWithAlcohol, otherPoisonousMetals, otherPoisons } from '../clp/substances-by-poisoning.ts'
import {
  ammoniumNitrate,
  carbonDioxide,
  carbonFreeGases,
  chlorites,
  crystallineSilica,
  cyanoacrylates,
  diethyleneGlycol,
  dryingOilName,
  dryingOils,
  explosiveDry,
  explosiveWithMetals,
  halogens,
  hydrazines,
  hydroxymethylPhosphonium,
  hypophosphites,
  lightMetals,
  limes,
  nitrateEsters,
  passingNitrile,
  peroxideAccelerators,
  solidNitrates,
  strongOxidisers,
  waxName,
} from '../clp/substances-by-reaction.ts'

/** Groups of substances of which sentences speak. */
export const groups = [
  'isocyanates',
  'epoxies',
  'amines',
  'hardenerAmines',
  'isothiazolinones',
  'chromates',
  'activeChlorine',
  'hydrochloricAcid',
  'alkaliHydroxides',
  'methanol',
  'ethanol',
  'toluene',
  'titaniumDioxide',
  'surfactants',
  'water',
  'organicSolvents',
  'lowBoilingSolvents',
  'liquefiedGases',
  'formaldehyde',
  'cyanides',
  'nitriles',
  'burningFluorides',
  'fluorides',
  'sulphides',
  'sulphites',
  'dithionites',
  'phosphides',
  'hypophosphites',
  'hydroxymethylPhosphonium',
  'ethyleneGlycol',
  'methaemoglobinFormers',
  'anticoagulants',
  'cholinesteraseInhibitors',
  'chelatedMetals',
  'phenols',
  'heatingWithWater',
  'nitrites',
  'nitricAcid',
  'reducingAgents',
  'chlorinatedSolvents',
  'hydrogenPeroxide',
  'peraceticAcid',
  'oxygen',
  'ammonia',
  'nitrogenInSmoke',
  'chlorineInSmoke',
  'sulphurInSmoke',
  'monomers',
  'fluorocarbons',
  'greenhouseGases',
  'ozoneDepleting',
  'nitrousOxide',
  'diethyleneGlycol',
  'strongOxidisers',
  'solidNitrates',
  'explosiveWithMetals',
  'cyanoacrylates',
  'carbonFreeGases',
  'hydrazines',
  'halogens',
  'acidGases',
  'alkalineGases',
  'crystallineSilica',
  'limes',
  'waxes',
  'passingNitrile',
  'otherGasWithAcids',
  'otherGasWithWater',
  'violentWithWater',
  'carbonMonoxide',
  'otherPoisons',
  'inhaledPoisons',
  'formsPeroxides',
  'explodesConfined',
  'carbonDioxide',
  'lightMetals',
  'dryingOils',
  'peroxideAccelerators',
  'nitrateEsters',
  'ammoniumNitrate',
  'explosiveDry',
  'harmfulWithAlcohol',
] as const
export type Group = (typeof groups)[number]

const byNumber =
  (...numbers: string[]) =>
  ({ cas }: AnsweredComponent): boolean =>
    cas !== null && numbers.includes(cas)

const has = ({ classification }: AnsweredComponent, start: string): boolean =>
  classification.some(({ class: category }) => category.startsWith(start))

/** Annex VI has names without the last letter: `3,6-diazaoctanethylenediamin`. */
const amine = /amin(?:e|es|o)?\b|amino|polyamine|diamine|triamine/i

/** Developers of hair dyes, that harden no resin: p-phenylenediamine, toluene-2,5-diamine and its sulphate. */
const isHairDye = byNumber('106-50-3', '95-70-5', '615-50-9')

/** Alkali of cleaners and neutraliser of dispersions, with one nitrogen: no curing agent of an epoxy resin. */
const alkanolamine = /(?:ethanol|propanol)amine|amino(?:-2-methyl)?(?:ethanol|-?1?-?propan(?:-\d-)?ol)|(?:amino|nitrilo)(?:di|tri)?ethanol/i

/** Azo dyes and salts of sulphonic acids are powders without vapours, whatever amino groups they have. */
const dye = /(?:^|[^a-z]|yl|is)azo|sul(?:ph|f)onat/i

const isHarmfulAmine = (one: AnsweredComponent): boolean =>
  amine.test(one.name) && !dye.test(one.name) && (has(one, 'Skin Corr.') || has(one, 'Skin Sens.'))

/** The engine knows isocyanates and epoxy constituents by many numbers and names: those for which EUH204 and EUH205 are due. */
const behind =
  (code: 'EUH204' | 'EUH205') =>
  ({ key }: AnsweredComponent, { label }: ClassificationAnswer): boolean =>
    label.because.supplemental.statements.some((one) => one.code === code && one.components.includes(key))

const isCyanide = ({ cas, index }: AnsweredComponent): boolean => index === '006-007-00-5' || (cas !== null && cyanides.includes(cas))
const isChlorite = byNumber(...chlorites)
const isElectrolyteSalt = byNumber(...electrolyteSalts)
/** For which a sentence names the gas. */
const isOfNamedGas = byNumber(...activeChlorine, ...fluorides, ...sulphides, ...sulphites, ...phosphides)

/** Its entry, or its supplier, gives it one of these statements: of a mixture the engine proposes them, and a person decides (CLP Annex II, 1.1). */
function bears({ key }: AnsweredComponent, { label }: ClassificationAnswer, codes: readonly string[]): boolean {
  const { statements, suggested } = label.because.supplemental
  return [...statements, ...suggested].some(({ code, components }) => codes.includes(code) && components.includes(key))
}

export const isIn: Readonly<Record<Group, (component: AnsweredComponent, answer: ClassificationAnswer) => boolean>> = {
  isocyanates: behind('EUH204'),
  epoxies: behind('EUH205'),
  amines: isHarmfulAmine,
  hardenerAmines: (one) => isHarmfulAmine(one) && !alkanolamine.test(one.name) && !isHairDye(one),
  isothiazolinones: byNumber('2634-33-5', '55965-84-9', '26172-55-4', '2682-20-4', '26530-20-1', '64359-81-5', '2527-66-4', '4299-07-4'),
  // Of “…chromate(3-)” and “…chromate(III)” chromium is the centre of a dye, and no chromium(VI).
  chromates: ({ name }) => /chromate(?! ?\((?:\d|III))|chromium ?\(VI\)|chromium trioxide/i.test(name),
  activeChlorine: byNumber(...activeChlorine),
  hydrochloricAcid: byNumber('7647-01-0'),
  alkaliHydroxides: byNumber('1310-73-2', '1310-58-3'),
  methanol: byNumber('67-56-1'),
  ethanol: byNumber('64-17-5'),
  toluene: byNumber('108-88-3'),
  titaniumDioxide: byNumber('13463-67-7'),
  surfactants: byNumber(...surfactants),
  water: byNumber('7732-18-5'),
  organicSolvents: (one) => has(one, 'Flam. Liq.') || has(one, 'Asp. Tox. 1'),
  lowBoilingSolvents: byNumber(...lowBoiling),
  liquefiedGases: byNumber(...liquefiedGases),
  formaldehyde: byNumber(formaldehyde),
  cyanides: (one) => isCyanide(one),
  nitriles: byNumber(...nitriles),
  burningFluorides: byNumber(...burningFluorides),
  fluorides: byNumber(...fluorides),
  sulphides: byNumber(...sulphides),
  sulphites: byNumber(...sulphites),
  dithionites: byNumber(...dithionites),
  phosphides: byNumber(...phosphides),
  hypophosphites: byNumber(...hypophosphites),
  hydroxymethylPhosphonium: byNumber(...hydroxymethylPhosphonium),
  ethyleneGlycol: byNumber(ethyleneGlycol),
  methaemoglobinFormers: byNumber(...methaemoglobinFormers),
  anticoagulants: byNumber(...anticoagulants),
  cholinesteraseInhibitors: byNumber(...cholinesteraseInhibitors),
  // Lead itself has two entries, so that its number tells which substance it is and not its index; frits and glasses have none.
  // Arsines destroy blood cells, which chelates do not prevent.
  chelatedMetals: ({ cas, index, name }) =>
    !/arsine\b/i.test(name) &&
    (isLead(cas, index) ||
      chelatedMetals.some((start) => index?.startsWith(start)) ||
      /\b(?:lead(?!-free)|mercur\w*|arsen\w*)\b/i.test(name)),
  phenols: byNumber(...phenols),
  heatingWithWater: byNumber(...heatingWithWater),
  nitrites: byNumber(...nitrites),
  nitricAcid: byNumber(nitricAcid),
  reducingAgents: byNumber(...reducingAgents, ...sulphites, ...hypophosphites),
  chlorinatedSolvents: byNumber(...chlorinatedSolvents),
  hydrogenPeroxide: byNumber('7722-84-1'),
  peraceticAcid: byNumber('79-21-0'),
  oxygen: byNumber('7782-44-7'),
  ammonia: byNumber('7664-41-7', '1336-21-6'),
  nitrogenInSmoke: ({ name }) => nitrogenName.test(name),
  chlorineInSmoke: ({ name }) => chlorineName.test(name),
  sulphurInSmoke: ({ name }) => sulphurName.test(name),
  monomers: byNumber(...monomers),
  fluorocarbons: byNumber(...fluorocarbons),
  greenhouseGases: byNumber(...fluorocarbons.filter((one) => !ozoneDepleting.includes(one))),
  ozoneDepleting: byNumber(...ozoneDepleting),
  /** Ozone 1 in Annex VI, and in no Annex of Regulation (EU) 2024/590. */
  nitrousOxide: byNumber('10024-97-2'),
  diethyleneGlycol: byNumber(diethyleneGlycol),
  strongOxidisers: byNumber(...strongOxidisers),
  solidNitrates: byNumber(...solidNitrates),
  explosiveWithMetals: byNumber(...explosiveWithMetals),
  cyanoacrylates: byNumber(...cyanoacrylates),
  carbonFreeGases: byNumber(...carbonFreeGases),
  hydrazines: byNumber(...hydrazines),
  halogens: byNumber(...halogens),
  acidGases: byNumber(...acidGases),
  alkalineGases: byNumber(...alkalineGases),
  crystallineSilica: byNumber(...crystallineSilica),
  limes: byNumber(...limes),
  passingNitrile: byNumber(...passingNitrile),
  waxes: ({ name }) => waxName.test(name),
  otherGasWithAcids: (one, answer) =>
    isChlorite(one) || (bears(one, answer, ['EUH031', 'EUH032']) && !isCyanide(one) && !isOfNamedGas(one)),
  otherGasWithWater: (one, answer) => (bears(one, answer, ['EUH029']) && !isOfNamedGas(one)) || isElectrolyteSalt(one),
  violentWithWater: (one, answer) => bears(one, answer, ['EUH014']),
  formsPeroxides: (one, answer) => bears(one, answer, ['EUH019']),
  explodesConfined: (one, answer) => bears(one, answer, ['EUH044']),
  carbonDioxide: byNumber(carbonDioxide),
  lightMetals: byNumber(...lightMetals),
  dryingOils: ({ cas, name }) => (cas !== null && dryingOils.includes(cas)) || dryingOilName.test(name),
  peroxideAccelerators: byNumber(...peroxideAccelerators),
  nitrateEsters: byNumber(...nitrateEsters),
  ammoniumNitrate: byNumber(ammoniumNitrate),
  explosiveDry: byNumber(...explosiveDry),
  harmfulWithAlcohol: byNumber(...harmfulWithAlcohol),
  carbonMonoxide: byNumber(carbonMonoxide),
  otherPoisons: (one) => otherPoisons.includes(one.cas ?? '') || otherPoisonousMetals.some((start) => one.index?.startsWith(start)),
  inhaledPoisons: ({ classification }) => classification.some(({ statement }) => statement === 'H330' || statement === 'H331'),
}
