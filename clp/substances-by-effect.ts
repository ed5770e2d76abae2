/** Substances of which sentences of a sheet speak by what they do, and no class of theirs tells it: CAS numbers. */

/**
 * Hypochlorites and chloroisocyanurates: acids set chlorine free of them (CLP Annex II, 2.6). And lithium hypochlorite, hydantoins of pools with chlorine alone or
 * beside bromine, chloramine T (616-010-00-9: EUH031).
 */
export const activeChlorine: readonly string[] = [
  '7681-52-9 7778-54-3 7778-66-7 2893-78-9 51580-86-0 87-90-1 2782-57-2',
  '13840-33-0 32718-18-6 126-06-7 16079-88-2 118-52-5 89415-87-2 127-65-1',
].flatMap((line) => line.split(' '))

/**
 * Boiling at 65 °C at most: a filter A does not hold them, AX does (EN 14387). Acetone, methanol, dichloromethane, trichloromethane, diethyl and dimethyl
 * ether, dimethoxymethane, MTBE, methyl acetate, methyl and ethyl formate; pentanes, cyclopentane, hexanes, acetaldehyde, propanal, propylene oxide;
 * dichloroethylenes, 1,1-dichloroethane, isoprene, furan, allyl chloride; acrolein, chloroprene, chloropropanes, bromoethane, cyclopentadiene, dimethyl sulphide.
 */
export const lowBoiling: readonly string[] = [
  '67-64-1 67-56-1 75-09-2 67-66-3 60-29-7 115-10-6 109-87-5 1634-04-4 79-20-9 107-31-3 109-94-4',
  '109-66-0 78-78-4 287-92-3 107-83-5 96-14-0 75-83-2 79-29-8 75-07-0 123-38-6 75-56-9',
  '156-59-2 156-60-5 540-59-0 75-35-4 75-34-3 78-79-5 110-00-9 107-05-1',
  '107-02-8 126-99-8 75-29-6 540-54-5 74-96-4 542-92-7 75-18-3',
].flatMap((line) => line.split(' '))

/**
 * Gases that are liquid under pressure at room temperature and, as gas, heavier than air: propane, propene, butanes, butenes, liquefied petroleum
 * gases, dimethyl ether, chlorine, carbon dioxide, sulphur dioxide, hydrogen sulphide, nitrous oxide, sulphur hexafluoride; refrigerants (difluoroethane and
 * -methane, fluoroethane, tetra-, penta- and trifluoroethane, hepta- and hexafluoropropane, tetrafluoropropenes, chlorodifluoromethane).
 */
export const liquefiedGases: readonly string[] = [
  '74-98-6 115-07-1 106-97-8 75-28-5 115-11-7 106-98-9 68476-85-7 68476-40-4 115-10-6',
  '7782-50-5 124-38-9 7446-09-5 7783-06-4 10024-97-2 2551-62-4',
  '75-37-6 75-10-5 353-36-6 811-97-2 354-33-6 420-46-2 431-89-0 690-39-1 754-12-1 29118-24-9 75-45-6',
].flatMap((line) => line.split(' '))

/** Held neither by a filter A nor by AX. */
export const formaldehyde = '50-00-0'

/** Set free from water as gases that are acid, which filters B and E hold (EN 14387): hydrogen chloride, bromide and fluoride, sulphur dioxide. */
export const acidGases: readonly string[] = '7647-01-0 10035-10-6 7664-39-3 7446-09-5'.split(' ')

/** And alkaline, which a filter K holds: ammonia and its solution, methyl, dimethyl, trimethyl, ethyl, diethyl, isopropyl and tert-butylamine. */
export const alkalineGases: readonly string[] = '7664-41-7 1336-21-6 74-89-5 124-40-3 75-50-3 75-04-7 109-89-7 75-31-0 75-64-9'.split(' ')

/**
 * Gases that no filter of EN 14387 for types A, AX, B, E and K holds, and that take the place of the air: carbon dioxide, nitrogen, argon, helium, neon, krypton,
 * xenon, sulphur hexafluoride, hydrogen, methane; and carbon monoxide, which asks for a filter CO of its own.
 */
export const displacingGases: readonly string[] =
  '124-38-9 7727-37-9 7440-37-1 7440-59-7 7440-01-9 7439-90-9 7440-63-3 2551-62-4 1333-74-0 74-82-8 630-08-0'.split(' ')

/** % from which what passes a filter A is worth another one; gases from water smell from some per cent on, salts give theirs from less. */
export const passesFilterFrom = { lowBoiling: 1, formaldehyde: 0.1, gases: 5, salts: 1 } as const

/**
 * Hydrogen cyanide and salts of it, which acids, even carbonic acid of the air, set free of them (CLP Annex VI, 006-007-00-5: EUH032): sodium, potassium, calcium,
 * silver, copper, zinc, nickel, cadmium and mercury, silver and gold with potassium. Complex cyanides of iron hold it and are not among them.
 */
