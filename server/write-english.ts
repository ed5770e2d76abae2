import type { Fault } from '../shared/reasons/reason.ts'
import type { ReasonCode } from '../shared/reasons/reason-codes.ts'
import { writeReason } from '../shared/reasons/write-reason.ts'
import { createMailTexts } from './language/mail-texts.ts'

/** Codes whose sentences show how a day is written: as people type it, whom forms understand in many ways. */
const ofDays: ReadonlySet<ReasonCode> = new Set(['date', 'labelDay'])

/** Calls and files take a day of ISO 8601 alone, and that is what their refusal shows. */
export const showIsoDays = (code: ReasonCode, sentence: string): string =>
  ofDays.has(code) ? sentence.replaceAll(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$2-$1') : sentence

/** A number with its noun: `1 row`, `2 rows`, `0 rows`. @param one the noun of one, which takes an s for more */
export const countInEnglish = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** The sentence of a reason for programs, logs and terminals. Pages write it from the same code in the language of their reader. */
export const writeEnglish = (fault: Fault): string => showIsoDays(fault.code, writeReason(fault, createMailTexts('en'), 'en'))
