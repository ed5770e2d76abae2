import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { acceptAnswer, acceptBody, proposalsAnswer } from '../../shared/proposals/answer.ts'
import { classificationView } from '../../shared/proposals/classification.ts'
import { named } from '../api/name-schema.ts'
import type { Member } from '../auth/require-user.ts'
import { openState } from '../editing/open-state.ts'
import { saveDraft } from '../editing/save-draft.ts'
import type { WorkingState } from '../editing/working-state.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { acceptProposals } from './accept-proposals.ts'
import { findProposals, type FoundProposals } from './find-proposals.ts'
import { judgeProduct, type RequestedProduct } from './judge-product.ts'
import { viewClassification } from './view-classification.ts'
import { writeGaps, writeProposals } from './write-proposals.ts'

/** Proposals from the recipe of a product for its record, and their acceptance (docs/decisions/092-proposals.md). */
export function proposalRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const requestOf = ({ member, id }: { member: Member; id: number }, { current }: WorkingState): RequestedProduct => ({
    permalinkId: id,
    workgroupId: member.workgroup.workgroupId,
    working: current.record,
    language: member.user.interfaceLanguage,
  })
  const propose = (requested: { member: Member; id: number }, state: WorkingState): Promise<FoundProposals> =>
    findProposals(services, services.tables(), { ...requestOf(requested, state), stored: state.stored.record })

  typed.get(
    '/api/v1/products/:synonymId/classification',
    {
      config: { access: 'editor', key: 'write', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'The classification of a recipe with its reasons',
        description:
          'Every class by the law of today: the sum, its limit and the distance to it, what is not known, and decisions against the calculation. A decision lapses if a component on which the class rests has changed.',
        params: ofProduct,
        response: { 200: named('ClassificationView', classificationView) },
      },
    },
    async (request) => {
      const requested = await requireProduct(services, request)
      const judged = await judgeProduct(
        services,
        services.tables().engine,
        requestOf(requested, await openState(services.db, requested.id)),
      )
      return viewClassification(judged, requested.member.user.interfaceLanguage)
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/proposals',
    {
      config: { access: 'editor', key: 'write', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'What the recipe of a product means for its record',
        description:
          'The recipe is classified by the law of today; each proposal says where it belongs, why, and what the record says there now. Nothing is written. If no recipe is stored, section 3 of the record is used instead.',
        params: ofProduct,
        response: { 200: named('ProposalsAnswer', proposalsAnswer) },
      },
    },
    async (request) => {
      const requested = await requireProduct(services, request)
      const state = await openState(services.db, requested.id)
      const found = await propose(requested, state)
      const language = requested.member.user.interfaceLanguage
      return {
        recipeRevision: found.recipeRevision,
        draftRevision: state.current.revision,
        isJudged: found.answer !== null,
        leftOut: [...found.leftOut],
        unreadable: [...found.unreadable],
        proposals: writeProposals(found.proposals, language),
        spare: writeProposals(found.spare, language),
        gaps: writeGaps(found.gaps, language),
      }
    },
  )

  typed.post(
    '/api/v1/products/:synonymId/proposals',
    {
      config: {
        access: 'editor',
        key: 'write',
        refusals: [409],
        example: {
          params: { synonymId: '5010' },
          json: { revision: 1, accept: [{ id: '/uses#use.industrial', madeFor: '8815a6f4ba273a80' }], remove: [] },
          notRun: 'needs the present revision of the record',
        },
      },
      schema: {
        tags: ['Editing'],
        summary: 'Take proposals into the record that is being edited',
        description:
          'The proposals are calculated again: one that is no longer proposed, or has another value than the user saw, changes nothing and is reported as outdated. The record is saved as a change by the editor, based on the given revision. Note the answers as `decisions` of the recipe: what was accepted and has no cause any more after a change of the recipe is then listed as `gone`.',
        params: ofProduct,
        body: acceptBody,
        response: { 200: named('ProposalsAccepted', acceptAnswer) },
      },
    },
    async (request) => {
      const requested = await requireProduct(services, request)
      const { revision, accept, remove } = request.body
      const state = await openState(services.db, requested.id, revision)
      const done = acceptProposals(await propose(requested, state), state.current.record, { accept, remove })
      const saved = await saveDraft(services, requested.id, requested.member.user.id, { revision, record: done.record })
      return { revision: saved.current.revision, accepted: done.accepted, removed: done.removed, outdated: done.outdated }
    },
  )
}
