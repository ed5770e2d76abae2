import type { ReactElement } from 'react'
import { writePair } from '../../../language/write-pair.ts'
import type { PublishPreview } from '../../../../shared/editing.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { describePath } from '../fields/describe-path.ts'
import type { RecordProblem } from '../find-problems.ts'

interface PublishPreviewViewProps {
  preview: PublishPreview
  problems: readonly RecordProblem[]
}

/** What publishing would change in the sheet, or what must be put right before. */
export function PublishPreviewView({ preview: { sds, freeTexts }, problems }: PublishPreviewViewProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  if (problems.length > 0)
    return (
      <Banner type="error">
        <p>{t('edit.notPublishable', { count: problems.length })}</p>
        <ul>
          {problems.slice(0, 20).map(({ path, reason }) => (
            <li key={`${path} ${reason}`}>{writePair(describePath(path, t), reason, language)}</li>
          ))}
        </ul>
      </Banner>
    )
  if (!sds) return <p>{t('edit.noSheet')}</p>
  const lost = sds.languages.filter(({ valid, before }) => before && !valid)
  const valid = sds.languages.filter((one) => one.valid)
  // What no language misses needs no word, as names of ADR in its three languages.
  const lacking = freeTexts.filter((text) => sds.languages.some(({ code, valid: isValid }) => !isValid && !text.languages.includes(code)))
  return (
    <>
      <p>
        {sds.previous
          ? t('edit.against', { version: sds.number, previous: sds.previous.number })
          : t('edit.firstVersion', { version: sds.number })}{' '}
        {t('edit.validIn', { count: valid.length })}
      </p>
      {lost.length > 0 ? (
        <Banner type="warning">{t('edit.languagesLost', { languages: lost.map(({ code }) => code.toUpperCase()).join(', ') })}</Banner>
      ) : null}
      {lacking.length > 0 ? <p className="meta">{t('edit.freeTexts', { count: lacking.length })}</p> : null}
      {sds.previous && sds.sections.length === 0 ? <p>{t('edit.nothingChanged')}</p> : null}
    </>
  )
}
