import DataLoader from 'dataloader'
import type { z } from 'zod'
import { phraseList } from '../../../../shared/library-lists.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import type { Words } from './describe-value.ts'
import { useEditing } from '../draft/edit-context.tsx'

export type Phrase = z.infer<typeof phraseList>['phrases'][number]

type Library = DataLoader<string, Phrase | null>

/** Keys of one call: the server takes an address of some thousand letters. */
const mostKeys = 100

/** What this page has requested, by client and language. */
const libraries = new WeakMap<ApiClient, Map<LanguageCode, Library>>()

/** The library in one language. Whatever the fields of a page ask for at the same time is one call. */
function openLibrary(api: ApiClient, language: LanguageCode): Library {
  const ofClient = libraries.get(api) ?? new Map<LanguageCode, Library>()
  libraries.set(api, ofClient)
  const known = ofClient.get(language)
  if (known) return known
  const library: Library = new DataLoader(
    async (keys) => {
      const { phrases } = await api.get('/api/v1/phrases', phraseList, { keys: keys.join(','), language, limit: mostKeys })
      return keys.map((key) => phrases.find((phrase) => phrase.key === key) ?? null)
    },
    { maxBatchSize: mostKeys, batchScheduleFn: (callback) => setTimeout(callback, 0) },
  )
  ofClient.set(language, library)
  return library
}

const nothing: ReadonlyMap<string, Phrase | null> = new Map()

/** Those of the phrases that came; what failed is requested again by the next field that needs it. */
async function loadPhrases(library: Library, keys: readonly string[]): Promise<ReadonlyMap<string, Phrase | null>> {
  const found = await library.loadMany(keys)
  return new Map(
    keys.flatMap((key, index): [string, Phrase | null][] => {
      const one = found[index]
      return one === undefined || one instanceof Error ? [] : [[key, one]]
    }),
  )
}

/** Phrases and names of substances in the language of the editor, as far as they are there; null where the library has none. */
function usePhrases(keys: readonly string[]): ReadonlyMap<string, Phrase | null> {
  const { api } = useWorkspace()
  const { language } = useEditing()
  const library = openLibrary(api, language)
  const wanted = [...new Set(keys)].toSorted()
  const { data } = useAnswer(wanted.length === 0 ? null : `${language} ${wanted.join(',')}`, async () => ({
    library,
    phrases: await loadPhrases(library, wanted),
  }))
  return data?.library === library ? data.phrases : nothing
}

/** A phrase; undefined while it is on its way, null where there is none. */
export function usePhrase(key: string): Phrase | null | undefined {
  return usePhrases([key]).get(key)
}

/** The words for values that name these phrases. */
export function useWords(keys: readonly string[]): Words {
  const t = useTranslate()
  const { language, optionNames } = useEditing()
  const phrases = usePhrases(keys)
  return {
    t,
    language,
    optionNames,
    phraseText: (key) => {
      const phrase = phrases.get(key)
      return phrase === null ? t('reason.unknownPhrase') : (phrase?.text ?? phrase?.englishText)
    },
  }
}
