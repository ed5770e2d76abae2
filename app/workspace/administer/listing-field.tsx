import { useId, useState, type ReactElement } from 'react'
import { workgroupAnswer } from '../../../shared/workgroup-profile.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'

/** Whether everybody finds the workgroup's products. It holds at once, apart from the form above. */
export function ListingField({ stored }: { stored: boolean }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const notify = useNotify()
  const isAlive = useIsAlive()
  const mayChange = useMay('owner')
  const [isListed, setIsListed] = useState(stored)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const change = async (listsProducts: boolean) => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await api.send('PUT', '/api/v1/workgroup/listing', workgroupAnswer, { listsProducts })
      setIsListed(answer.listsProducts)
      notify({ type: 'success', text: t('workgroup.listingSaved'), delay: 5000 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          checked={isListed}
          disabled={!mayChange || busy || !isAlive}
          aria-describedby={`${id}note`}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        {t('workgroup.listing')}
      </label>
      <p className="meta" id={`${id}note`}>
        {t('workgroup.listingNote')}
      </p>
      {failure ? <LoadFailure error={failure} onRetry={() => setFailure(null)} /> : null}
    </div>
  )
}
