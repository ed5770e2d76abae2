import { useState, type ReactElement } from 'react'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { valueAt, type RecordValue } from '../../record/record-values.ts'
import { DifferenceList } from '../compare/difference-list.tsx'
import { describePath } from '../fields/describe-path.ts'
import { describeValue, findPhraseKeys } from '../fields/describe-value.ts'
import { readSteps } from '../fields/read-steps.ts'
import { useWords } from '../fields/use-phrases.ts'
import { differencesOfPatch } from './differences-of-patch.ts'

interface FindingWhyProps {
  finding: DraftFinding
  record: RecordValue
}

/** Folds out why something is found: the law, what the record says there, what leads elsewhere, and what the press would change. */
export function FindingWhy(props: FindingWhyProps): ReactElement {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="finding-why" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('check.why')}</summary>
      {isOpen ? <Reasons {...props} /> : null}
    </details>
  )
}

/** Characters of a value that are shown. */
const longestShown = 300

function Reasons({ finding: { article, path, params, fix }, record }: FindingWhyProps): ReactElement {
  const t = useTranslate()
  const value = valueAt(record, readSteps(path))
  const words = useWords(findPhraseKeys(value))
  const told = describeValue(value, words)
  const stated = params['record'] ?? (told.length > longestShown ? `${told.slice(0, longestShown)} …` : told)
  return (
    <dl>
      <dt>{t('check.why.law')}</dt>
      <dd>{article}</dd>
      <dt>{t('check.why.stated')}</dt>
      <dd>
        <span className="changed-place">{describePath(path, t)}</span> {stated === '' ? '–' : stated}
      </dd>
      {params['found'] === undefined ? null : (
        <>
          <dt>{t('check.why.found')}</dt>
          <dd>{params['found']}</dd>
        </>
      )}
      {fix === null ? null : (
        <>
          <dt>{t('check.fix')}</dt>
          <dd>
            <DifferenceList differences={differencesOfPatch(record, fix)} />
          </dd>
        </>
      )}
    </dl>
  )
}
