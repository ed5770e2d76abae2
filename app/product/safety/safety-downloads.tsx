import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import type { LanguageId } from '../../../shared/languages.ts'
import { safetyPdfPath } from '../../../shared/links.ts'
import type { SafetyReport } from '../../../shared/safety-view.ts'
import { useTranslate } from '../../language/texts.tsx'

const downloads = [
  { format: 'A2', name: 'safety.downloadPoster', look: 'btn btn-primary btn-block' },
  { format: 'A4', name: 'safety.downloadPage', look: 'btn btn-block' },
] as const

interface SafetyDownloadsProps {
  id: number
  language: LanguageId
  qrCode: boolean
  report: SafetyReport | null
}

/** The sheets as PDF. One on which the instructions do not fit has no PDF, and so no link. */
export function SafetyDownloads({ id, language, qrCode, report }: SafetyDownloadsProps): ReactElement[] {
  const t = useTranslate()
  return downloads.map(({ format, name, look }) =>
    report?.formats.includes(format) ? (
      <span key={format} className="btn btn-block" role="link" aria-disabled="true">
        <span>
          {t(name)}
          <small>{t('label.doesNotFit')}</small>
        </span>
      </span>
    ) : (
      <a key={format} className={look} href={safetyPdfPath(id, language, { format, qrCode })}>
        <Download className="i" />
        {t(name)}
      </a>
    ),
  )
}
