import { useId, type ReactElement } from 'react'
import { z } from 'zod'
import { shortestOverrule, type DraftFinding, type Overrule } from '../../../../shared/draft-check.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'

/** What an owner says against findings, by their keys. */
export const overruleReasons = z.record(z.string(), z.string())
export type OverruleReasons = z.infer<typeof overruleReasons>

/** Those that are long enough to say something. */
export function readOverrules(open: readonly DraftFinding[], reasons: OverruleReasons): Overrule[] {
  return open.flatMap(({ key }) => {
    const reason = (reasons[key] ?? '').trim()
    return reason.length < shortestOverrule ? [] : [{ finding: key, reason }]
  })
}

interface OpenFindingsProps {
  open: readonly DraftFinding[]
  mayOverrule: boolean
  reasons: OverruleReasons
  onReason: (key: string, reason: string) => void
  busy: boolean
}

/** The errors that keep the record from being published; a person who has the right says why it is published nevertheless. */
export function OpenFindings({ open, mayOverrule, reasons, onReason, busy }: OpenFindingsProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <Banner type="error">
      <p>{t('edit.notPublishable', { count: open.length })}</p>
      {mayOverrule ? <p id={`${id}note`}>{t('check.overruleNote', { count: shortestOverrule })}</p> : <p>{t('check.onlyOwners')}</p>}
      <ul className="open-findings">
        {open.map(({ key, message, article }) => (
          <li key={key}>
            <p id={`${id}${key}`}>
              {message} <span className="meta">{article}</span>
            </p>
            {mayOverrule ? (
              <div className="field">
                <label htmlFor={`${id}${key}reason`}>{t('check.overruleReason')}</label>
                <textarea
                  className="input"
                  id={`${id}${key}reason`}
                  rows={2}
                  maxLength={1000}
                  readOnly={busy}
                  aria-describedby={`${id}${key} ${id}note`}
                  value={reasons[key] ?? ''}
                  onChange={({ currentTarget }) => onReason(key, currentTarget.value)}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
