import { readFileSync } from 'node:fs'
import { lawFile } from './law-fingerprints.ts'

/** Fields of a line with commas, of which those in quotes may hold commas and doubled quotes. */
export const readCsv = (file: string): string[][] =>
  [
    ...readFileSync(lawFile('substances', file), 'utf8').matchAll(
      /((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r?\n/g,
    ),
  ]
    .map(([, line = '']) =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, field = '']) => field.replaceAll(/^"|"$/g, '').replaceAll('""', '"')),
    )
    .slice(1)
