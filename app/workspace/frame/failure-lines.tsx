import type { ReactElement } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { explainFailure, type NameProduct } from '../explain-failure.ts'

interface FailureLinesProps {
  error: ApiError
  nameProduct?: NameProduct
}

/** What could not be done and why, and by which reference it is found in the log. */
export function FailureLines({ error, nameProduct }: FailureLinesProps): ReactElement {
  const t = useTranslate()
  const { text, reasons, mistakes } = explainFailure(error, t, useInterfaceLanguage(), nameProduct)
  return (
    <>
      <p>{text}</p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {mistakes.map((mistake) => (
        <p key={mistake.text} className="source" lang={mistake.isEnglish ? 'en' : undefined}>
          {mistake.text}
        </p>
      ))}
      {error.id === null ? null : <p className="source">{t('problem.reference', { id: error.id })}</p>}
    </>
  )
}
