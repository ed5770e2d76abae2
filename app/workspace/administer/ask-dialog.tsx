import { useId, type ReactElement } from 'react'
import { DecisionFooter } from '../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import './keys.css'

interface AskDialogProps<Answer> {
  title: string
  /** What follows from it. */
  ask: string
  action: string
  act: () => Promise<Answer>
  onDone: (answer: Answer) => Promise<void>
  onClose: () => void
}

/** Asks once more before something is done that cannot be undone. */
export function AskDialog<Answer>({ title, ask, action, act, onDone, onClose }: AskDialogProps<Answer>): ReactElement {
  const id = useId()
  const { busy, failure, run } = useCall({ action: act, onDone })
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
