/** A pattern whose `\b` stands at the end of a word in any letters and whose `\w` is one of them: by itself it knows the Latin ones alone. */
export const inLetters = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source
      .replaceAll(String.raw`\b`, String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`)
      .replaceAll(String.raw`\w`, String.raw`\p{L}`),
    'iu',
  )
