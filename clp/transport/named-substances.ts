/** Substances that Table A of ADR 3.2.1 names, by CAS number. The match is ours; number, class and name stand in the table, which a test compares. */
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import type { Precedence, TransportClass } from './precedence.ts'

type NamedEntry = readonly [un: string, transportClass: TransportClass, state: 'solid' | 'liquid', subsidiary?: TransportClass]

/** What a substance has in the table, by its state. A solution keeps the number where the substance alone is dangerous (2.1.3.3). */
export const namedSubstances: Readonly<Record<string, readonly NamedEntry[]>> = {
  '1310-73-2': [
    ['1824', '8', 'liquid'],
    ['1823', '8', 'solid'],
  ],
  '1310-58-3': [
    ['1814', '8', 'liquid'],
    ['1813', '8', 'solid'],
  ],
  '7647-01-0': [['1789', '8', 'liquid']],
  '7664-38-2': [['1805', '8', 'liquid']],
  '7681-52-9': [['1791', '8', 'liquid']],
  '10035-10-6': [['1788', '8', 'liquid']],
  '10034-85-2': [['1787', '8', 'liquid']],
  '16961-83-4': [['1778', '8', 'liquid']],
  '7646-85-7': [
    ['1840', '8', 'liquid'],
    ['2331', '8', 'solid'],
  ],
  '7705-08-0': [
    ['2582', '8', 'liquid'],
    ['1773', '8', 'solid'],
  ],
  '1341-49-7': [
    ['2817', '8', 'liquid'],
    ['1727', '8', 'solid'],
  ],
  '1333-82-0': [['1755', '8', 'liquid']],
  '64-17-5': [['1170', '3', 'liquid']],
  '67-63-0': [['1219', '3', 'liquid']],
  '67-64-1': [['1090', '3', 'liquid']],
  '78-93-3': [['1193', '3', 'liquid']],
  '108-88-3': [['1294', '3', 'liquid']],
  '1330-20-7': [['1307', '3', 'liquid']],
  '123-86-4': [['1123', '3', 'liquid']],
  '141-78-6': [['1173', '3', 'liquid']],
  '71-36-3': [['1120', '3', 'liquid']],
  '107-98-2': [['3092', '3', 'liquid']],
  '100-41-4': [['1175', '3', 'liquid']],
  '100-42-5': [['2055', '3', 'liquid']],
  '80-62-6': [['1247', '3', 'liquid']],
  '110-19-0': [['1213', '3', 'liquid']],
  '110-82-7': [['1145', '3', 'liquid']],
  '142-82-5': [['1206', '3', 'liquid']],
  '110-54-3': [['1208', '3', 'liquid']],
  '108-10-1': [['1245', '3', 'liquid']],
  '108-94-1': [['1915', '3', 'liquid']],
  '123-42-2': [['1148', '3', 'liquid']],
  '71-23-8': [['1274', '3', 'liquid']],
  '78-83-1': [['1212', '3', 'liquid']],
  '108-67-8': [['2325', '3', 'liquid']],
  '108-21-4': [['1220', '3', 'liquid']],
  '109-60-4': [['1276', '3', 'liquid']],
  '79-20-9': [['1231', '3', 'liquid']],
  '109-99-9': [['2056', '3', 'liquid']],
  '75-05-8': [['1648', '3', 'liquid']],
  '108-05-4': [['1301', '3', 'liquid']],
  '140-88-5': [['1917', '3', 'liquid']],
  '96-33-3': [['1919', '3', 'liquid']],
  '141-32-2': [['2348', '3', 'liquid']],
  '109-86-4': [['1188', '3', 'liquid']],
  '110-80-5': [['1171', '3', 'liquid']],
  '108-83-8': [['1157', '3', 'liquid']],
  '141-43-5': [['2491', '8', 'liquid']],
  '67-56-1': [['1230', '3', 'liquid', '6.1']],
  '108-95-2': [['1671', '6.1', 'solid']], // phenol
  '2855-13-2': [['2289', '8', 'liquid']], // isophorone diamine
  '112-24-3': [['2259', '8', 'liquid']], // triethylenetetramine
  '111-40-0': [['2079', '8', 'liquid']], // diethylenetriamine
  '112-57-2': [['2320', '8', 'liquid']], // tetraethylenepentamine
  '107-15-3': [['1604', '8', 'liquid', '3']], // ethylenediamine
  '108-91-8': [['2357', '8', 'liquid', '3']], // cyclohexylamine
  '100-37-8': [['2686', '8', 'liquid', '3']], // 2-diethylaminoethanol
  '108-01-0': [['2051', '8', 'liquid', '3']], // 2-dimethylaminoethanol
  '110-91-8': [['2054', '8', 'liquid', '3']], // morpholine
  '79-10-7': [['2218', '8', 'liquid', '3']], // acrylic acid
  '79-41-4': [['2531', '8', 'liquid']], // methacrylic acid
  '108-24-7': [['1715', '8', 'liquid', '3']], // acetic anhydride
  '76-05-1': [['2699', '8', 'liquid']], // trifluoroacetic acid
  '5329-14-6': [['2967', '8', 'solid']], // sulphamic acid
  '26471-62-5': [['2078', '6.1', 'liquid']], // toluene diisocyanate
  '584-84-9': [['2078', '6.1', 'liquid']], // 2,4-toluene diisocyanate
  '91-08-7': [['2078', '6.1', 'liquid']], // 2,6-toluene diisocyanate
  '822-06-0': [['2281', '6.1', 'liquid']], // hexamethylene diisocyanate
  '4098-71-9': [['2290', '6.1', 'liquid']], // isophorone diisocyanate
  '75-09-2': [['1593', '6.1', 'liquid']], // dichloromethane
  '127-18-4': [['1897', '6.1', 'liquid']], // tetrachloroethylene
  '79-01-6': [['1710', '6.1', 'liquid']], // trichloroethylene
  '67-66-3': [['1888', '6.1', 'liquid']], // chloroform
  '71-55-6': [['2831', '6.1', 'liquid']], // 1,1,1-trichloroethane
  '56-23-5': [['1846', '6.1', 'liquid']], // carbon tetrachloride
  '95-50-1': [['1591', '6.1', 'liquid']], // 1,2-dichlorobenzene
  '62-53-3': [['1547', '6.1', 'liquid']], // aniline
  '98-95-3': [['1662', '6.1', 'liquid']], // nitrobenzene
  '98-01-1': [['1199', '6.1', 'liquid', '3']], // 2-furaldehyde
  '100-44-7': [['1738', '6.1', 'liquid', '8']], // benzyl chloride
  '106-89-8': [['2023', '6.1', 'liquid', '3']], // epichlorohydrin
  '107-13-1': [['1093', '3', 'liquid', '6.1']], // acrylonitrile
  '107-06-2': [['1184', '3', 'liquid', '6.1']], // 1,2-dichloroethane
  '75-15-0': [['1131', '3', 'liquid', '6.1']], // carbon disulphide
  '121-44-8': [['1296', '3', 'liquid', '8']], // triethylamine
  '71-43-2': [['1114', '3', 'liquid']], // benzene
  '60-29-7': [['1155', '3', 'liquid']], // diethyl ether
  '75-07-0': [['1089', '3', 'liquid']], // acetaldehyde
  '109-87-5': [['1234', '3', 'liquid']], // dimethoxymethane
  '108-20-3': [['1159', '3', 'liquid']], // diisopropyl ether
  '1634-04-4': [['2398', '3', 'liquid']], // tert-butyl methyl ether
  '110-86-1': [['1282', '3', 'liquid']], // pyridine
  '98-82-8': [['1918', '3', 'liquid']], // cumene
  '8006-64-2': [['1299', '3', 'liquid']], // turpentine
  '5989-27-5': [['2052', '3', 'liquid']], // d-limonene
  '138-86-3': [['2052', '3', 'liquid']], // dipentene
  '80-56-8': [['2368', '3', 'liquid']], // alpha-pinene
  '97-88-1': [['2227', '3', 'liquid']], // butyl methacrylate
  '97-63-2': [['2277', '3', 'liquid']], // ethyl methacrylate
  '86290-81-5': [['1203', '3', 'liquid']], // petrol
  '8008-20-6': [['1223', '3', 'liquid']], // kerosene
  '8052-41-3': [['1300', '3', 'liquid']], // white spirit (Stoddard solvent)
  '7757-79-1': [['1486', '5.1', 'solid']], // potassium nitrate
  '7631-99-4': [['1498', '5.1', 'solid']], // sodium nitrate
  '143-33-9': [
    ['3414', '6.1', 'liquid'],
    ['1689', '6.1', 'solid'],
  ], // sodium cyanide
  '151-50-8': [
    ['3413', '6.1', 'liquid'],
    ['1680', '6.1', 'solid'],
  ], // potassium cyanide
  '7775-09-9': [['1495', '5.1', 'solid']], // sodium chlorate
  '7722-64-7': [['1490', '5.1', 'solid']], // potassium permanganate
  '7727-21-1': [['1492', '5.1', 'solid']], // potassium persulphate
  '7775-27-1': [['1505', '5.1', 'solid']], // sodium persulphate
  '7727-54-0': [['1444', '5.1', 'solid']], // ammonium persulphate
  '2893-78-9': [['2465', '5.1', 'solid']], // troclosene sodium
  '87-90-1': [['2468', '5.1', 'solid']], // symclosene
  '71-41-0': [['1105', '3', 'liquid']], // 1-pentanol
  '123-51-3': [['1105', '3', 'liquid']], // 3-methyl-1-butanol
  '137-32-6': [['1105', '3', 'liquid']], // 2-methyl-1-butanol
  '6032-29-7': [['1105', '3', 'liquid']], // 2-pentanol
  '584-02-1': [['1105', '3', 'liquid']], // 3-pentanol
  '75-85-4': [['1105', '3', 'liquid']], // 2-methyl-2-butanol
  '78-92-2': [['1120', '3', 'liquid']], // 2-butanol
  '75-65-0': [['1120', '3', 'liquid']], // tert-butanol
  '108-11-2': [['2053', '3', 'liquid']], // 4-methyl-2-pentanol
  '616-38-6': [['1161', '3', 'liquid']], // dimethyl carbonate
  '105-58-8': [['2366', '3', 'liquid']], // diethyl carbonate
  '97-64-3': [['1192', '3', 'liquid']], // ethyl lactate
  '628-63-7': [['1104', '3', 'liquid']], // pentyl acetate
  '123-92-2': [['1104', '3', 'liquid']], // isopentyl acetate
  '590-01-2': [['1914', '3', 'liquid']], // butyl propionate
  '110-49-6': [['1189', '3', 'liquid']], // 2-methoxyethyl acetate
  '111-15-9': [['1172', '3', 'liquid']], // 2-ethoxyethyl acetate
  '123-91-1': [['1165', '3', 'liquid']], // 1,4-dioxane
  '120-92-3': [['2245', '3', 'liquid']], // cyclopentanone
  '109-66-0': [['1265', '3', 'liquid']], // pentane
  '78-78-4': [['1265', '3', 'liquid']], // isopentane
  '107-83-5': [['1208', '3', 'liquid']], // 2-methylpentane
  '96-14-0': [['1208', '3', 'liquid']], // 3-methylpentane
  '111-65-9': [['1262', '3', 'liquid']], // octane
  '540-84-1': [['1262', '3', 'liquid']], // isooctane
  '111-84-2': [['1920', '3', 'liquid']], // nonane
  '287-92-3': [['1146', '3', 'liquid']], // cyclopentane
  '108-87-2': [['2296', '3', 'liquid']], // methylcyclohexane
  '95-47-6': [['1307', '3', 'liquid']], // o-xylene
  '108-38-3': [['1307', '3', 'liquid']], // m-xylene
  '106-42-3': [['1307', '3', 'liquid']], // p-xylene
  '1310-65-2': [
    ['2679', '8', 'liquid'],
    ['2680', '8', 'solid'],
  ], // lithium hydroxide
  '101-83-7': [['2565', '8', 'liquid']], // dicyclohexylamine
  '68-11-1': [['1940', '8', 'liquid']], // thioglycolic acid
  '91-20-3': [['1334', '4.1', 'solid']], // naphthalene
  '100-97-0': [['1328', '4.1', 'solid']], // hexamethylenetetramine
  '30525-89-4': [['2213', '4.1', 'solid']], // paraformaldehyde
  '15630-89-4': [['3378', '5.1', 'solid']], // sodium percarbonate
  '7632-00-0': [['1500', '5.1', 'solid', '6.1']], // sodium nitrite
  '7758-19-2': [['1496', '5.1', 'solid']], // sodium chlorite
}

