/**
 * Substances that an entry of Table 3 covers without printing their numbers: an entry for a group covers what its description covers, unless
 * the substance has an entry of its own, and one for a salt its hydrates too (CLP Annex VI, 1.1.1.5). Not every member of every group: those
 * of the candidate list, and those that recipes contain. What is not listed here stays unknown, and is never taken for harmless
 * (docs/decisions/160-members-of-groups.md, 224 and 296, with the source of each number).
 */

/** By index number: CAS number, EC number, or a hyphen where the entry prints it, and name. */
const membersOf: Readonly<Record<string, readonly string[]>> = {
  // Salts of hydrogen cyanide.
  '006-007-00-5': [
    '143-33-9 205-599-4 sodium cyanide',
    '151-50-8 205-792-3 potassium cyanide',
    '544-92-3 208-883-6 copper cyanide',
    '557-21-1 209-162-9 zinc cyanide',
    '506-64-9 208-048-6 silver cyanide',
    '542-62-1 208-822-3 barium cyanide',
    '592-04-1 209-741-6 mercury dicyanide',
    '592-05-2 - lead cyanide',
  ],
  // Salts of hydrazine.
  '007-014-00-6': ['10034-93-2 233-110-4 hydrazine sulphate'],
  // Salts of glyphosate.
  '015-184-00-8': ['38641-94-0 254-056-8 glyphosate isopropylammonium'],
  // Cellulose nitrate, of which Table 3 prints no number.
  '603-037-00-6': ['9004-70-0 - nitrocellulose'],
  // Oleum.
  '016-019-00-2': ['8014-95-7 - oleum'],
  // Zinc chromates including zinc potassium chromate.
  '024-007-00-3': [
    '11103-86-9 234-329-8 Potassium hydroxyoctaoxodizincatedichromate',
    '49663-84-5 256-418-0 Pentazinc chromate octahydroxide',
  ],
  // Beryllium compounds.
  '004-002-00-2': ['13597-99-4 237-062-5 beryllium dinitrate'],
  // Chromium(VI) compounds.
  '024-017-00-8': ['7738-94-5 231-801-5 Chromic acid', '13530-68-2 236-881-5 Dichromic acid'],
  // Arsenic compounds.
  '033-002-00-5': [
    '7784-46-5 232-070-5 sodium dioxoarsenate',
    '7784-34-1 232-059-5 arsenic trichloride',
    '7784-33-0 232-057-4 arsenic tribromide',
    '12002-03-8 - copper acetoarsenite',
    '10290-12-7 - copper arsenite',
  ],
  // Arsenic acid and its salts.
  '033-005-00-1': ['7778-39-4 231-901-9 Arsenic acid', '7778-44-1 231-904-5 Calcium arsenate', '3687-31-8 222-979-5 Trilead diarsenate'],
  // Selenium compounds.
  '034-002-00-8': [
    '7446-08-4 231-194-7 selenium dioxide',
    '13410-01-0 236-501-8 disodium selenate',
    '7488-56-4 231-303-8 selenium disulphide',
    '7791-23-3 232-244-0 selenium oxychloride',
    '7783-08-6 - selenic acid',
  ],
  // Sodium dichromate, cadmium chloride, cadmium sulphate: their hydrates.
  '024-004-00-7': ['7789-12-0 - sodium dichromate dihydrate'],
  '048-008-00-3': ['7790-78-5 640-998-0 cadmium chloride (CdCl2), hydrate (2:5)'],
  '048-009-00-9': [
    '31119-53-6 - cadmium sulphate',
    '7790-84-3 616-572-5 Sulfuric acid, cadmium salt, hydrate (3:3:8)',
    '15244-35-6 626-360-4 Sulfuric acid, cadmium salt (1:1), hydrate',
  ],
  // Tributyltin compounds.
  '050-008-00-3': ['56-35-9 200-268-0 Bis(tributyltin) oxide'],
  // Antimony compounds.
  '051-003-00-9': [
    '8012-00-8 232-382-1 Pyrochlore, antimony lead yellow',
    '28300-74-5 - antimony potassium tartrate',
    '7783-70-2 232-021-8 antimony pentafluoride',
  ],
  // Barium salts.
  '056-002-00-7': [
    '68784-75-8 272-271-5 Silicic acid (H2Si2O5), barium salt (1:1), lead-doped',
    '10022-31-8 233-020-5 barium nitrate',
    '543-80-6 208-849-0 barium acetate',
    '542-62-1 208-822-3 barium cyanide',
    '7787-36-2 - barium permanganate',
    '13967-90-3 - barium bromate',
  ],
  // Inorganic compounds of mercury.
  '080-002-00-6': [
    '21908-53-2 244-654-7 mercury monoxide',
    '10045-94-0 233-152-3 mercury dinitrate',
    '7783-35-9 231-992-5 mercury sulphate',
    '7783-34-8 - mercury dinitrate monohydrate',
    '7789-47-1 232-169-3 mercury dibromide',
    '7774-29-0 231-873-8 mercury diiodide',
    '592-04-1 209-741-6 mercury dicyanide',
    '592-85-8 209-773-0 mercury dithiocyanate',
  ],
  // Organic compounds of mercury.
  '080-004-00-7': ['1600-27-7 216-491-1 mercury di(acetate)'],
  // Thallium compounds.
  '081-002-00-9': ['13453-30-0 - thallium chlorate'],
  // Nickel dinitrate and lead di(acetate): their hydrates.
  '028-012-00-1': ['13478-00-7 - nickel dinitrate hexahydrate'],
  '082-005-00-8': ['6080-56-4 - lead di(acetate) trihydrate'],
  // Lead compounds.
  '082-001-00-6': [
    '1314-41-6 215-235-6 Orange lead',
    '1317-36-8 215-267-0 Lead monoxide',
    '1319-46-6 215-290-6 Trilead bis(carbonate) dihydroxide',
    '3687-31-8 222-979-5 Trilead diarsenate',
    '6477-64-1 229-335-2 Lead dipicrate',
    '8012-00-8 232-382-1 Pyrochlore, antimony lead yellow',
    '10099-74-8 233-245-9 Lead dinitrate',
    '11120-22-2 234-363-3 Silicic acid, lead salt',
    '12036-76-9 234-853-7 Lead oxide sulfate',
    '12060-00-3 235-038-9 Lead titanium trioxide',
    '12065-90-6 235-067-7 Pentalead tetraoxide sulphate',
    '12141-20-7 235-252-2 Trilead dioxide phosphonate',
    '12202-17-4 235-380-9 Tetralead trioxide sulphate',
    '12578-12-0 235-702-8 Dioxobis(stearato)trilead',
    '12626-81-2 235-727-4 Lead titanium zirconium oxide',
    '13814-96-5 237-486-0 Lead bis(tetrafluoroborate)',
    '20837-86-9 244-073-9 Lead cyanamidate',
    '51404-69-4 257-175-3 Acetic acid, lead salt, basic',
    '62229-08-7 263-467-1 Sulfurous acid, lead salt, dibasic',
    '68784-75-8 272-271-5 Silicic acid (H2Si2O5), barium salt (1:1), lead-doped',
    '69011-06-9 273-688-5 [Phthalato(2-)]dioxotrilead',
    '91031-62-8 292-966-7 Fatty acids, C16-18, lead salts',
    '598-63-0 209-943-4 lead carbonate',
    '1309-60-0 215-174-5 lead dioxide',
    '7446-14-2 231-198-9 lead sulphate',
    '7428-48-0 231-068-1 lead stearate',
    '61790-14-5 263-109-4 naphthenic acids, lead salts',
    '301-08-6 206-107-0 lead bis(2-ethylhexanoate)',
    '592-05-2 - lead cyanide',
    '13637-76-8 - lead diperchlorate',
  ],
  // Lead alkyls.
  '082-002-00-1': ['78-00-2 201-075-4 Tetraethyllead'],
  // Pentanol isomers.
  '603-006-00-7': ['6032-29-7 227-907-6 pentan-2-ol', '123-51-3 204-633-5 3-methylbutan-1-ol', '137-32-6 205-289-9 2-methylbutan-1-ol'],
  // Salts of oxalic acid.
  '607-007-00-3': [
    '62-76-0 200-550-3 disodium oxalate',
    '583-52-8 209-506-8 dipotassium oxalate',
    '1113-38-8 214-202-3 diammonium oxalate',
  ],
  // Esters of acrylic and of methacrylic acid with one alkyl or aryl.
  '607-133-00-9': ['2156-97-0 218-463-4 dodecyl acrylate', '1330-61-6 215-542-5 isodecyl acrylate'],
  '607-134-00-4': [
    '7534-94-3 231-403-1 isobornyl methacrylate',
    '101-43-9 202-943-5 cyclohexyl methacrylate',
    '2495-37-6 219-674-4 benzyl methacrylate',
  ],
  // Hydrates that cleaners and coatings are made of. An acid that holds water of crystallisation is no salt, and the same acid as soon as it is dissolved.
  '607-750-00-3': ['5949-29-1 - citric acid monohydrate'],
  '607-006-00-8': ['6153-56-6 - oxalic acid dihydrate'],
  '016-030-00-2': ['6192-52-5 - toluene-4-sulphonic acid monohydrate'],
  '014-010-00-8': ['10213-79-3 - disodium metasilicate pentahydrate', '13517-24-3 - disodium metasilicate nonahydrate'],
  '011-005-00-2': ['6132-02-1 - sodium carbonate decahydrate', '5968-11-6 - sodium carbonate monohydrate'],
  '017-013-00-2': ['10035-04-8 - calcium chloride dihydrate', '7774-34-7 - calcium chloride hexahydrate'],
  '607-428-00-2': [
    '10378-23-1 - tetrasodium ethylene diamine tetraacetate dihydrate',
    '13235-36-4 - tetrasodium ethylene diamine tetraacetate tetrahydrate',
  ],
  '607-620-00-6': ['18662-53-8 - trisodium nitrilotriacetate monohydrate'],
  '026-003-00-7': ['17375-41-6 - iron (II) sulfate monohydrate'],
  '030-006-00-9': ['13986-24-8 - zinc sulphate hexahydrate', '7446-20-0 - zinc sulphate heptahydrate'],
  '030-011-00-6': ['14485-28-0 - trizinc bis(orthophosphate) dihydrate', '7543-51-3 - trizinc bis(orthophosphate) tetrahydrate'],
  '025-003-00-4': ['10034-96-5 - manganese sulphate monohydrate'],
  '028-009-00-5': ['10101-97-0 - nickel sulfate hexahydrate', '10101-98-1 - nickel sulfate heptahydrate'],
  '028-011-00-6': ['7791-20-0 - nickel dichloride hexahydrate'],
  '056-004-00-8': ['10326-27-9 - barium chloride dihydrate'],
  // 2-Ethylhexanoic acid and its salts, which dry paints.
  '607-230-00-6': [
    '149-57-5 205-743-6 2-ethylhexanoic acid',
    '136-52-7 205-250-6 cobalt bis(2-ethylhexanoate)',
    '22464-99-9 245-018-1 2-ethylhexanoic acid, zirconium salt',
    '136-53-8 205-251-1 zinc bis(2-ethylhexanoate)',
    '136-51-6 205-249-0 calcium bis(2-ethylhexanoate)',
    '15956-58-8 240-085-3 2-ethylhexanoic acid, manganese salt',
    '3164-85-0 221-625-7 potassium 2-ethylhexanoate',
    '19766-89-3 243-283-8 sodium 2-ethylhexanoate',
    '2457-02-5 219-536-3 strontium bis(2-ethylhexanoate)',
    '301-08-6 206-107-0 lead bis(2-ethylhexanoate)',
  ],
  // Salts of aniline.
  '612-009-00-2': ['142-04-1 205-519-8 anilinium chloride'],
  // Salts of nicotine.
  '614-002-00-X': ['65-30-5 200-606-7 nicotine sulphate', '65-31-6 200-607-2 nicotine hydrogen tartrate'],
  // Salts of thiocyanic acid.
  '615-004-00-3': ['1762-95-4 217-175-6 ammonium thiocyanate', '592-85-8 209-773-0 mercury dithiocyanate'],
  '615-030-00-5': ['333-20-0 206-370-1 potassium thiocyanate', '540-72-7 208-754-4 sodium thiocyanate'],
  // Rosin; colophony.
  '650-015-00-7': ['8050-09-7 232-475-7 rosin', '8052-10-6 232-484-6 tall-oil rosin', '73138-82-6 277-299-1 resin acids and rosin acids'],
}

