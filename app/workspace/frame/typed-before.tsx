import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

/** Says that a form begins with what the person had typed into it before, and takes it away by a press. */
export function TypedBefore({ typed }: { typed: { wasKept: boolean; forget: () => void } }): ReactElement | null {
  const t = useTranslate()
  if (!typed.wasKept) return null
  return (
    <Banner type="info" role="status">
      <p>{t('app.typedBefore')}</p>
      <button type="button" className="btn" onClick={() => typed.forget()}>
        {t('edit.aside.dismiss')}
      </button>
    </Banner>
  )
}
