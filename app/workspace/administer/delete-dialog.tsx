import { useId, type ReactElement } from 'react'
import { z } from 'zod'
import { DecisionFooter } from '../../ui/decision-footer.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import './keys.css'

interface DeleteDialogProps {
  title: string
  /** What follows from it. */
  ask: string
  action: string
  /** Of the call that does it. */
  path: string
  /** What is said once it is done. */
  told: string
  onClose: () => void
  onDone: () => void | Promise<void>
}

/** Asks before something is taken away that does not come back by itself. */
export function DeleteDialog({ title, ask, action, path, told, onClose, onDone }: DeleteDialogProps): ReactElement {
  const id = useId()
  const { api } = useWorkspace()
  const notify = useNotify()
  const { busy, failure, run } = useCall({
    action: () => api.send('DELETE', path, z.null()),
    onDone: async () => {
      await onDone()
      notify({ type: 'success', text: told, delay: 5000 })
    },
  })
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{title}</h2>
      </header>
      <div className="key-dialog-in">
        {failure ? <LoadFailure error={failure} onRetry={() => void run()} /> : null}
        <p>{ask}</p>
      </div>
      <DecisionFooter id={`${id}waits`} busy={busy} action={action} onCancel={onClose} onAct={() => void run()} />
    </WorkingDialog>
  )
}