/** A substance whose own numbers no entry prints. */
export interface Member {
  readonly cas: string
  /** null: that of the entry */
  readonly ec: string | null
  readonly name: string
}

/** That a group covers a substance. */
interface Membership {
  readonly index: string
  readonly member: Member
}

const none: readonly Membership[] = []
const membershipsOf = new Map<string, readonly Membership[]>()
for (const [index, members] of Object.entries(membersOf)) {
  for (const text of members) {
    const [cas = '', ec = '', ...words] = text.split(' ')
    const numbers = [cas, ec].filter((number) => number !== '-')
    const membership = { index, member: { cas, ec: numbers[1] ?? null, name: words.join(' ') } }
    for (const number of numbers) membershipsOf.set(number, [...(membershipsOf.get(number) ?? none), membership])
  }
}

/** Every member once, by CAS number. */
export function listMembers(): readonly Member[] {
  const members = [...membershipsOf.values()].flat().map(({ member }) => [member.cas, member] as const)
  return [...new Map(members).values()]
}

/** Numbers of all members, for tests. */
export const memberNumbers: readonly string[] = [...membershipsOf.keys()]

/** The groups that cover a substance by its CAS or EC number. */
export function findGroupsOf(number: string): readonly Membership[] {
  return membershipsOf.get(number) ?? none
}
