import { Eye } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useRevalidator } from 'react-router'
import { shareSettings, type OutdatedList, type ShareSettings } from '../../../shared/share.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { sayFailure } from '../explain-failure.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useLastAnswer, type Answer } from '../frame/answer.ts'
import { useCall } from '../frame/use-call.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { formatMoment } from '../frame/format-moment.ts'
import { UpdateDialog } from '../share/update-dialog.tsx'

type OutdatedProduct = OutdatedList['products'][number]

/** Everybody who received an older sheet in the last twelve months, and the update for them. */
export function Outdated({ answer }: { answer: Answer<OutdatedList> | undefined }): ReactElement | null {
  const t = useTranslate()
  const mayShare = useFeature('shareProducts')
  const { revalidate } = useRevalidator()
  const maySend = useMay('editor') && mayShare
  const [chosen, setChosen] = useState<OutdatedProduct | null>(null)
  const { data, failure } = useLastAnswer(answer)
  if (failure) return <LoadFailure error={failure} onRetry={() => void revalidate()} />
  if (!data || data.products.length === 0) return null
  return (
    <Banner type="cta">
      <p>
        <b>{t('shares.outdated')}</b>
      </p>
      <p className="source">{t('shares.outdatedNote')}</p>
      <ul className="outdated">
        {data.products.map((product) => (
          <li key={product.permalink_id}>
            <div>
              {product.text} · {t('sds.versionNumber', { version: product.version })} · {formatDate(product.revised_on)}
              <Recipients product={product} />
            </div>
            {maySend ? (
              <button type="button" className="btn" onClick={() => setChosen(product)}>
                <Eye className="i" />
                {t('shares.look')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {chosen ? <UpdateDialog product={chosen} onClose={() => setChosen(null)} onSent={() => void revalidate()} /> : null}
    </Banner>
  )
}

/** Recipients that are seen at once; a longer list is opened. */
const mostSeenAtOnce = 10

function Recipients({ product: { recipients } }: { product: OutdatedProduct }): ReactElement {
  const t = useTranslate()
  return (
    <details className="cap" open={recipients.length <= mostSeenAtOnce}>
      <summary>{t('shares.outdatedRecipients', { count: recipients.length })}</summary>
      {recipients.map(({ email, version, received_at: received }) => (
        <span key={email} className="line">
          {email} · {t('sds.versionNumber', { version })} · {formatMoment(received)}
        </span>
      ))}
    </details>
  )
}

/** Whether updates go by themselves. It is the workgroup's, and is changed by its owners. */
export function UpdateSetting({ answer }: { answer: Answer<ShareSettings> | undefined }): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const notify = useNotify()
  const mayChange = useMay('owner')
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(answer)
  const { busy, run: change } = useCall({
    action: (byItself: boolean) => api.post('/api/v1/shares/settings', shareSettings, { sds_updates: byItself ? 'send' : 'ask' }),
    onDone: revalidate,
    onFailure: (refusal) => {
      notify({ type: 'error', text: sayFailure(refusal, t, language), delay: 5000 })
      void revalidate()
      return true
    },
  })
  if (failure) return <LoadFailure error={failure} onRetry={() => void revalidate()} />
  if (!data) return null
  return (
    <section className="shares-part">
      <h2>{t('shares.update')}</h2>
      <p className="meta">{t('shares.outdatedNote')}</p>
      <label className="choice">
        <input
          type="checkbox"
          checked={data.sds_updates === 'send'}
          disabled={!mayChange || busy}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        <span>{t('shares.byItself')}</span>
      </label>
      {mayChange ? null : <p className="meta">{t('shares.byItselfOwner')}</p>}
    </section>
  )
}
