import { Mail } from 'lucide-react'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { useProduct } from './product-context.ts'
import { useFeature } from '../page/features.tsx'
import { useTranslate } from '../language/texts.tsx'

// Visitors never load it.
const PublicShare = lazy(() => import('../workspace/share/public-share.tsx'))

/** Sends the product by e-mail from its public page: for a signed-in user who has it in their list. */
export function ShareByMail(): ReactElement | null {
  const t = useTranslate()
  const { own, view } = useProduct()
  const [open, setOpen] = useState(false)
  const isOn = useFeature('shareProducts')
  if (!own || !isOn) return null
  return (
    <>
      <button type="button" className="tool needs-js" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Mail className="i" />
        <span className="share-word">{t('share.byMail')}</span>
      </button>
      {open ? (
        <Suspense>
          <PublicShare product={{ id: own.synonymId, text: view.name }} workgroupId={own.workgroupId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
