/** Substances that react with one another, by CAS number: each of the one list with each of the other. */
type List = readonly [string, ...string[]]

const split = (text: string): List => {
  const [first = '', ...others] = text.split(' ')
  return [first, ...others]
}
const pair = (ones: string, others: string): readonly [List, List] => [split(ones), split(others)]

export const reacting: readonly [readonly [List, List], ...(readonly [List, List])[]] = [
  // Acids, and what they set gas free of or are neutralised by.
  pair(
    '7647-01-0 7664-93-9 7697-37-2 7664-38-2 77-92-9 5329-14-6 64-18-6 64-19-7 7664-39-3',
    '7681-52-9 143-33-9 1313-82-2 26628-22-8 7632-00-0 7681-57-4 7775-14-6 497-19-8 471-34-1 7429-90-5 7440-66-6 7758-19-2 1305-99-3 1310-73-2',
  ),
  // Peroxides, and amines, accelerators and metals.
  pair('7722-84-1 79-21-0 94-36-0 1338-23-4 80-15-9', '107-15-3 99-97-8 136-52-7 7439-89-6 108-91-8 1310-73-2'),
  // Isocyanates and epoxies, and what hardens or dilutes them.
  pair('822-06-0 101-68-8 584-84-9 4098-71-9 9016-87-9 1675-54-3 25068-38-6', '107-15-3 2855-13-2 112-24-3 112-34-5 77-58-7 57-55-6'),
  // Oxidisers, and what burns.
  pair(
    '7775-09-9 7757-79-1 7722-64-7 6484-52-2 7727-54-0 7601-90-3 15630-89-4 87-90-1',
    '7704-34-9 8008-20-6 67-63-0 7429-90-5 56-81-5 111-76-2',
  ),
  // What reacts with water, and what it is mixed with.
  pair('7440-23-5 7580-67-8 16853-85-3 75-20-7 1314-80-3 10025-87-3 1305-78-8 7446-70-0', '7631-86-9 64742-48-9 109-99-9 471-34-1'),
  // What detergents and biocidal products are made of.
  pair(
    '25155-30-0 68585-34-2 7173-51-5 68424-85-1 1310-73-2 141-43-5 7681-52-9',
    '2634-33-5 55965-84-9 52-51-7 111-30-8 50-00-0 67-63-0 64-17-5 5989-27-5 111-76-2',
  ),
  // Mortars, batteries, adhesives.
  pair('65997-15-1 7664-93-9 7085-85-0 1305-62-0', '14808-60-7 7789-09-5 7439-92-1 123-31-9 1305-62-0'),
]