export const cyanides: readonly string[] = [
  '74-90-8 143-33-9 151-50-8 592-01-8 506-64-9 544-92-3',
  '557-21-1 557-19-7 542-83-6 592-04-1 506-61-6 13967-50-5',
].flatMap((line) => line.split(' '))

/** Of which the body makes cyanide: acetonitrile, acrylonitrile, methacrylonitrile, propionitrile, butyronitriles, acetone cyanohydrin. */
export const nitriles: readonly string[] = '75-05-8 107-13-1 126-98-7 107-12-0 109-74-0 78-82-0 75-86-5'.split(' ')

/**
 * Fluoride that goes through the skin and takes the calcium from the blood: hydrofluoric acid, what sets it free on the skin (bifluorides of ammonium, sodium and
 * potassium, ammonium fluoride; hexafluorophosphate and tetrafluoroborate of lithium, by moisture), fluorosilicic and fluoroboric acid.
 */
export const burningFluorides: readonly string[] =
  '7664-39-3 1341-49-7 1333-83-1 7789-29-9 12125-01-8 16961-83-4 16872-11-0 21324-40-3 14283-07-9'.split(' ')

/** Salts of which acids set hydrogen fluoride free (009-004-00-7: EUH032): sodium and potassium fluoride, fluorosilicates of sodium, potassium, ammonium and magnesium, and bifluorides. */
export const fluorides: readonly string[] = [
  '7681-49-4 7789-23-3 16893-85-9 16871-90-2 16919-19-0 16949-65-8',
  '1341-49-7 1333-83-1 7789-29-9 12125-01-8',
].flatMap((line) => line.split(' '))

/** Of which acids set hydrogen sulphide free (016-002-00-X to 016-010-00-3: EUH031): sulphides, hydrogen sulphides and polysulphides of alkalis and alkaline earths. */
export const sulphides: readonly string[] = [
  '1313-82-2 1312-73-8 12135-76-1 16721-80-5 21109-95-5 20548-54-3',
  '1344-08-7 37199-66-9 1344-81-6 50864-67-0 9080-17-5',
].flatMap((line) => line.split(' '))

/** Dithionites of sodium, potassium and calcium: damp air warms them until they burn (016-028-00-1: H251). */
export const dithionites: readonly string[] = '7775-14-6 14293-73-3 15512-36-4'.split(' ')

/** Of which acids set sulphur dioxide free (016-063-00-2, 016-064-00-8: EUH031): dithionites, and sulphites of sodium, potassium and ammonium. */
export const sulphites: readonly string[] = [
  ...dithionites,
  ...'7681-57-4 16731-55-8 7631-90-5 7773-03-7 10192-30-0 7757-83-7 10117-38-1'.split(' '),
]

/** Those that no entry gives a statement, and of which much alone matters. */
export const neutralSulphites: readonly string[] = ['7757-83-7', '10117-38-1']

/** Phosphides of aluminium, magnesium, zinc and calcium: water sets phosphine free (015-003-00-2 to 015-006-00-9: EUH029, EUH032). */
export const phosphides: readonly string[] = '20859-73-8 12057-74-8 1314-84-7 1305-99-3'.split(' ')

/** Nitrites of sodium, potassium and calcium: acids set nitrous gases free of them, and amines make nitrosamines with them. */
export const nitrites: readonly string[] = ['7632-00-0', '7758-09-0', '13780-06-8']

/** It takes oxygen to metals and what burns below the content from which it is oxidising by class too: no hydrogen forms of it. */
export const nitricAcid = '7697-37-2'

/** Hydrazine and its hydrate, borohydrides of sodium and potassium, dithionites and sulphites: strong oxidisers react with them. */
export const reducingAgents: readonly string[] = ['302-01-2', '7803-57-8', '16940-66-2', '13762-51-1']

/**
 * Organic liquids with chlorine that evaporate: tetra- and trichloroethylene, dichloro- and trichloromethane, trichloroethane, dichloroethane, dichloroethylenes,
 * dichloropropane, chloro- and dichlorobenzene, tetrachloromethane. A fire makes hydrogen chloride and phosgene of them, and light metals react. Chlorinated
 * paraffins give no vapours and stay out.
 */
export const chlorinatedSolvents: readonly string[] = [
  '127-18-4 79-01-6 75-09-2 67-66-3 71-55-6 107-06-2 156-60-5 540-59-0 78-87-5',
  '108-90-7 95-50-1 106-46-7 56-23-5',
].flatMap((line) => line.split(' '))

/** Salts of battery electrolytes of which moisture sets hydrogen fluoride free: lithium hexafluorophosphate and tetrafluoroborate. */
export const electrolyteSalts: readonly string[] = ['21324-40-3', '14283-07-9']

