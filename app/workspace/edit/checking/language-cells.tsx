import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import type { DraftCheck } from '../../../../shared/draft-check.ts'
import { findLanguageByCode, type LanguageCode } from '../../../../shared/languages.ts'
import { useTranslate } from '../../../language/texts.tsx'

interface LanguageCellsProps {
  languages: DraftCheck['languages']
  /** Languages of the label: where one lacks a text, nothing is published. */
  stopping: ReadonlySet<LanguageCode>
  chosen: LanguageCode | null
  onChoose: (language: LanguageCode | null) => void
}

/** In each of the 24 languages, how many texts the sheet lacks; a press shows what concerns that language alone. */
export function LanguageCells({ languages, stopping, chosen, onChoose }: LanguageCellsProps): ReactElement {
  const t = useTranslate()
  const nameOf = (code: LanguageCode): string => findLanguageByCode(code)?.name ?? code
  return (
    <ul className="check-languages">
      {languages.map(({ code, missing }) => {
        const state =
          missing === 0 ? `${nameOf(code)}: ${t('check.complete')}` : t('check.missingIn', { language: nameOf(code), count: missing })
        return (
          <li key={code} className={stopping.has(code) && missing > 0 ? 'is-gap' : undefined}>
            <button
              type="button"
              aria-pressed={chosen === code}
              aria-label={state}
              title={state}
              onClick={() => onChoose(chosen === code ? null : code)}
            >
              <span>{code.toUpperCase()}</span>
              {missing === 0 ? <Check className="i is-success" /> : <small>−{missing}</small>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
