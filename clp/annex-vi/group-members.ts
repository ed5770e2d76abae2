/**
 * Substances that an entry of Table 3 covers without printing their numbers, by CAS and EC number: salts that a group entry names together, and
 * rosin, whose numbers our source of the table lacks (CLP Annex VI, 1.1.1.5: an entry for a group covers what its description covers, unless the
 * substance has an entry of its own). Not every member of every group: those that recipes of coatings contain. What is not listed here stays
 * unknown, and is never taken for harmless.
 */
const membersOf: Readonly<Record<string, readonly string[]>> = {
  // 2-Ethylhexanoic acid and its salts, with the exception of those specified elsewhere.
  '607-230-00-6': [
    '149-57-5 205-743-6', // the acid
    '136-52-7 205-250-6', // and the salts that dry paints: cobalt
    '22464-99-9 245-018-1', // zirconium
    '136-53-8 205-251-1', // zinc
    '136-51-6 205-249-0', // calcium
    '15956-58-8 240-085-3', // manganese
    '3164-85-0 221-625-7', // potassium
    '19766-89-3 243-283-8', // sodium
    '2457-02-5 219-536-3', // strontium
  ],
  // Rosin; colophony.
  '650-015-00-7': ['8050-09-7 232-475-7', '8052-10-6 232-484-6', '73138-82-6 277-299-1'],
}

const indexOf = new Map(
  Object.entries(membersOf).flatMap(([index, members]) =>
    members.flatMap((numbers) => numbers.split(' ').map((number) => [number, index] as const)),
  ),
)

/** Numbers of all members, for tests. */
export const memberNumbers: readonly string[] = [...indexOf.keys()]

/** The index number of the entry that covers a substance whose own number no entry prints; undefined: none is known. */
export function findGroupOf(number: string): string | undefined {
  return indexOf.get(number)
}
