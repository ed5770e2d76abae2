/** Bytes of a file, both inclusive, from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, section 14.1.2). null: the whole file, also for several parts and for
 * other units, which a server may leave alone.
 * @param total bytes of the file
 */
export function readRange(header: string | undefined, total: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const length = Math.min(Number(to), total)
    return length === 0 ? 'unsatisfiable' : { first: total - length, last: total - 1 }
  }
  const first = Number(from)
  const last = to === '' ? total - 1 : Math.min(Number(to), total - 1)
  // A part that ends before it begins is no range at all.
  if (to !== '' && Number(to) < first) return null
  return first >= total ? 'unsatisfiable' : { first, last }
}
