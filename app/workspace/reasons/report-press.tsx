import { FileText } from 'lucide-react'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { isLanguageCode, languageCodes, languages, type LanguageCode } from '../../../shared/languages.ts'
import type { RecipeRequest } from '../../../shared/recipe/request-of-recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { sayFailure } from '../explain-failure.ts'
import { useChosen } from '../frame/places-context.ts'
import { saveFile } from '../frame/save-file.ts'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** The report on the classification as PDF, in the language chosen: of the recipe as it stands here, saved or not. */
export function ReportPress({ body, name }: { body: NonNullable<RecipeRequest['body']>; name: string }): ReactElement {
  const t = useTranslate()
  const own = useInterfaceLanguage()
  const { api } = useWorkspace()
  const [language, setLanguage] = useChosen<LanguageCode>('reportLanguage', z.enum(languageCodes), own)
  const { busy, failure, run } = useCall({
    action: () => api.blob('/api/v1/classify/report', { language, name }, 'POST', body),
    onDone: saveFile,
  })
  return (
    <div className="report-press">
      <Dropdown
        label={t('reasons.reportLanguage')}
        value={language}
        options={languages.map(({ code, name }) => ({ value: code, text: name, lang: code }))}
        onChoose={(code) => setLanguage(isLanguageCode(code) ? code : own)}
      />
      <button type="button" className="btn" aria-disabled={busy} onClick={() => (busy ? undefined : void run())}>
        <FileText className="i" />
        {t('reasons.report')}
      </button>
      {failure ? (
        <p className="msg msg-error" role="alert">
          {sayFailure(failure, t, own)}
        </p>
      ) : null}
    </div>
  )
}
