import type { Piece, Printed } from './row-heights.ts'

/** Marks of a place to break, at which the template parts a text: what follows is set by itself. */
const breakSign = /[\u00ad\u200b]/

const hasNothingOfItsOwn = (piece: Piece) => Object.keys(piece).length === 1

/**
 * Pieces as the template prints them, those that need nothing of their own joined: each costs it a call. It joins such strings itself, so that
 * they are set as before. One that is parted stays apart, or the sign behind it would move by its kerning.
 */
export function joinPieces(pieces: readonly Piece[]): Printed {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && isWholeString(last) && isWholeString(piece)) joined[joined.length - 1] = { text: last.text + piece.text }
    else joined.push(piece)
  }
  const [first, ...others] = joined
  return first && others.length === 0 && hasNothingOfItsOwn(first) ? first.text : joined
}

function isWholeString(piece: Piece): boolean {
  return hasNothingOfItsOwn(piece) && !breakSign.test(piece.text)
}
