import { readTextIn } from './read-text-in.ts'

/** Reads texts of a record in English, in which the engine knows groups of substances by their names. */
export const readEnglish = readTextIn('en')
