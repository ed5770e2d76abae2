import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { recipeAnswer, recipeBody, recipeState } from '../../shared/recipe/recipe.ts'
import { recipeRevisionAnswer, recipeRevisions } from '../../shared/recipe/revisions.ts'
import { named } from '../api/name-schema.ts'
import { readId } from '../products/load-product.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { listRecipeRevisions, viewRecipeRevision } from './list-recipe-revisions.ts'
import { saveRecipe, viewRecipe } from './save-recipe.ts'

/** Bytes: enough for five hundred rows with their own data. */
const bodyLimit = 2_097_152

/** The recipe of a product, for editors of its workgroup alone (docs/decisions/087-recipes.md). */
export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/products/:synonymId/recipe',
    {
      config: { access: 'editor', key: 'write', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'The exact recipe of a product',
        description:
          'Components as typed, with measured values, uses, packs and decisions. It is confidential: no record, version or public page contains it. If none is stored, it starts from section 3 of the draft.',
        params: ofProduct,
        response: { 200: named('RecipeAnswer', recipeAnswer) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      return viewRecipe(services.db, id, member.user.interfaceLanguage)
    },
  )

  typed.put(
    '/api/v1/products/:synonymId/recipe',
    {
      config: {
        access: 'editor',
        key: 'write',
        refusals: [409],
        example: {
          params: { synonymId: '5140' },
          json: {
            revision: 0,
            recipe: {
              rows: [
                { key: 'a', name: 'Xylene', cas: '1330-20-7', share: '9,0' },
                { key: 'b', name: 'Acrylic resin', share: '40 – 45', own: { classification: [] } },
              ],
              physicalState: 'liquid',
              measured: { values: { flashPoint: '38' } },
              uses: ['professional'],
            },
          },
        },
      },
      schema: {
        tags: ['Editing'],
        summary: 'Save the recipe of a product',
        description:
          'Complete or not: input that cannot be read yet is kept as typed. If the revision is no longer the current one, the response is 409 with the current recipe. A decision against the calculation needs a reason of at least 30 characters, and one based on a test the report.',
        params: ofProduct,
        body: recipeBody,
        response: { 200: named('RecipeState', recipeState) },
      },
      bodyLimit,
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      return saveRecipe(services, id, member.user, request.body)
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/recipe/revisions',
    {
      config: { access: 'editor', key: 'write', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'Earlier states of the recipe',
        description:
          'Who changed what, and when. Of the revisions of one person, one is kept for every ten minutes; the newest hundred are kept.',
        params: ofProduct,
        response: { 200: named('RecipeRevisionList', recipeRevisions) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      return listRecipeRevisions(services.db, id)
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/recipe/revisions/:revision',
    {
      config: {
        access: 'editor',
        key: 'write',
        example: { params: { synonymId: '5010', revision: '1' }, notRun: 'needs a recipe that was saved' },
      },
      schema: {
        tags: ['Editing'],
        summary: 'One earlier state of the recipe',
        params: ofProduct.extend({ revision: z.string().describe('Number of the state, as the list of earlier states has it') }),
        response: { 200: named('RecipeRevisionAnswer', recipeRevisionAnswer) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      return viewRecipeRevision(services.db, id, readId(request.params.revision))
    },
  )
}
