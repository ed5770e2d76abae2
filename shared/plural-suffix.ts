/** The specification's plural rule, section 9: 1 one, 2 two, over 2 few, over 10 many, over 99 other, otherwise zero. */
export function pluralSuffix(count: number): string {
  if (count > 99) return 'other'
  if (count > 10) return 'many'
  if (count > 2) return 'few'
  return count === 2 ? 'two' : count === 1 ? 'one' : 'zero'
}
