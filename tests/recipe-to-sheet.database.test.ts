/** The whole way of a small maker: who one is, a recipe, what follows from it, the check, a published sheet. */
import { describe, expect, it } from 'vitest'
import { acceptAnswer, proposalsAnswer } from '../shared/proposals/answer.ts'
import { newProductAnswer } from '../shared/editing.ts'
import { languageCodes } from '../shared/languages.ts'
import { exampleNames } from '../shared/recipe/example-names.ts'
import { recipeAnswer } from '../shared/recipe/recipe.ts'
import { draftOf, useEditors } from './editors.ts'
import { introduceWorkgroup } from './publish-recipe.ts'
import { startWithoutPages } from './start-without-pages.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const owner = editors.as('owner')

await introduceWorkgroup(owner)

describe('a recipe', () => {
  it.each(exampleNames)('of the example %s becomes a published sheet, with what a person must say in between', async (example) => {
    const { synonymId } = newProductAnswer.parse((await owner('POST', '/api/v1/products', { name: `From ${example}`, example })).body)
    const address = `/api/v1/products/${synonymId}`
    // Nobody has measured the cleaner of solvents yet: until somebody has, its section 14 stays open.
    const { revision, recipe } = recipeAnswer.parse((await owner('GET', `${address}/recipe`)).body)
    const values = { flashPoint: '-4', initialBoilingPoint: '57', ...recipe.measured.values }
    if (example === 'solventCleaner')
      await owner('PUT', `${address}/recipe`, { revision, recipe: { ...recipe, measured: { ...recipe.measured, values } } })
    const { proposals, draftRevision } = proposalsAnswer.parse((await owner('GET', `${address}/proposals`)).body)
    const accept = proposals.filter(({ state }) => state === 'open').map(({ id, madeFor }) => ({ id, madeFor }))
    expect(accept.length).toBeGreaterThan(40)
    const accepted = acceptAnswer.parse((await owner('POST', `${address}/proposals`, { revision: draftRevision, accept })).body)
    const { ufi } = (await owner('POST', '/api/v1/workgroup/ufi')).body
    const patch = { description: { phrase: 'tds.description.thinner' }, ufi }
    const saved = await owner('PUT', draftOf(synonymId), { revision: accepted.revision, patch })
    const { body: check } = await owner('GET', `${address}/draft/check`)
    const errors = check.findings.filter(({ severity }: { severity: string }) => severity === 'error')
    expect({ problems: saved.body.problems, errors }).toEqual({ problems: [], errors: [] })
    const published = await owner('POST', `${address}/publish`, { revision: saved.body.revision, date: '2026-11-23' })
    expect([published.status, published.body.reasons]).toEqual([200, undefined])
    const { products } = (await owner('GET', '/api/v1/coverage/products')).body
    const covered = products.find((one: { synonym_id: number }) => one.synonym_id === synonymId)
    // Its proper shipping name is a general entry, which the table of dangerous goods has in three languages.
    expect(covered.sds).toHaveLength(languageCodes.length)
  })
})
