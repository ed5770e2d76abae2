import { Send } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { Waits, waitsFor } from '../../../ui/waits.tsx'

interface PublishBoxProps {
  /** Number that the next version of the sheet gets. */
  version: number
  /** How many problems and errors keep the record from being published. */
  stopping: number
  /** Whether this person may overrule errors; what is incomplete nobody may. */
  mayOverrule: boolean
  busy: boolean
  onPublish: () => void
}

/** Beside the findings: whether the version can be published, else what keeps it from that. */
export function PublishBox({ version, stopping, mayOverrule, busy, onPublish }: PublishBoxProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const count = t('edit.problemCount', { count: stopping })
  const wait = busy ? t('check.checking') : stopping > 0 && !mayOverrule ? count : null
  return (
    <section className="publish-box" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('edit.publish')}</h3>
      <p>{stopping === 0 ? t('check.none') : count}</p>
      <button type="button" className="btn" {...waitsFor(id, wait)} onClick={onPublish}>
        <Send className="i" />
        {t('check.publishVersion', { version })}
      </button>
      <Waits id={id} text={wait === count ? null : wait} />
    </section>
  )
}
