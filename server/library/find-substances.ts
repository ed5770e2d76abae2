import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { substanceList } from '../../shared/library-lists.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import { findBest, rankMatch } from './search-texts.ts'

export interface Substance {
  key: string
  phrase: string
  numbers: Record<'casNumber' | 'ecNumber' | 'indexNumber' | 'reachNumber', string | null>
  facts: WorkingRecord
}

// The library is part of the program and never changes while it runs.
let library: readonly Substance[] | undefined

/** Substances of the library found by part of their name in this language or in English, or by the beginning of one of their numbers. */
export function findSubstances(query: string, language: LanguageCode, limit: number): z.infer<typeof substanceList> {
  const [own, english] = [loadWording(language), loadWording('en')]
  const namesOf = ({ phrase }: Substance) => ({ name: findPhrase(own, phrase) ?? null, englishName: findPhrase(english, phrase) ?? phrase })
  const isNumber = /^\d[\d-]*$/.test(query.trim())
  const { found, leftOff } = findBest(
    listLibrary(),
    (substance) => {
      const { name, englishName } = namesOf(substance)
      const byNumber = Object.values(substance.numbers).some((number) => number?.startsWith(query.trim()))
      return isNumber && byNumber ? 4 : rankMatch(query, name === null ? [englishName] : [name, englishName])
    },
    limit,
  )
  return {
    substances: found.map((substance) => ({ key: substance.key, ...namesOf(substance), ...substance.numbers, facts: substance.facts })),
    leftOff,
  }
}

/** Every substance of the library. */
export function listLibrary(): readonly Substance[] {
  library ??= readLibrary()
  return library
}

function readLibrary(): Substance[] {
  const file = path.join(projectFolder, 'catalogue', 'substances.json')
  const entries = z
    .record(z.string(), z.looseObject({ name: z.object({ phrase: z.string() }) }))
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(entries).map(([key, facts]) => {
    // The content is left out, since each product states its own.
    const { contentRange: _, ...complete } = ingredient.parse({ ...facts, contentRange: { from: 0, to: 100 } })
    const { casNumber = null, ecNumber = null, indexNumber = null, reachNumber = null } = complete
    return { key, phrase: facts.name.phrase, numbers: { casNumber, ecNumber, indexNumber, reachNumber }, facts: complete }
  })
}
