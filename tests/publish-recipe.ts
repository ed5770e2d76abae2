import { newProductAnswer } from '../shared/editing.ts'
import { proposalsAnswer } from '../shared/proposals/answer.ts'
import { recipeAnswer } from '../shared/recipe/recipe.ts'
import { draftOf, type Caller } from './editors.ts'

export interface PublishedRecipe {
  synonymId: number
  permalinkId: number
}

/** A workgroup that has said who it is. @param owner of it */
export async function introduceWorkgroup(owner: Caller): Promise<void> {
  const profile = {
    company: {
      name: 'Lindqvist Färg AB',
      address: 'Hamngatan 4',
      city: 'Norrköping',
      country: 'SE',
      telephone: '+46 11 123456',
      email: 'sds@lindqvist.example',
    },
    emergency: [{ telephone: '+46 10 4566700', hours: { phrase: 'telephone.allDay' } }],
    vatNumber: 'SE556036079301',
  }
  const { revision } = (await owner('GET', '/api/v1/workgroup')).body
  const { status, body } = await owner('PUT', '/api/v1/workgroup', { revision, profile })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** A cleaner with the emulsifier LX 40, which a test introduces as `emulsifier`. @param share of it, in per cent */
export const cleanerOf = (share: string) => ({
  rows: [
    { key: 'a', name: 'Emulsifier LX 40', substance: 'emulsifier', share },
    { key: 'b', name: 'Water', cas: '7732-18-5', share: String(100 - Number(share)) },
  ],
  physicalState: 'liquid',
  productKind: 'cleaner',
  measured: { values: { pH: '7', relativeDensity: '1.01' } },
  uses: ['professional'],
})

/** A product of this recipe, with every proposal accepted as in the workshop, and published. */
export async function publishRecipe(owner: Caller, name: string, recipe: object): Promise<PublishedRecipe> {
  const made = newProductAnswer.parse((await owner('POST', '/api/v1/products', { name })).body)
  const { synonymId, permalinkId } = made
  const address = `/api/v1/products/${synonymId}`
  await owner('PUT', `${address}/recipe`, { revision: 0, recipe })
  const { proposals, draftRevision } = proposalsAnswer.parse((await owner('GET', `${address}/proposals`)).body)
  const accept = proposals.filter(({ state }) => state === 'open').map(({ id, madeFor }) => ({ id, madeFor }))
  const accepted = await owner('POST', `${address}/proposals`, { revision: draftRevision, accept })
  const stored = recipeAnswer.parse((await owner('GET', `${address}/recipe`)).body)
  const decisions = accept.map(({ id, madeFor }) => ({ proposal: id, answer: 'accepted', madeFor }))
  await owner('PUT', `${address}/recipe`, { revision: stored.revision, recipe: { ...stored.recipe, decisions } })
  const isClassified = proposals.some(({ place }) => place === '/classification')
  const own = isClassified ? { ufi: (await owner('POST', '/api/v1/workgroup/ufi')).body.ufi } : { isNotHazardous: true }
  const patch = { description: { phrase: 'tds.description.thinner' }, ...own }
  const saved = await owner('PUT', draftOf(synonymId), { revision: accepted.body.revision, patch })
  const published = await owner('POST', `${address}/publish`, { revision: saved.body.revision, date: '2026-01-15' })
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))
  return { synonymId, permalinkId }
}
