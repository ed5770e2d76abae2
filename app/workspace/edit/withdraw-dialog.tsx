import { useId, type ReactElement } from 'react'
import { Link } from 'react-router'
import { writePair } from '../../language/write-pair.ts'
import { statusAnswer } from '../../../shared/editing.ts'
import { linkHolders } from '../../../shared/share.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { DecisionFooter } from '../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { formatMoment } from '../frame/format-moment.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer, useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

interface WithdrawDialogProps {
  synonymId: number
  permalinkId: number
  name: string
  onClose: () => void
  onWithdrawn: () => void
}

/** Asks before a product is withdrawn, and says whose links it breaks and what they lead to from then on. */
export function WithdrawDialog({ synonymId, permalinkId, name, onClose, onWithdrawn }: WithdrawDialogProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const { api } = useWorkspace()
  const holders = useAnswer(`${synonymId}`, (signal) => api.until(signal).get(`/api/v1/products/${synonymId}/link-holders`, linkHolders))
  const {
    busy,
    failure,
    run: withdraw,
  } = useCall({
    action: () => api.send('POST', `/api/v1/products/${synonymId}/withdraw`, statusAnswer),
    onDone: onWithdrawn,
  })
  // Anyone who does not know yet whose links break has not been told.
  const wait = holders.data === null ? t(holders.failure ? holders.failure.uiMessage : 'app.loading') : null
  const waitsId = `${id}waits`
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{writePair(t('products.withdraw'), name, language)}</h2>
      </header>
      <div className="product-question">
        {failure ? <LoadFailure error={failure} onRetry={() => void withdraw()} /> : null}
        <p>{t('products.withdrawAsk')}</p>
        {holders.failure ? <LoadFailure error={holders.failure} onRetry={holders.again} /> : null}
        {holders.data || holders.failure ? null : (
          <p className="meta" role="status">
            {t('app.loading')}
          </p>
        )}
        {holders.data?.total === 0 ? <p>{t('products.withdrawNobody')}</p> : null}
        {holders.data && holders.data.total > 0 ? (
          <>
            <p>{t('products.withdrawSee')}</p>
            <blockquote>{t('problem.dossier.title')}</blockquote>
            <h3>
              {t('products.withdrawHolders')}{' '}
              <span className="meta">· {t('shares.outdatedRecipients', { count: holders.data.total })}</span>
            </h3>
            <ul>
              {holders.data.recipients.map(({ email, sent_at: sent, sds_version: version, pdf, opened }) => (
                <li key={email}>
                  {email}
                  <span className="line meta">
                    {[
                      formatMoment(sent),
                      version === null ? '' : t('sds.versionNumber', { version }),
                      pdf ? 'PDF' : '',
                      opened ? t('shares.opened') : '',
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            {holders.data.recipients.some(({ pdf }) => pdf) ? <p className="meta">{t('products.withdrawPdf')}</p> : null}
            {holders.data.total > holders.data.recipients.length ? (
              <p>
                <Link to={`/app/shares?product=${permalinkId}`}>{t('workspace.place.shares')}</Link>
              </p>
            ) : null}
          </>
        ) : null}
      </div>
      <DecisionFooter
        id={waitsId}
        busy={busy}
        wait={wait}
        action={t('products.withdraw')}
        onCancel={onClose}
        onAct={() => void withdraw()}
      />
    </WorkingDialog>
  )
}