export const ethyleneGlycol = '107-21-1'

/**
 * That keep the blood from carrying oxygen: nitrites of sodium, potassium and calcium, of isobutyl, isopentyl, pentyl, isopropyl, butyl and cyclohexyl;
 * aniline, N,N-dimethylaniline, N,N-dimethyl-p-toluidine, toluidines, chloro- and nitroaniline, nitrobenzene; chlorates of sodium and potassium.
 */
export const methaemoglobinFormers: readonly string[] = [
  '7632-00-0 7758-09-0 13780-06-8 542-56-3 110-46-3 463-04-7 541-42-4 544-16-1 5156-40-1',
  '62-53-3 121-69-7 99-97-8 95-53-4 108-44-1 106-49-0 106-47-8 100-01-6 98-95-3',
  '7775-09-9 3811-04-9',
].flatMap((line) => line.split(' '))

/** Rodenticides that keep the blood from clotting: warfarin, coumatetralyl, chlorophacinone, diphacinone, bromadiolone, brodifacoum, difenacoum, difethialone, flocoumafen. */
export const anticoagulants: readonly string[] =
  '81-81-2 5836-29-3 3691-35-8 82-66-6 28772-56-7 56073-10-0 56073-07-5 104653-34-1 90035-08-8'.split(' ')

/** Insecticides that are phosphoric esters (CLP Annex VI, group 015), with azamethiphos. */
export const phosphoricEsters: readonly string[] = [
  '2921-88-2 5598-13-0 60-51-5 121-75-5 62-73-7 56-38-2 298-00-0 333-41-5 29232-93-7 122-14-5 732-11-6 52-68-6 300-76-5 14816-18-3 298-02-2',
  '13071-79-9 13194-48-4 98886-44-3 30560-19-1 13593-03-8 41198-08-7 23505-41-1 35575-96-3',
  '55-38-9 950-37-8 86-50-0 10265-92-6 470-90-6 1113-02-6 6923-22-4 56-72-4 95465-99-9 22224-92-6 22248-79-9',
].flatMap((line) => line.split(' '))

/** Insecticides that are carbamates (group 006). */
export const carbamates: readonly string[] =
  '63-25-2 114-26-1 2032-65-7 22781-23-3 23103-98-2 16752-77-5 1563-66-2 22259-30-9 23422-53-9 23135-22-0 116-06-3 59669-26-0 55285-14-8'.split(
    ' ',
  )

/** Both inhibit cholinesterase. */
export const cholinesteraseInhibitors: readonly string[] = [...phosphoricEsters, ...carbamates]

/** Groups of CLP Annex VI by index number: arsenic, mercury and lead, of which the body is rid by chelates. */
export const chelatedMetals = ['033-', '080-', '082-'] as const

/** Phenol, cresols, xylenols: water alone spreads them on the skin. */
export const phenols: readonly string[] =
  '108-95-2 1319-77-3 95-48-7 108-39-4 106-44-5 1300-71-6 105-67-9 576-26-1 526-75-0 95-87-4 95-65-8 108-68-9'.split(' ')

/**
 * That boil up with water: sulphuric acid (concentrated) and oleum, hydroxides of sodium and potassium (solid), quicklime, phosphorus pentoxide, aluminium
 * chloride, titanium tetrachloride, chlorosulphonic acid.
 */
export const heatingWithWater: readonly string[] =
  '7664-93-9 8014-95-7 1310-73-2 1310-58-3 1305-78-8 1314-56-3 7446-70-0 7550-45-0 7790-94-5'.split(' ')

/**
 * That polymerise with heat once something starts it: styrene and its methyl homologues, divinylbenzene, vinyl acetate, acrylonitrile, acrylic and methacrylic
 * acid and their esters (with isobornyl, tetrahydrofurfuryl, hydroxypropyl), cyanoacrylates, acrylamide; esters of coatings, printing inks, resins of dentists and
 * printers in three dimensions (2-ethylhexyl, butyl, cyclohexyl, benzyl, glycidyl, phenoxyethyl, ethoxyethoxyethyl, with several acrylic groups); vinylpyrrolidone,
 * vinylcaprolactam, acryloylmorpholine; butadiene, isoprene, chloroprene, vinyl chloride, vinylidene chloride.
 */
