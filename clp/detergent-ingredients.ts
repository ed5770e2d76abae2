/** What Regulation (EC) No 648/2004, Annex VII A, wants named on the package of a detergent, as far as a CAS number tells it. */
import { surfactantKinds } from './substances-by-effect.ts'

/** Of a range of content, from more than 0.2 % on. */
export const rangedKinds = [
  'phosphates',
  'phosphonates',
  'anionic',
  'nonionic',
  'amphoteric',
  'oxygenBleach',
  'chlorineBleach',
  'edta',
  'nta',
  'soap',
  'zeolites',
  'polycarboxylates',
] as const
export type RangedKind = (typeof rangedKinds)[number]
/** Whatever their content; preservation agents by their names. `none`: of no kind that the Annex lists. */
export type DetergentKind = RangedKind | 'enzymes' | 'preservatives' | 'none'

const read = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '))

const numbersOf: Readonly<Record<Exclude<DetergentKind, 'preservatives'>, readonly string[]>> = {
  ...surfactantKinds,
  // Tripolyphosphates, pyrophosphates, orthophosphates and polyphosphates of sodium and potassium.
  phosphates: read(
    '7758-29-4 13845-36-8 7722-88-5 7320-34-5 7758-16-9 7601-54-9 10101-89-0 7558-79-4 7558-80-7 7778-53-2 68915-31-1 10124-56-8',
  ),
  // HEDP, ATMP, DTPMP, PBTC and their salts.
  phosphonates: read('2809-21-4 29329-71-3 7414-83-7 3794-83-0 14860-53-8 6419-19-8 2235-43-0 15827-60-8 22042-96-2 37971-36-1'),
  // Hydrogen peroxide, sodium percarbonate.
  oxygenBleach: read('7722-84-1 15630-89-4'),
  // Hypochlorites, chloroisocyanurates.
  chlorineBleach: read('7681-52-9 7778-54-3 7778-66-7 2893-78-9 51580-86-0 87-90-1 2782-57-2'),
  edta: read('60-00-4 64-02-8 139-33-3 6381-92-6 150-38-9 13235-36-4 10378-23-1'),
  nta: read('139-13-9 5064-31-3 18662-53-8'),
  // Of coconut, oleic, stearic and tall oil acids with sodium or potassium.
  soap: read('61789-30-8 61789-31-9 143-18-0 143-19-1 822-16-2 593-29-3 61790-44-1 8052-48-0'),
  zeolites: ['1318-02-1'],
  polycarboxylates: read('9003-04-7 25549-84-2'),
  // Subtilisin, amylases, lipase, cellulase.
  enzymes: read('9014-01-1 9000-90-2 9000-85-5 9001-62-1 9012-54-8'),
  none: read(
    // Water; acids: citric, lactic, formic, acetic, sulphamic, hydrochloric, sulphuric, nitric, methanesulphonic, malic, maleic, glycolic, gluconic, oxalic, tartaric, adipic.
    '7732-18-5 77-92-9 5949-29-1 50-21-5 79-33-4 64-18-6 64-19-7 5329-14-6 7647-01-0 7664-93-9 7697-37-2 75-75-2 6915-15-7 110-16-7 79-14-1 526-95-4 144-62-7 6153-56-6',
    '87-69-4 124-04-9',
    // Alkalis: hydroxides, ammonia, ethanolamines, carbonates, silicates.
    '1310-73-2 1310-58-3 1336-21-6 141-43-5 102-71-6 497-19-8 6132-02-1 5968-11-6 144-55-8 584-08-7 6834-92-0 10213-79-3 1344-09-8 1312-76-1',
    // Salts: chlorides, sulphates, citrates, gluconate; MGDA, GLDA, iminodisuccinate.
    '7647-14-5 7757-82-6 7487-88-9 7786-30-3 10043-52-4 10035-04-8 68-04-2 6132-04-3 527-07-1 164462-16-2 51981-21-6 144538-83-0',
    // Solvents: ethanol, propanol, glycols and their ethers, glycerol; thickeners: xanthan, cellulose ethers.
    '64-17-5 67-63-0 57-55-6 56-81-5 112-34-5 111-76-2 5131-66-8 34590-94-8 107-98-2 29911-28-2 11138-66-2 9004-62-0 9004-32-4',
  ),
}

/** By the name of the common nomenclature (INCI), the same in every language. In a detergent each of these does nothing else. */
const preservatives: Readonly<Record<string, string>> = {
  '2634-33-5': 'Benzisothiazolinone',
  '55965-84-9': 'Methylchloroisothiazolinone, Methylisothiazolinone',
  '26172-55-4': 'Methylchloroisothiazolinone',
  '2682-20-4': 'Methylisothiazolinone',
  '26530-20-1': 'Octylisothiazolinone',
  '52-51-7': '2-Bromo-2-Nitropropane-1,3-Diol',
  '55406-53-6': 'Iodopropynyl Butylcarbamate',
  '6440-58-0': 'DMDM Hydantoin',
  '70161-44-3': 'Sodium Hydroxymethylglycinate',
  '24634-61-5': 'Potassium Sorbate',
}

const kinds = new Map<string, DetergentKind>([
  ...Object.keys(preservatives).map((cas) => [cas, 'preservatives'] as const),
  ...Object.entries(numbersOf).flatMap(([kind, numbers]) => (isKind(kind) ? numbers.map((cas) => [cas, kind] as const) : [])),
])

function isKind(kind: string): kind is Exclude<DetergentKind, 'preservatives'> {
  return kind in numbersOf
}

/** @returns null where the number does not tell: a trade name, a perfume, an amine oxide, what may be an active substance or a solvent besides */
export const kindInDetergent = (cas: string | null): DetergentKind | null => (cas === null ? null : (kinds.get(cas) ?? null))

/** INCI name of a preservation agent. */
export const preservativeName = (cas: string | null): string | null => (cas === null ? null : (preservatives[cas] ?? null))

/** % by weight: what is named with a range is more than this. */
export const namedAbove = 0.2
/** Ends of the ranges in %, each included in the next one. */
const ends = [5, 15, 30] as const
export type DetergentRange = 'under5' | 'from5' | 'from15' | 'from30'
const ranges = ['under5', 'from5', 'from15', 'from30'] as const

/** The range of Annex VII A in which a content lies, in %. */
export const rangeInDetergent = (percent: number): DetergentRange => ranges[ends.filter((end) => percent >= end).length] ?? 'from30'
