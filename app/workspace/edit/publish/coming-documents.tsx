import { useId, useState, type ReactElement } from 'react'
import { comingPoster, comingSheet, type ChangedSection } from '../../../../shared/editing.ts'
import { isLanguageCode, languages, type LanguageCode } from '../../../../shared/languages.ts'
import { useLangOf, useTranslate } from '../../../language/texts.tsx'
import { FitReport } from '../../../ui/fit-report.tsx'
import '../../../ui/safety.css'
import { DocumentHtml } from '../../../ui/document-html.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import '../../../ui/segments.css'
import '../../../ui/sheet.css'
import '../../../ui/table.css'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { ChangedSections } from './changed-sections.tsx'
import './coming-documents.css'

type View = 'changes' | 'sheet' | 'label' | 'poster'
const words = { changes: 'edit.changesOnly', sheet: 'tab.sds', label: 'tab.label', poster: 'tab.safety' } as const

interface ComingDocumentsProps {
  synonymId: string
  revision: number
  sections: readonly ChangedSection[]
  /** In which the sections are told: one that was just chosen is still on its way. */
  told: LanguageCode
  /** There is no version to compare with. */
  isFirst: boolean
  hasLabel: boolean
  hasPoster: boolean
  language: LanguageCode
  onLanguage: (language: LanguageCode) => void
}

/** What readers will see, before it is for good: the differences, the whole sheet with its marks, the label; in any of the languages. */
export function ComingDocuments(props: ComingDocumentsProps): ReactElement {
  const { synonymId, revision, sections, told, isFirst, hasLabel, hasPoster, language, onLanguage } = props
  const t = useTranslate()
  const id = useId()
  const lang = useLangOf(language)
  const langTold = useLangOf(told)
  const [chosen, setChosen] = useState<View>(isFirst ? 'sheet' : 'changes')
  const views: View[] = [
    ...(isFirst ? [] : (['changes'] as const)),
    'sheet',
    ...(hasLabel ? (['label'] as const) : []),
    ...(hasPoster ? (['poster'] as const) : []),
  ]
  const view = views.includes(chosen) ? chosen : 'sheet'
  return (
    <section className="coming" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('edit.asReaders')}</h3>
      <div className="coming-tools">
        <div className="seg" role="radiogroup" aria-labelledby={`${id}title`}>
          {views.map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}view`} checked={view === one} onChange={() => setChosen(one)} />
              {t(words[one])}
            </label>
          ))}
        </div>
        <Dropdown
          label={t('sds.language')}
          value={language}
          options={languages.map(({ code, name }) => ({ value: code, text: name, lang: code }))}
          onChoose={(code) => onLanguage(isLanguageCode(code) ? code : language)}
        />
      </div>
      {/* Longer than the dialog: it scrolls by itself, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys (WCAG 2.1.1) */}
      <div className="coming-page" tabIndex={0} role="group" aria-label={t(words[view])}>
        {view === 'changes' && sections.length === 0 ? <p>{t('edit.nothingChanged')}</p> : null}
        {view === 'changes' ? (
          <div lang={langTold} aria-busy={told !== language}>
            <ChangedSections sections={sections} />
          </div>
        ) : null}
        {view === 'sheet' ? <WholeSheet synonymId={synonymId} revision={revision} language={language} lang={lang} /> : null}
        {view === 'label' ? <WholeLabel synonymId={synonymId} revision={revision} language={language} /> : null}
        {view === 'poster' ? <WholePoster synonymId={synonymId} revision={revision} language={language} lang={lang} /> : null}
      </div>
    </section>
  )
}

interface DocumentProps {
  synonymId: string
  revision: number
  language: LanguageCode
}

function WholeSheet({ synonymId, revision, language, lang }: DocumentProps & { lang: string | undefined }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { data, failure, busy, again } = useAnswer(`sheet ${synonymId} ${revision} ${language}`, (signal) =>
    api.until(signal).get(`/api/v1/products/${synonymId}/publish/sheet`, comingSheet, { language, revision }),
  )
  if (failure) return <LoadFailure error={failure} onRetry={again} />
  if (data === null || busy) return <p role="status">{t('app.loading')}</p>
  return <DocumentHtml name="coming sheet" html={data.html} lang={lang} className="sheet-body" />
}

function WholePoster({ synonymId, revision, language, lang }: DocumentProps & { lang: string | undefined }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { data, failure, busy, again } = useAnswer(`poster ${synonymId} ${revision} ${language}`, (signal) =>
    api.until(signal).get(`/api/v1/products/${synonymId}/publish/poster`, comingPoster, { language, revision }),
  )
  if (failure) return <LoadFailure error={failure} onRetry={again} />
  if (data === null || busy) return <p role="status">{t('app.loading')}</p>
  return (
    <>
      {data.report ? (
        <div lang={lang}>
          <FitReport report={data.report} />
        </div>
      ) : null}
      <DocumentHtml name="coming poster" html={data.html} lang={lang} className="safety-body" />
    </>
  )
}

function WholeLabel({ synonymId, revision, language }: DocumentProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { data, failure, busy, again } = useAnswer(`label ${synonymId} ${revision} ${language}`, async (signal) => {
    const { blob } = await api.until(signal).blob(`/api/v1/products/${synonymId}/publish/label`, { language, revision })
    return readPicture(blob)
  })
  if (failure) return <LoadFailure error={failure} onRetry={again} />
  if (data === null || busy) return <p role="status">{t('app.loading')}</p>
  return <img className="coming-label" src={data} alt={t('tab.label')} />
}

/** As text, since the page shows pictures of its own host and of none other. */
function readPicture(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')))
    reader.readAsDataURL(blob)
  })
}
