/** The part of hyphen that is used here; the package brings no types. */
declare module 'hyphen/*' {
  /** Puts soft hyphens into every word of a text that is as long as `minWordLength`, 5 letters by default. */
  export function hyphenateSync(text: string, options?: { minWordLength?: number }): string
}
