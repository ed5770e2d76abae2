import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../project-folder.ts'

const figures = z.object({ mgPerM3: z.number().optional(), ppm: z.number().optional() }).optional()
const limit = z.object({
  basis: z.string(),
  country: z.string().optional(),
  longTerm: figures,
  shortTerm: figures,
  remarks: z.array(z.string()).default([]),
})
const library = z.record(z.string(), z.object({ casNumber: z.string().optional(), exposureLimits: z.array(limit).default([]) }))

/** A workplace limit of the library of substances, its figures as `221 mg/m³, 50 ppm`; undefined where the rule sets none. */
export interface LibraryLimit {
  key: string
  casNumber: string
  basis: string
  country: string | undefined
  longTerm: string | undefined
  shortTerm: string | undefined
  remarks: readonly string[]
}

const write = (one: z.infer<typeof figures>): string | undefined =>
  one && [one.mgPerM3 === undefined ? [] : `${one.mgPerM3} mg/m³`, one.ppm === undefined ? [] : `${one.ppm} ppm`].flat().join(', ')

/** All of them, in the order of the library. */
export function readLibraryLimits(): LibraryLimit[] {
  const read: unknown = JSON.parse(readFileSync(path.join(projectFolder, 'catalogue', 'substances.json'), 'utf8'))
  return Object.entries(library.parse(read)).flatMap(([key, { casNumber = '', exposureLimits }]) =>
    exposureLimits.map(({ basis, country, longTerm, shortTerm, remarks }) => ({
      key,
      casNumber,
      basis,
      country,
      longTerm: write(longTerm),
      shortTerm: write(shortTerm),
      remarks,
    })),
  )
}
