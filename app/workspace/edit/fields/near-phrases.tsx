import { BookOpenText } from 'lucide-react'
import { useEffect, useState, type ReactElement } from 'react'
import { phraseList } from '../../../../shared/library-lists.ts'
import { languages } from '../../../../shared/languages.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import { usePhrase, type Phrase } from './use-phrases.ts'
import { nameGaps } from './value-label.ts'

interface NearPhrasesProps {
  /** Own words in the language of the editor. */
  words: string
  onTake: (key: string) => void
}

/** Letters from which on it is worth asking, as the server has it. */
const fewestLetters = 12
const mostShown = 2
/** Milliseconds without a letter: whoever types is not interrupted. */
const pause = 500

/** Sentences of the library that say nearly what somebody writes: they exist in every language, own words in theirs alone. */
export function NearPhrases({ words, onTake }: NearPhrasesProps): ReactElement | null {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { language } = useEditing()
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  const near = settled.trim().slice(0, 2_000)
  // Where it cannot be asked, own words stay what they are.
  const { data } = useAnswer(near.length < fewestLetters ? null : `near ${language} ${near}`, (signal) =>
    api.until(signal).get('/api/v1/phrases', phraseList, { near, language, limit: mostShown }),
  )
  const phrases = near.length < fewestLetters ? [] : (data?.phrases ?? [])
  return (
    <div role="status">
      {phrases.length > 0 ? <p className="meta">{t('edit.text.near', { count: languages.length })}</p> : null}
      {phrases.map((phrase) => (
        <OfferedPhrase key={phrase.key} phrase={phrase} onTake={onTake} />
      ))}
    </div>
  )
}

/** The sentence that most take in a place where nothing stands yet. */
export function UsualPhrase({ phraseKey, onTake }: { phraseKey: string; onTake: (key: string) => void }): ReactElement | null {
  const phrase = usePhrase(phraseKey)
  return phrase ? <OfferedPhrase phrase={phrase} onTake={onTake} /> : null
}

function OfferedPhrase({
  phrase: { key, text, englishText },
  onTake,
}: {
  phrase: Phrase
  onTake: NearPhrasesProps['onTake']
}): ReactElement {
  const t = useTranslate()
  const { language } = useEditing()
  const sentence = nameGaps(t, text ?? englishText).join('')
  return (
    <p>
      <span lang={text === null ? 'en' : language}>{sentence}</span>{' '}
      <button type="button" className="btn btn-quiet" aria-label={`${t('edit.text.takeNear')}: ${sentence}`} onClick={() => onTake(key)}>
        <BookOpenText className="i" />
        {t('edit.text.takeNear')}
      </button>
    </p>
  )
}
