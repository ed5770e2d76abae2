import { describe, expect, it } from 'vitest'
import type { Ingredient } from '../shared/record/composition.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { catalogueIds, readCatalogue } from '../test-kit/read-catalogue.ts'

const records = catalogueIds.flatMap((id) =>
  readCatalogue(id).map(({ record }, index): [string, ProductRecord] => [`version ${index + 1} of ${id}`, record]),
)

const routes: Readonly<Record<string, string>> = {
  H300: 'oral',
  H301: 'oral',
  H302: 'oral',
  H310: 'dermal',
  H311: 'dermal',
  H312: 'dermal',
  H330: 'inhalation',
  H331: 'inhalation',
  H332: 'inhalation',
}

/** Routes by which the substance is acutely toxic, and for which no estimate stands. */
function routesWithoutEstimate({ classification, acuteToxicityEstimates }: Ingredient): string[] {
  const harmful = classification
    .filter(({ category }) => category.startsWith('Acute Tox.'))
    .flatMap(({ statements }) => statements.flatMap((code) => routes[code] ?? []))
  return harmful.filter((route) => !acuteToxicityEstimates.some((estimate) => estimate.route.startsWith(route)))
}

/** Additivity formula for ingredients of known content: CLP Annex I, 3.1.3.6.1. A vapour in a mist counts with its own estimate. */
function estimateMixture(ingredients: readonly Ingredient[], route: string): number {
  const parts = ingredients.flatMap(({ content, contentRange, acuteToxicityEstimates }) => {
    const own = acuteToxicityEstimates.find((estimate) => estimate.route === route)
    const vapour = route === 'inhalationDust' ? acuteToxicityEstimates.find((estimate) => estimate.route === 'inhalationVapour') : undefined
    const estimate = own ?? vapour
    return estimate ? [(content ?? contentRange.to ?? 0) / estimate.value] : []
  })
  return 100 / parts.reduce((sum, part) => sum + part, 0)
}

describe('acute toxicity in the catalogue', () => {
  it.each(records)('%s states the estimate of every acutely toxic ingredient (REACH Annex II, 3.2)', (_name, { composition }) => {
    const lacking = composition.ingredients.map((ingredient) => [ingredient.name, routesWithoutEstimate(ingredient)] as const)
    expect(lacking.filter(([, routes]) => routes.length > 0)).toEqual([])
  })

  it.each(records.filter(([, { toxicology }]) => toxicology.estimates.length > 0))(
    '%s gives the mixture the estimates that follow from its ingredients (CLP Annex I, 3.1.3.6)',
    (_name, { composition, toxicology }) => {
      for (const { route, quantity } of toxicology.estimates) {
        const { sign, value = 0 } = quantity
        const ratio = estimateMixture(composition.ingredients, route) / value
        if (sign === '>') expect(ratio, route).toBeGreaterThan(1)
        else expect(Math.abs(ratio - 1), route).toBeLessThan(0.01)
      }
    },
  )
})
