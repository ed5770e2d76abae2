import { useState, type ReactElement } from 'react'
import type { z } from 'zod'
import { sessionsPath, type ListedSession, type sessionsAnswer } from '../../../shared/sessions.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import type { LoadedPart } from '../frame/answer.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { sayMoment } from './say-moment.ts'
import './session-list.css'

/** Where one is signed in, and how to end what is not oneself (decision 181). */
export function SessionList({ data, failure, again }: LoadedPart<z.infer<typeof sessionsAnswer>>): ReactElement {
  const t = useTranslate()
  const [toConfirm, setToConfirm] = useState<ListedSession | 'others' | null>(null)
  const nameOf = ({ browser, system }: ListedSession) =>
    browser !== null && system !== null ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  const sessions = data?.sessions ?? []
  const ordered = [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)]
  return (
    <section aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t('sessions.title')}</h2>
      <div className="sessions">
        <p className="meta">{t('sessions.note')}</p>
        {failure ? <LoadFailure error={failure} onRetry={() => void again()} /> : null}
        {data === null && !failure ? <p role="status">{t('app.loading')}</p> : null}
        <ul>
          {ordered.map((session) => (
            <li key={session.id}>
              <div>
                <p>
                  <b>{nameOf(session)}</b>
                  {session.current ? <span className="cap"> {t('sessions.current')}</span> : null}
                </p>
                {session.network === null ? null : <p className="meta">{t('sessions.network', { network: session.network })}</p>}
                <p className="meta">{t('sessions.used', { moment: sayMoment(session.last_used_at) })}</p>
                <p className="meta">{t('sessions.begun', { moment: sayMoment(session.begun_at) })}</p>
              </div>
              {session.current ? null : (
                <button
                  type="button"
                  className="btn"
                  aria-label={t('sessions.endTitle', { name: nameOf(session) })}
                  onClick={() => setToConfirm(session)}
                >
                  {t('sessions.end')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 2 ? (
          <button type="button" className="btn" onClick={() => setToConfirm('others')}>
            {t('sessions.endOthers')}
          </button>
        ) : null}
      </div>
      {toConfirm === null ? null : (
        <DeleteDialog
          title={toConfirm === 'others' ? t('sessions.endOthers') : t('sessions.endTitle', { name: nameOf(toConfirm) })}
          ask={t('sessions.endAsk')}
          action={t('sessions.end')}
          path={toConfirm === 'others' ? sessionsPath : `${sessionsPath}/${toConfirm.id}`}
          told={t(toConfirm === 'others' ? 'sessions.othersEnded' : 'sessions.ended')}
          onClose={() => setToConfirm(null)}
          onDone={async () => {
            await again()
            setToConfirm(null)
          }}
        />
      )}
    </section>
  )
}
