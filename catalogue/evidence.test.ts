/** What the sheets of the catalogue say in sections 8, 11 and 12 stands on data. */
import { describe, expect, it } from 'vitest'
import { countsFor, reachesCriteria } from '../clp/reach/reaches-criteria.ts'
import { findHazardCategory, type HazardClass } from '../clp/hazard-categories.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { catalogueIds, readCatalogue } from '../test-kit/read-catalogue.ts'

const published = catalogueIds.flatMap((id) =>
  readCatalogue(id).map(({ record, publish }): [string, ProductRecord, string] => [
    `${id} of ${publish?.date}`,
    record,
    publish?.date ?? '',
  ]),
)
const withSheet = published.filter(([, record]) => record.documents.sds && record.permalinkId !== 1011)

describe('the catalogue', () => {
  it.each(withSheet)('%s has data for what makes it hazardous to water, acutely toxic or harmful to organs', (_name, { composition }) => {
    const lacking = composition.ingredients.flatMap((ingredient) => [
      ...(countsFor(ingredient, ['aquaticHazard']) && ingredient.ecotoxicity.length === 0 ? [[ingredient.name, '12.1']] : []),
      ...(countsFor(ingredient, ['aquaticHazard']) && !ingredient.degradability ? [[ingredient.name, '12.2']] : []),
      ...(countsFor(ingredient, organClasses) && ingredient.toxicity.length === 0 ? [[ingredient.name, '11.1']] : []),
    ])
    expect(lacking).toEqual([])
  })

  it.each(published)('%s is classified as the calculation says (CLP Annex I, Parts 3 and 4)', (_name, record) => {
    const { composition, classification, parameters } = record
    const viscosity = parameters.find(({ property }) => property === 'kinematicViscosity')?.quantity
    const facts = { ingredients: composition.ingredients, kinematicViscosity: viscosity?.value ?? viscosity?.from ?? null }
    const own = new Set(classification.map(({ category }) => findHazardCategory(category).hazardClass))
    const denied = record.toxicology.notClassified
    for (const hazardClass of calculated) {
      if (hazardClass === 'carcinogenicity' && denied?.carcinogenicity === 'criteriaNotMet') continue
      // docs/decisions/046-kits.md: a kit bears what its components bear before they are mixed
      if (record.kit && own.has(hazardClass)) continue
      expect(reachesCriteria(hazardClass, facts), hazardClass).toBe(own.has(hazardClass))
    }
  })

  it.each(published)('%s states a biological limit with its value or not at all', (_name, { exposureControls }) => {
    const named = exposureControls.monitoring.flatMap((text) => ('phrase' in text ? [text] : []))
    expect(named.filter(({ phrase }) => phrase === 'monitoring.hippuricAcid')).toEqual([])
    for (const { phrase, values } of named)
      if (/(xylene|acetone|toluene|methanol)$/.test(phrase)) expect(values, phrase).toHaveProperty('value')
  })

  it.each(published)('%s gives a carcinogen the route that its ingredient has, and the same one in section 11', (_name, record) => {
    const carcinogens = (classification: ProductRecord['classification']) =>
      classification.filter(({ category }) => category.startsWith('Carc.'))
    const routes = record.composition.ingredients.flatMap(({ classification }) => carcinogens(classification).map(({ route }) => route))
    for (const { route } of carcinogens(record.classification)) expect(routes).toContainEqual(route)
  })

  it.each(published.filter(([, , day]) => day >= '2025-08-01'))(
    '%s has no carcinogenic titanium dioxide after its annulment',
    (_name, { composition }) => {
      for (const { casNumber, classification, indexNumber } of composition.ingredients)
        if (casNumber === '13463-67-7') expect([classification, indexNumber]).toEqual([[], undefined])
    },
  )
})

const organClasses = [
  'acuteToxicity',
  'specificTargetOrganToxicitySingleExposure',
  'specificTargetOrganToxicityRepeatedExposure',
] as const satisfies HazardClass[]

const calculated = [
  ...organClasses,
  'skinCorrosionIrritation',
  'eyeDamageIrritation',
  'respiratorySensitisation',
  'skinSensitisation',
  'germCellMutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'aspirationHazard',
  'aquaticHazard',
] as const satisfies HazardClass[]
