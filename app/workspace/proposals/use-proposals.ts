import { use, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  acceptAnswer,
  proposalsAnswer,
  type AcceptAnswer,
  type ProposalsAnswer,
  type ToldProposal,
} from '../../../shared/proposals/answer.ts'
import { today } from '../../../shared/iso-day.ts'
import type { Recipe } from '../../../shared/recipe/recipe.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { SignIns } from '../frame/sign-ins.ts'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { useWorkshop } from '../recipe/workshop-context.ts'

/** What a person does with proposals at one go. */
export interface Choice {
  /** into the record */
  accept?: readonly ToldProposal[]
  /** out of the record again */
  remove?: readonly ToldProposal[]
  /** decided without touching the record */
  refuse?: readonly ToldProposal[]
  keep?: readonly ToldProposal[]
  /** what was accepted once and is now a person’s own */
  forget?: readonly ToldProposal[]
  /** why it is accepted, where the law asks for that */
  reason?: string
}

export interface ProposalsOfRecipe {
  answer: ProposalsAnswer
  /** something is being taken */
  busy: boolean
  /** why the last choice was not carried out */
  failure: ApiError | null
  /** how many changed while one looked at them */
  outdated: number
  decide: (choice: Choice) => Promise<void>
}

/**
 * What follows from the recipe as it is saved, and what a person takes of it; decisions stand with the recipe, with name and day.
 * @param data as it was loaded last
 */
export function useProposals(data: ProposalsAnswer): ProposalsOfRecipe {
  const t = useTranslate()
  const { synonymId, recipe, change } = useWorkshop()
  const { api, user } = useWorkspace()
  const address = `/api/v1/products/${synonymId}/proposals`
  const { revalidate } = useRevalidator()
  const [outdated, setOutdated] = useState(0)
  const signIns = use(SignIns)
  /** What somebody chose for whom the session had ended, and after which sign-in. */
  const [waiting, setWaiting] = useState<{ choice: Choice; signIns: number } | null>(null)
  const take = async ({ accept = [], remove = [], refuse = [], keep = [], forget = [], reason }: Choice): Promise<void> => {
    const none = { revision: data.draftRevision, before: data.draftRevision, accepted: [], removed: [], outdated: [] }
    const done = accept.length + remove.length === 0 ? none : await changeRecord(api, address, data, { accept, remove })
    setOutdated(done.outdated.length)
    const by = { person: user.name ?? user.email ?? '', day: today() }
    const decided: Recipe['decisions'] = [
      ...done.accepted.map(({ id, madeFor }) => ({
        proposal: id,
        answer: 'accepted' as const,
        madeFor,
        ...(reason === undefined ? {} : { reason }),
        ...by,
      })),
      ...[...done.removed, ...refuse].map(({ id, madeFor }) => ({ proposal: id, answer: 'refused' as const, madeFor, ...by })),
      ...keep.map(({ id, madeFor }) => ({ proposal: id, answer: 'changed' as const, madeFor, ...by })),
    ]
    // What is gone has no proposal that could be refused: nothing is left to say of it.
    const isGone = new Set([...remove.filter(({ state: one }) => one === 'gone'), ...forget].map(({ id }) => id))
    const ids = new Set([...decided.map(({ proposal }) => proposal), ...isGone])
    if (ids.size > 0)
      change(
        (before) => ({
          ...before,
          decisions: [
            ...before.decisions.filter(({ proposal }) => !ids.has(proposal)),
            ...decided.filter(({ proposal }) => !isGone.has(proposal)),
          ],
        }),
        t('proposals.done', { count: ids.size }),
        null,
        done.revision === done.before ? undefined : { before: done.before, after: done.revision },
      )
  }
  const { busy, failure, run } = useCall({
    action: async (choice: Choice) => {
      setWaiting(null)
      try {
        await take(choice)
      } catch (error) {
        // Whoever has to sign in again keeps the page as it is: loading it anew would fail too, and take it away.
        if (isSignedOut(error)) setWaiting({ choice, signIns })
        else await revalidate()
        throw error
      }
      // The next choice goes upon the revision that this one made: what is shown before it is there would be refused.
      await revalidate()
    },
    onDone: () => undefined,
  })

  // Nobody makes the same choice twice: it is carried out as soon as the same person has signed in again.
  const goOn = useEffectEvent((choice: Choice) => void run(choice))
  useEffect(() => {
    if (waiting && waiting.signIns !== signIns) goOn(waiting.choice)
  }, [waiting, signIns])

  return {
    answer: withDecisions(data, recipe),
    busy,
    // That the session has ended is told by the question for the password.
    failure: isSignedOut(failure) ? null : failure,
    outdated,
    decide: async (choice) => {
      if (!busy) await run(choice)
    },
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && (error.tokenExpiredError || error.status === 401)

/**
 * Takes proposals into the record or out of it. Where somebody has saved meanwhile it is done upon what they saved: each is still what the person saw, or
 * is told as outdated.
 * @returns besides, the revision upon which it was done
 */
async function changeRecord(
  api: ApiClient,
  address: string,
  { draftRevision }: ProposalsAnswer,
  { accept, remove }: Required<Pick<Choice, 'accept' | 'remove'>>,
): Promise<AcceptAnswer & { before: number }> {
  const send = async (revision: number, removed: Choice['remove'] = remove) => {
    const body = { revision, accept: accept.map(named), remove: removed.map(({ id }) => id) }
    return { ...(await api.send('POST', address, acceptAnswer, body)), before: revision }
  }
  try {
    return await send(draftRevision)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const now = await api.get(address, proposalsAnswer)
    const present = new Set([...now.proposals, ...now.spare].map(asSeen))
    const same = remove.filter((one) => present.has(asSeen(one)))
    const done = await send(now.draftRevision, same)
    return { ...done, outdated: [...done.outdated, ...remove.filter((one) => !same.includes(one)).map(({ id }) => id)] }
  }
}

/** What a person sees of a proposal before they take its value out again. */
const asSeen = ({ id, state, madeFor, presentText }: ToldProposal): string => JSON.stringify([id, state, madeFor, presentText])

const named = ({ id, madeFor }: ToldProposal) => ({ id, madeFor })

/** Decisions that are not saved yet hold already: nobody waits for a recipe that saves itself. */
function withDecisions(data: ProposalsAnswer, { decisions }: Recipe): ProposalsAnswer {
  const decided = new Map(decisions.map((one) => [one.proposal, one]))
  const see = (one: ToldProposal): ToldProposal => {
    const own = decided.get(one.id)
    if (own === undefined || own.madeFor !== one.madeFor || one.state === 'gone') return one
    const decision = { answer: own.answer, person: own.person ?? null, day: own.day ?? null }
    if (own.answer === 'accepted' || one.state === 'held') return { ...one, decision }
    return { ...one, decision, state: own.answer }
  }
  return { ...data, proposals: data.proposals.map(see), spare: data.spare.map(see) }
}
