import { Send } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { Waits, waitsFor } from '../../../ui/waits.tsx'

interface PublishBoxProps {
  /** Number that the next version of the sheet gets. */
  version: number
  /** How many problems and errors keep the record from being published. */
  stopping: number
  /** Nothing differs from what was published last: of both documents, or of the sheet alone, whose technical data sheet is still to come. */
  unchanged: 'all' | 'sheet' | null
  /** Whether this person may overrule errors; what is incomplete nobody may. */
  mayOverrule: boolean
  busy: boolean
  onPublish: () => void
}

/** Beside the findings: whether the version can be published, else what keeps it from that. */
export function PublishBox({ version, stopping, unchanged, mayOverrule, busy, onPublish }: PublishBoxProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const count = t('edit.problemCount', { count: stopping })
  const says =
    stopping > 0 ? count : t(unchanged === 'all' ? 'reason.nothingChanged' : unchanged === 'sheet' ? 'edit.nothingChanged' : 'check.none')
  const waits = (stopping > 0 && !mayOverrule) || (stopping === 0 && unchanged === 'all')
  const wait = busy ? t('check.checking') : waits ? says : null
  return (
    <section className="publish-box" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('edit.publish')}</h3>
      <p>{says}</p>
      <button type="button" className="btn" {...waitsFor(id, wait)} onClick={onPublish}>
        <Send className="i" />
        {t('check.publishVersion', { version })}
      </button>
      <Waits id={id} text={wait === says ? null : wait} />
    </section>
  )
}
