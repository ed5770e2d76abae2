/**
 * JSON in UTF-8, the same bytes as of `JSON.stringify`, written part by part: one letter beyond Latin-1 makes V8 hold the whole text it stands
 * in with two bytes for each letter, which costs a third of the writing (docs/decisions/098-what-a-recipe-costs.md). Of an answer only some parts
 * have such letters.
 */
export interface JsonWriter {
  write(answer: object): Uint8Array<ArrayBuffer>
}

/** Keeps its memory between two answers: one for each thread. */
export function openJsonWriter(size = 256 * 1024): JsonWriter {
  let scratch = Buffer.allocUnsafeSlow(size)
  let end = 0

  function put(text: string): void {
    // A letter of UTF-16 takes up to three bytes.
    const needed = end + text.length * 3
    if (needed > scratch.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, scratch.length * 2))
      scratch.copy(larger, 0, 0, end)
      scratch = larger
    }
    end += scratch.write(text, end)
  }

  function putValue(before: string, value: unknown): void {
    // Each text by itself: two joined ones would be copied once more before they are written.
    put(before)
    if (!Array.isArray(value)) {
      put(JSON.stringify(value))
      return
    }
    put('[')
    for (const [index, one] of value.entries()) {
      if (index > 0) put(',')
      put(JSON.stringify(one) ?? 'null')
    }
    put(']')
  }

  return {
    write(answer) {
      end = 0
      const given = Object.entries(answer).filter(([, value]) => value !== undefined)
      for (const [index, [key, value]] of given.entries()) putValue(`${index === 0 ? '{' : ','}${JSON.stringify(key)}:`, value)
      put(given.length === 0 ? '{}' : '}')
      // Not of the pool that small buffers share: a thread hands it over whole.
      const bytes = Buffer.allocUnsafeSlow(end)
      scratch.copy(bytes, 0, 0, end)
      // What one large answer needed is not kept for all that follow.
      if (scratch.length > 16 * size) scratch = Buffer.allocUnsafeSlow(size)
      return bytes
    },
  }
}
