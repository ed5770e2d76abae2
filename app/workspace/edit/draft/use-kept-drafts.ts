import { useEffect, useState } from 'react'
import { readStored } from '../../../browser/storage.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { forgetKeptDraft, listKeptDrafts, nameKeptDraft, type KeptDraft, type KeptKind } from './kept-drafts.ts'

export interface KeptDrafts {
  /** Where this visit keeps its own. */
  own: string
  /** What other visits of this person have left on this device, the newest first. */
  left: readonly KeptDraft[]
  /** It is no longer offered; it stays where it is. */
  withdraw: (kept: KeptDraft) => void
  /** Takes it away for good. */
  dismiss: (kept: KeptDraft) => void
}

/** What is kept on this device of the draft of a product, by this visit and by others of the same person. */
export function useKeptDrafts(permalinkId: number, kind: KeptKind = 'draft'): KeptDrafts {
  const { user } = useWorkspace()
  const userId = user.user_id ?? 0
  const [own] = useState(() => nameKeptDraft(kind, userId, permalinkId))
  const [left, setLeft] = useState<readonly KeptDraft[]>(() => listKeptDrafts(kind, userId, permalinkId, own))
  useEffect(() => {
    // Told by other tabs alone: one that saves it, or writes on, has not left it behind.
    const onStorage = () => setLeft((before) => before.filter(({ key, stored }) => readStored(key) === stored))
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  const withdraw = (kept: KeptDraft) => setLeft((before) => before.filter((one) => one !== kept))
  return {
    own,
    left,
    withdraw,
    dismiss: (kept) => {
      forgetKeptDraft(kept)
      withdraw(kept)
    },
  }
}