export const monomers: readonly string[] = [
  '100-42-5 98-83-9 25013-15-4 1321-74-0 108-05-4 107-13-1 79-10-7 79-41-4',
  '96-33-3 140-88-5 141-32-2 103-11-7 818-61-1 80-62-6 97-88-1 868-77-9 97-90-5 109-16-0',
  '5888-33-5 7534-94-3 2399-48-6 27813-02-1 25584-83-2',
  '13048-33-4 42978-66-5 57472-68-1 15625-89-5 7085-85-0 137-05-3 79-06-1',
  '688-84-6 97-86-9 97-63-2 106-63-8 101-43-9 2495-37-6 106-91-2 96-05-9 2867-47-2 2082-81-7 3290-92-4',
  '3524-68-3 4986-89-4 29570-58-9 60506-81-2 52408-84-1 28961-43-5 1565-94-2 72869-86-4 48145-04-6 7328-17-8 66492-51-1 1330-61-6 6606-65-1',
  '88-12-0 2235-00-9 5117-12-4 106-99-0 78-79-5 126-99-8 75-01-4 75-35-4',
].flatMap((line) => line.split(' '))

/** Refrigerants, propellants and extinguishing gases with fluorine: a fire makes hydrogen fluoride of them. */
export const fluorocarbons: readonly string[] = [
  '75-10-5 811-97-2 354-33-6 420-46-2 75-37-6 353-36-6 75-46-7 431-89-0 460-73-1 406-58-6 690-39-1 138495-42-8',
  '754-12-1 29118-24-9 75-45-6 75-73-0 76-16-4 76-19-7 2551-62-4',
].flatMap((line) => line.split(' '))

/**
 * They deplete the ozone layer: Regulation (EU) 2024/590, Annexes I and II, and not the one on fluorinated greenhouse gases. CFC-11, -12, -113, -114, -115; halons
 * 1301, 1211, 2402; tetrachloromethane, 1,1,1-trichloroethane, bromomethane, bromochloromethane; HCFC-22, -123, -124, -141b, -142b, -225; dibromodifluoromethane,
 * 1-bromopropane, bromoethane, trifluoroiodomethane, chloromethane.
 */
export const ozoneDepleting: readonly string[] = [
  '75-69-4 75-71-8 76-13-1 76-14-2 76-15-3 75-63-8 353-59-3 124-73-2 56-23-5 71-55-6 74-83-9 74-97-5',
  '75-45-6 306-83-2 2837-89-0 1717-00-6 75-68-3 422-56-0 507-55-1 75-61-6 106-94-5 74-96-4 2314-97-8 74-87-3',
].flatMap((line) => line.split(' '))

/** By what they are in water; an amine oxide is one or the other by the acid beside it. */
export const surfactantKinds = {
  anionic: [
    '68891-38-3 9004-82-4 68585-34-2 151-21-3 85586-07-8 68955-19-1 139-96-8 68411-30-3 25155-30-0 68081-81-2 90194-45-9 85536-14-7 27176-87-0',
    '68439-57-6 97489-15-1 85711-69-9 577-11-7',
  ].flatMap((line) => line.split(' ')),
  nonionic: [
    '68439-50-9 68439-46-3 68439-49-6 69011-36-5 9043-30-5 24938-91-8 9002-92-0 68131-39-5 66455-14-9 68213-23-0 160875-66-1 26183-52-8',
    '68515-73-1 110615-47-9 132778-08-6 68603-42-9',
  ].flatMap((line) => line.split(' ')),
  amphoteric: '61789-40-0 147170-44-3 97862-59-4 70851-07-9 68424-94-2 683-10-3'.split(' '),
} as const

/**
 * Surfactants of cleaners: sulphates and ether sulphates of fatty alcohols, alkylbenzenesulphonates and their acids, olefin and alkane sulphonates, docusate; ethoxylated fatty
 * alcohols, alkyl glucosides, a fatty amide; betaines and amine oxides. Those that are active substances of disinfectants (quaternary ammonium compounds) need not
 * be degradable (Regulation (EC) No 648/2004, Article 3(1)) and are not among them.
 */
export const surfactants: readonly string[] = [
  ...Object.values(surfactantKinds).flat(),
  ...'308062-28-4 1643-20-5 61788-90-7 70592-80-2'.split(' '),
]

/**
 * By English names: what burning makes nitrogen oxides or hydrogen chloride of, from `smokeFrom` % on. What holds an epichlorohydrin as an epoxide has lost its
 * chlorine, common salt and its like keep theirs, and nitrogen itself does not burn.
 */
export const nitrogenName = /isocyanat|amin(?:e|es)\b|diamine|amino|nitro(?!gen\b)|nitril|nitrate|azide|hydrazin|pyrrolid|formamide/i
export const chlorineName = /^(?!.*(?:epichlor|1-chloro-2,3-epoxy|\b(?:sodium|potassium|calcium) chloride\b)).*chlor/i
/** Bound in what decomposes in a fire: acids, amides, thio compounds; not sulphates of metals. */
export const sulphurName = /\bsul(?:ph|f)ur\b|sul(?:ph|f)(?:uric|onic|amic|urous|amid|onamid|olane|oxide|onate)|thio|mercapt|dithion/i
export const smokeFrom = 5
