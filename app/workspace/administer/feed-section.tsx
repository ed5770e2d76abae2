import { useId, useState, type ReactElement } from 'react'
import { workgroupFeedAnswer } from '../../../shared/feed-answer.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { useLastAnswer, type Answer } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { AskDialog } from './ask-dialog.tsx'

interface FeedSectionProps {
  loaded: Answer<{ atom: string; json: string }> | undefined
  onRenewed: () => Promise<void>
}

/** Where the feed of the workgroup is; owners give it another address (decision 132). */
export function FeedSection({ loaded, onRenewed }: FeedSectionProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const mayRenew = useMay('owner')
  const isAlive = useIsAlive()
  const [asks, setAsks] = useState(false)
  const { data, failure } = useLastAnswer(loaded)
  return (
    <section className="company-part" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('feed.title')}</h2>
      <p className="meta">{t('feed.note')}</p>
      {failure ? <LoadFailure error={failure} onRetry={() => void onRenewed()} /> : null}
      {data ? (
        <ul className="feed-addresses">
          {[data.atom, data.json].map((address, index) => (
            <li key={address}>
              {index === 0 ? 'Atom' : 'JSON Feed'}: <a href={address}>{address}</a>
            </li>
          ))}
        </ul>
      ) : failure ? null : (
        <p role="status">{t('app.loading')}</p>
      )}
      {mayRenew && data ? (
        <button type="button" className="btn" disabled={!isAlive} onClick={() => setAsks(true)}>
          {t('feed.renew')}
        </button>
      ) : null}
      {asks ? (
        <AskDialog
          title={t('feed.renew')}
          ask={t('feed.renewAsk')}
          action={t('feed.renew')}
          act={() => api.send('POST', '/api/v1/workgroup/feed', workgroupFeedAnswer)}
          onDone={async () => {
            await onRenewed()
            setAsks(false)
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </section>
  )
}
