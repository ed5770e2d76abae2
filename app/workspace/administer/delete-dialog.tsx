import type { ReactElement } from 'react'
import { z } from 'zod'
import { useNotify } from '../../ui/notifications.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { AskDialog } from './ask-dialog.tsx'

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
export function DeleteDialog({ path, told, onDone, ...confirmed }: DeleteDialogProps): ReactElement {
  const { api } = useWorkspace()
  const notify = useNotify()
  return (
    <AskDialog
      {...confirmed}
      act={() => api.send('DELETE', path, z.null())}
      onDone={async () => {
        await onDone()
        notify({ type: 'success', text: told, delay: 5000 })
      }}
    />
  )
}