/** Gases: the entry of the compressed, liquefied or dissolved gas, and of the refrigerated liquid where there is one. */
export const namedGases: Readonly<Record<string, readonly [un: string, refrigerated?: string]>> = {
  '124-38-9': ['1013', '2187'], // carbon dioxide
  '7727-37-9': ['1066', '1977'], // nitrogen
  '7440-37-1': ['1006', '1951'], // argon
  '7440-59-7': ['1046', '1963'], // helium
  '7782-44-7': ['1072', '1073'], // oxygen
  '1333-74-0': ['1049', '1966'], // hydrogen
  '74-82-8': ['1971', '1972'], // methane
  '10024-97-2': ['1070', '2201'], // nitrous oxide
  '74-85-1': ['1962', '1038'], // ethylene
  '74-86-2': ['1001'], // acetylene
  '74-98-6': ['1978'], // propane
  '106-97-8': ['1011'], // butane
  '75-28-5': ['1969'], // isobutane
  '115-07-1': ['1077'], // propylene
  '115-10-6': ['1033'], // dimethyl ether
  '2551-62-4': ['1080'], // sulphur hexafluoride
  '811-97-2': ['3159'], // 1,1,1,2-tetrafluoroethane
  '75-10-5': ['3252'], // difluoromethane
  '75-37-6': ['1030'], // 1,1-difluoroethane
  '7446-09-5': ['1079'], // sulphur dioxide
  '7782-50-5': ['1017'], // chlorine
  '7664-41-7': ['1005'], // ammonia
  '630-08-0': ['1016'], // carbon monoxide
  '7783-06-4': ['1053'], // hydrogen sulphide
  '7647-01-0': ['1050'], // hydrogen chloride
}

