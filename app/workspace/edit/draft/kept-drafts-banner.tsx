import type { ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { formatMoment } from '../../frame/format-moment.ts'
import type { KeptDraft } from './kept-drafts.ts'

interface KeptDraftsBannerProps {
  left: readonly KeptDraft[]
  /** Whether the present draft has reached the server, so that another may take its place. */
  isSaved: boolean
  onTake: (kept: KeptDraft) => void
  onDismiss: (kept: KeptDraft) => void
}

/** Offers what an earlier visit, or another tab, could not save. */
export function KeptDraftsBanner({ left, isSaved, onTake, onDismiss }: KeptDraftsBannerProps): ReactElement | null {
  const t = useTranslate()
  if (left.length === 0) return null
  // The buttons go with their draft; a person who pressed one by the keyboard goes on in the page.
  const answer = (act: () => void) => {
    act()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Banner type="warning" role="alert">
      {left.map((kept) => (
        <div key={kept.key}>
          <p>{t('edit.left', { time: formatMoment(new Date(kept.writtenAt).toISOString()) })}</p>
          <div className="text-tools">
            <button type="button" className="btn" onClick={() => answer(() => onDismiss(kept))}>
              {t('edit.aside.dismiss')}
            </button>
            <button type="button" className="btn" disabled={!isSaved} onClick={() => answer(() => onTake(kept))}>
              {t('edit.aside.take')}
            </button>
          </div>
        </div>
      ))}
    </Banner>
  )
}
