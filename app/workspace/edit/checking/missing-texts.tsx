import { useId, useState, type ReactElement } from 'react'
import type { DraftCheck } from '../../../../shared/draft-check.ts'
import { findLanguageByCode, type LanguageCode } from '../../../../shared/languages.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { asObject, asText, valueAt, withValueAt, type RecordPath, type RecordValue } from '../../record/record-values.ts'
import type { Draft } from '../draft/use-draft.ts'
import { describePath } from '../fields/describe-path.ts'
import { readSteps } from '../fields/read-steps.ts'
import { Place } from './place.tsx'

interface MissingTextsProps {
  code: LanguageCode
  freeTexts: DraftCheck['freeTexts']
  draft: Pick<Draft, 'record' | 'replace'>
}

interface MissingText {
  /** Where the same words stand: in section 3 and on the label, mostly. */
  paths: readonly string[]
  words: string
  language: LanguageCode
}

/**
 * Texts written by a person that a language lacks; those of the library exist in all. Each is written here, once for every place where it stands,
 * and kept when the field is left.
 */
export function MissingTexts({ code, freeTexts, draft }: MissingTextsProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const own = useInterfaceLanguage()
  // A text that was just written stays in the list, so that the next field does not move while somebody goes on.
  const [texts] = useState(() => findMissing(draft.record, freeTexts, code, own))
  const name = findLanguageByCode(code)?.name ?? code
  const keep = ({ paths }: MissingText, words: string) => {
    const places = paths
      .map((path): RecordPath => [...readSteps(path), 'text', code])
      .filter((place) => isText(valueAt(draft.record, place.slice(0, -1))))
    const next = words.trim() === '' ? undefined : words.trim()
    if (places.every((place) => valueAt(draft.record, place) === next)) return
    draft.replace(places.reduce<RecordValue>((record, place) => withValueAt(record, place, next), draft.record))
  }
  return (
    <ul className="check-places">
      {texts.map((text, index) => (
        <li key={text.paths.join(' ')}>
          <label htmlFor={`${id}${index}`} lang={text.language}>
            {text.words}
          </label>
          <input
            className="input"
            id={`${id}${index}`}
            lang={code}
            aria-label={`${text.words}, ${name}`}
            placeholder={name}
            maxLength={2000}
            onBlur={({ currentTarget }) => keep(text, currentTarget.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') keep(text, currentTarget.value)
            }}
          />
          <p className="meta">
            {text.paths.map((path, position) => (
              <span key={path}>
                {position === 0 ? null : ' · '}
                <Place path={path}>{describePath(path, t)}</Place>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

const isText = (value: RecordValue): boolean => Object.keys(asObject(value)).length > 0

/** The same words once, in the language of the interface, else in English, else in the first in which they were written. */
function findMissing(record: RecordValue, freeTexts: DraftCheck['freeTexts'], code: LanguageCode, own: LanguageCode): MissingText[] {
  const found = new Map<string, MissingText>()
  for (const { path, languages } of freeTexts) {
    const text = asObject(valueAt(record, [...readSteps(path), 'text']))
    const language = [own, 'en' as const, ...languages].find((one) => languages.includes(one))
    if (languages.includes(code) || language === undefined) continue
    const same = JSON.stringify(text)
    const before = found.get(same)
    found.set(same, { paths: [...(before?.paths ?? []), path], words: asText(text[language]), language })
  }
  return [...found.values()]
}
