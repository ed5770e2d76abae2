/** What somebody can read of a reason: signs without width and fillers that no eye sees are no words, and many blanks are one. */
export const visibleWords = (words: string): string =>
  words
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
