import { useEffect, useState } from 'react'
import { ownSubstanceList, type OwnSubstanceAnswer } from '../../../shared/own-substances.ts'
import { findLibraryClasses, withLibraryClasses, type LibraryClasses } from '../../../shared/recipe/library-classes.ts'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { foundSubstances } from '../../../shared/substances.ts'
import type { z } from 'zod'
import { useInterfaceLanguage } from '../../language/texts.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { sourceOfOwn } from './source-of-own.ts'
import { useWorkshop } from './workshop-context.ts'
import { classify } from './use-classification.ts'

/** Letters from which on a search runs. */
const shortestQuery = 2
/** How many are shown. */
const mostHits = 8
/** Milliseconds from the last letter to the search. */
const typingPause = 120

/** A substance or raw material that was found, as the row that it would become. */
export interface Hit {
  key: string
  row: Omit<RecipeRow, 'key' | 'share'>
  numbers: string
  source: 'harmonised' | 'supplier' | 'own'
  /** Supplier and day of the sheet. */
  note: string
}

export interface Found {
  hits: readonly Hit[]
  /** What the engine knows of each, by the numbers of the hits. */
  components: readonly (LiveComponent | undefined)[]
  isSearched: boolean
  busy: boolean
}

/** Substances of Annex VI, in every language that the library knows, and the workgroup's own ones. */
export function useFound(query: string): Found {
  const { api } = useWorkspace()
  const { library } = useWorkshop()
  const language = useInterfaceLanguage()
  const typed = query.trim()
  const settled = useSettled(typed, typingPause)
  // What was found for fewer letters is no answer to these: whoever types on and presses Tab at once would get another substance.
  const requested = settled === typed && settled.length >= shortestQuery ? `found ${settled} ${language}` : null
  const { data, busy } = useAnswer(requested, async (signal) => {
    const [own, substances] = await Promise.all([
      api.until(signal).get('/api/v1/own-substances', ownSubstanceList, { query: settled, limit: mostHits }),
      api.until(signal).get('/api/v1/substances', foundSubstances, { query: settled, language, limit: mostHits }),
    ])
    const hits = [
      ...ownHits(own.substances),
      ...substanceHits(substances).map((hit) => ({ ...hit, row: withLibrary(hit.row, library) })),
    ].slice(0, mostHits)
    const body = { mixture: { components: hits.map(({ row }) => ({ ...withoutSource(row), content: 1 })) } }
    const judged = hits.length === 0 ? null : await classify(api, body, signal)
    const components = hits.map((_, index) => judged?.components.find(({ paths }) => paths.includes(`mixture.components[${index}]`)))
    return { hits, components }
  })
  const isShown = requested !== null && data !== null
  return { hits: isShown ? data.hits : [], components: isShown ? data.components : [], isSearched: isShown && !busy, busy }
}

/** What is chosen from the list has the classes that the list shows of it, those of the library too. */
function withLibrary(row: Hit['row'], library: LibraryClasses): Hit['row'] {
  const own = findLibraryClasses(library, row)
  return own === undefined ? row : withLibraryClasses(row, own)
}

const withoutSource = ({ source: _source, name, ...row }: Hit['row']) => ({ ...row, name: name.slice(0, 200) || '…' })

function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}

const numbersOf = (...numbers: (string | null | undefined)[]): string => numbers.filter((one) => one).join(' · ')

function ownHits(substances: readonly OwnSubstanceAnswer[]): Hit[] {
  return substances.map(({ key, record: { name, casNumber, ecNumber, indexNumber, supplier, sheet } }): Hit => ({
    key: `own ${key}`,
    row: {
      name,
      substance: key,
      source: sourceOfOwn({ supplier, sheet }),
    },
    numbers: numbersOf(casNumber, ecNumber, indexNumber),
    source: supplier ? 'supplier' : 'own',
    note: numbersOf(supplier?.name, sheet?.day),
  }))
}

function substanceHits({ harmonised, substances }: z.infer<typeof foundSubstances>): Hit[] {
  const known = new Map(substances.flatMap((one) => (one.indexNumber === null ? [] : [[one.indexNumber, one] as const])))
  const entries = harmonised
    .filter(({ standing }) => standing === 'applies')
    .map(({ index, name, names, cas, ec }): Hit => {
      const library = known.get(index)
      // Found by a number, it is shown by its name.
      const shown = library?.name ?? (/^[\d-]+X?$/.test(name) ? (names[0]?.text ?? name) : name)
      const [casNumber, ecNumber] = [library?.casNumber ?? cas[0]?.text, library?.ecNumber ?? ec[0]?.text]
      return {
        key: index,
        row: { name: shown, ...(casNumber ? { cas: casNumber } : {}), ...(ecNumber ? { ec: ecNumber } : {}), index },
        numbers: numbersOf(casNumber, index),
        source: 'harmonised',
        note: '',
      }
    })
  const rest = substances
    .filter(({ indexNumber }) => indexNumber === null || !harmonised.some(({ index }) => index === indexNumber))
    .map(({ key, name, englishName, casNumber, ecNumber, indexNumber }): Hit => ({
      key: `library ${key}`,
      row: {
        name: name ?? englishName,
        ...(casNumber ? { cas: casNumber } : {}),
        ...(ecNumber ? { ec: ecNumber } : {}),
        ...(indexNumber ? { index: indexNumber } : {}),
      },
      numbers: numbersOf(casNumber, ecNumber, indexNumber),
      source: indexNumber === null ? 'own' : 'harmonised',
      note: '',
    }))
  return [...entries, ...rest]
}
