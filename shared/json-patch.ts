/** One step of a JSON patch (RFC 6902) upon a record. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** The parts of a JSON pointer (RFC 6901). */
export const readPointer = (pointer: string): string[] => pointer.split('/').slice(1).map(readPart)

/** One part of a pointer as the name that it means. */
export const readPart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
