import type { Fault } from '../shared/reasons/reason.ts'
import { writeReason } from '../shared/reasons/write-reason.ts'
import { createMailTexts } from './language/mail-texts.ts'

/** The sentence of a reason for programs, logs and terminals. Pages write it from the same code in the language of their reader. */
export const writeEnglish = (fault: Fault): string => writeReason(fault, createMailTexts('en'), 'en')
