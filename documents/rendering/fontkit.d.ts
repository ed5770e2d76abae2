/** The part of fontkit that is used here; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    /** Code points that have a glyph. */
    readonly characterSet: readonly number[]
  }
  export function create(bytes: Uint8Array): Font
}
