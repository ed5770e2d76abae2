import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { phraseList } from '../../../shared/editing.ts'
import type { ApiClient } from '../../api-client.ts'
import { useWorkspace } from '../workspace-context.tsx'
import { useEditing } from './edit-context.tsx'

export type Phrase = z.infer<typeof phraseList>['phrases'][number]

/** Phrases that this page has asked for, by language and key. */
const known = new WeakMap<ApiClient, Map<string, Promise<Phrase | null>>>()

/** A phrase of the library in the language of the editor; undefined while it is on its way, null where there is none. */
export function usePhrase(key: string): Phrase | null | undefined {
  const { api } = useWorkspace()
  const { language } = useEditing()
  const name = `${language} ${key}`
  const [answer, setAnswer] = useState<{ name: string; phrase: Phrase | null } | null>(null)
  useEffect(() => {
    let isNewest = true
    const ask = async () => {
      const phrase = await findPhrase(api, language, key).catch(() => null)
      if (isNewest) setAnswer({ name, phrase })
    }
    void ask()
    return () => {
      isNewest = false
    }
  }, [api, language, key, name])
  return answer?.name === name ? answer.phrase : undefined
}

function findPhrase(api: ApiClient, language: string, key: string): Promise<Phrase | null> {
  const ofClient = known.get(api) ?? new Map<string, Promise<Phrase | null>>()
  known.set(api, ofClient)
  const name = `${language} ${key}`
  const found = ofClient.get(name)
  if (found) return found
  const asked = api
    .get('/api/v1/phrases', phraseList, { query: key, language })
    .then(({ phrases }) => phrases.find((phrase) => phrase.key === key) ?? null)
  ofClient.set(name, asked)
  return asked
}
