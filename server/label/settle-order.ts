/** The lists that a form sends as one field each, and what parts their values in an address. */
const lists = [
  { name: 'xlang', separator: ',' },
  { name: 'pCodes', separator: '~' },
] as const

/**
 * What the form of a dialog sent that works without scripts: the values that are ticked, in the order of the form, behind an empty one; and
 * in `order` those that were chosen before, in their order. Who was first stays it, and what is new comes last.
 * @returns the address as scripts write it; null where no form was sent
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
