/**
 * Substances that an entry of Table 3 covers without printing their numbers: an entry for a group covers what its description covers, unless
 * the substance has an entry of its own, and one for a salt its hydrates too (CLP Annex VI, 1.1.1.5). Not every member of every group: those
 * of the candidate list, and those that recipes of coatings contain. What is not listed here stays unknown, and is never taken for harmless
 * (docs/decisions/160-members-of-groups.md, with the source of each number).
 */

/** By index number: CAS number, EC number, or a hyphen where the entry prints it, and name. */
const membersOf: Readonly<Record<string, readonly string[]>> = {
  // Zinc chromates including zinc potassium chromate.
  '024-007-00-3': [
    '11103-86-9 234-329-8 Potassium hydroxyoctaoxodizincatedichromate',
    '49663-84-5 256-418-0 Pentazinc chromate octahydroxide',
  ],
  // Chromium(VI) compounds.
  '024-017-00-8': ['7738-94-5 231-801-5 Chromic acid', '13530-68-2 236-881-5 Dichromic acid'],
  // Arsenic acid and its salts.
  '033-005-00-1': ['7778-39-4 231-901-9 Arsenic acid', '7778-44-1 231-904-5 Calcium arsenate', '3687-31-8 222-979-5 Trilead diarsenate'],
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
  '051-003-00-9': ['8012-00-8 232-382-1 Pyrochlore, antimony lead yellow'],
  // Barium salts.
  '056-002-00-7': ['68784-75-8 272-271-5 Silicic acid (H2Si2O5), barium salt (1:1), lead-doped'],
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
  ],
  // Lead alkyls.
  '082-002-00-1': ['78-00-2 201-075-4 Tetraethyllead'],
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
  ],
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

/** Numbers of all members, for tests. */
export const memberNumbers: readonly string[] = [...membershipsOf.keys()]

/** The groups that cover a substance by its CAS or EC number. */
export function findGroupsOf(number: string): readonly Membership[] {
  return membershipsOf.get(number) ?? none
}
