/**
 * JSON in UTF-8, the same bytes as from `JSON.stringify`, written part by part: one character beyond Latin-1 makes V8 hold its whole string
 * with two bytes per character, which costs a third of the writing (docs/decisions/098-what-a-recipe-costs.md). Only some parts of an
 * answer have such characters.
 */
export interface JsonWriter {
  write(answer: object): Uint8Array<ArrayBuffer>
}

/** Reuses its buffer from one answer to the next: one writer for each thread. */
export function openJsonWriter(size = 256 * 1024): JsonWriter {
  let scratch = Buffer.allocUnsafeSlow(size)
  let end = 0

  function put(text: string): void {
    // A UTF-16 code unit takes up to three bytes in UTF-8.
    const needed = end + text.length * 3
    if (needed > scratch.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, scratch.length * 2))
      scratch.copy(larger, 0, 0, end)
      scratch = larger
    }
    end += scratch.write(text, end)
  }

  function putValue(before: string, value: unknown): void {
    // Each text by itself: joined texts would be copied once more before they are written.
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
      // Not from the pool that small buffers share, since a thread hands over the whole buffer.
      const bytes = Buffer.allocUnsafeSlow(end)
      scratch.copy(bytes, 0, 0, end)
      // The memory for one large answer is not kept for those that follow.
      if (scratch.length > 16 * size) scratch = Buffer.allocUnsafeSlow(size)
      return bytes
    },
  }
}