const carbonDioxide = '124-38-9'
/** Carbon dioxide as a solid: class 9 at sea and in the air, and by road not subject to ADR but for 5.5.3 (ADR 3.2.1, Table A). */
export const dryIce = '1845'

/** Where ADR says that what Table A mentions by name is not classified by the criteria. */
export const namedSource = 'ADR 2.1.3.1'

/** Whether Table A has an entry that names it, other than as a gas. */
export const isNamedSubstance = (cas: string): boolean => namedSubstances[cas] !== undefined

/** The numbers of the entries of a class that name the substance, whatever its state. */
export const numbersOfNamed = (cas: string, transportClass: TransportClass): readonly string[] =>
  (namedSubstances[cas] ?? []).flatMap(([un, of]) => (of === transportClass ? [un] : []))

/**
 * The entry of a technically pure substance: it holds whatever the criteria of the classes found, and with its own packing group. Of class 3 only
 * what has its flash point is meant: a liquid above 60 °C is none of its entries (2.2.3.1.1).
 */
export function findPure(precedence: Precedence | null, { state, pure, categories, flashPoint }: EntryFacts): FoundEntryNumber | null {
  if (pure === null) return null
  const named = (un: string): FoundEntryNumber => ({ un, isNamed: true, source: namedSource })
  if (state === 'gas') {
    const [un, refrigerated = un] = namedGases[pure] ?? []
    const number = categories.includes('Press. Gas (Ref. Liq.)') ? refrigerated : un
    return number === undefined ? null : named(number)
  }
  if (state === 'solid' && pure === carbonDioxide) return named(dryIce)
  const classes = precedence === null ? [] : [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  const found = namedSubstances[pure]?.find(
    ([, transportClass, of]) => of === state && (transportClass !== '3' || flashPoint === null || classes.includes('3')),
  )
  return found === undefined ? null : named(found[0])
}

/** The entry of the only dangerous substance of a solution, where its class is that of the mixture (2.1.3.3, 3.1.3.2). */
export function findDissolved(
  main: TransportClass,
  others: readonly TransportClass[],
  { state, dangerous }: EntryFacts,
): FoundEntryNumber | null {
  const [only, ...rest] = dangerous
  if (only === undefined || rest.length > 0) return null
  const found = namedSubstances[only]?.find(([, transportClass, of, own]) => {
    if (transportClass !== main || of !== state) return false
    // Of methanol the toxicity belongs to the entry: without it the mixture is another one.
    return main === '8' || (own === undefined ? others.length === 0 : others.length === 1 && others[0] === own)
  })
  return found === undefined ? null : { un: found[0], isNamed: true, isDissolved: state === 'liquid', source: 'ADR 2.1.3.3' }
}
