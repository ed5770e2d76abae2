/** The list options, with their separators in an address. */
const lists = [
  { name: 'xlang', separator: ',' },
  { name: 'pCodes', separator: '~' },
] as const

/**
 * Reads the form of a dialog that works without scripts: it sends the ticked values in the order of the form, after an empty one, and in
 * `order` those that were chosen before, in their order. Earlier choices keep their order, and new ones come last.
 * @returns the query as scripts would write it; null where no form was sent
 */
export function settleOrder(search: URLSearchParams): URLSearchParams | null {
  const order = search.get('order')
  if (order === null) return null
  const settled = new URLSearchParams(search)
  settled.delete('order')
  const list = lists.find(({ name }) => search.getAll(name)[0] === '')
  if (list) {
    const ticked = search.getAll(list.name).filter((value) => value !== '')
    const before = order.split(list.separator).filter((value) => ticked.includes(value))
    settled.set(list.name, [...new Set([...before, ...ticked])].join(list.separator))
  }
  return settled
}
