import type { ReactElement } from 'react'
import type { RecordDifference } from '../../../../shared/editing.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { describePath } from '../fields/describe-path.ts'
import { describeValue, findPhraseKeys } from '../fields/describe-value.ts'
import { useWords } from '../fields/use-phrases.ts'

interface DifferenceListProps {
  differences: readonly RecordDifference[]
  /** Places that somebody else changed too. */
  collisions?: readonly string[]
  /** Id of the heading that says whose changes they are, where there are several lists. */
  labelledBy?: string
}

/** Characters of a value that are shown. */
const longestShown = 160

/** Changes of a record in words: which field, what it said and what it says. */
export function DifferenceList({ differences, collisions = [], labelledBy }: DifferenceListProps): ReactElement {
  const t = useTranslate()
  const values = differences.map(({ path, before, after }) => ({ path, before: asWhole(path, before), after: asWhole(path, after) }))
  const words = useWords(values.flatMap(({ before, after }) => [...findPhraseKeys(before), ...findPhraseKeys(after)]))
  const shorten = (value: unknown) => {
    const text = describeValue(value, words)
    return text.length > longestShown ? `${text.slice(0, longestShown)} …` : text
  }
  return (
    <ul className="changes" aria-labelledby={labelledBy}>
      {values.map(({ path, before, after }) => (
        <li key={path} className={collisions.includes(path) ? 'is-collision' : undefined}>
          <span className="changed-place">{describePath(path, t)}</span> {before === undefined ? null : <del>{shorten(before)}</del>}{' '}
          {after === undefined ? null : <ins>{shorten(after)}</ins>}
        </li>
      ))}
    </ul>
  )
}

/** Of a sentence that was exchanged for another only the key differs; a person sees the sentence. */
function asWhole(path: string, value: unknown): unknown {
  return typeof value === 'string' && path.endsWith('.phrase') ? { phrase: value } : value
}
