/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    /** Code points that have a glyph. */
    readonly characterSet: readonly number[]
    readonly unitsPerEm: number
    /** Height of the letter x in units. */
    readonly xHeight: number
    /** From the base line to the top and, negative, to the foot of the type, in units. */
    readonly ascent: number
    readonly descent: number
    /** Width in units; that of the mark for missing glyphs where the font has none. */
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number }
    /** A text as it is set in a script and a language, by their tags in OpenType; its width in units. */
    layout(text: string, features: undefined, script: string, language: string): { readonly advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
