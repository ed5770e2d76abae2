import { findHazardCategory, type HazardClass } from '../../clp/hazard-categories.ts'
import { kindsOfState, type StateKind } from '../../shared/record/physical-state.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule, type Subject } from '../subject.ts'

/** States in which a class of physical hazards can be: CLP Annex I, 2.3, 2.6, 2.7, 2.9, 2.10, 2.13, 2.14. */
const statesOfClass: Partial<Readonly<Record<HazardClass, readonly StateKind[]>>> = {
  aerosols: ['Aerosol'],
  flammableLiquids: ['Liquid', 'Paste'],
  pyrophoricLiquids: ['Liquid', 'Paste'],
  oxidisingLiquids: ['Liquid', 'Paste'],
  flammableSolids: ['Solid', 'Paste'],
  pyrophoricSolids: ['Solid', 'Paste'],
  oxidisingSolids: ['Solid', 'Paste'],
}

/** Section 9 against section 2.1. */
export const checkProperties: Rule = (subject) => [
  ...checkState(subject),
  ...checkAppearance(subject),
  ...checkAerosol(subject),
  ...checkDenied(subject),
]

/**
 * 9.1 (b) and (c): colour and odour are described as supplied. Whoever has the product sees and smells it, so that “not determined” is no answer; in a person’s
 * own words it may be one.
 */
function checkAppearance({ record: { parameters, classification, composition } }: Subject): Finding[] {
  if (classification.length + composition.ingredients.length === 0) return []
  return (['colour', 'odour'] as const).flatMap((name) => {
    const index = parameters.findIndex(({ property }) => property === name)
    const text = parameters[index]?.text
    if (text !== undefined && !has([text], 'propertyNote.notDetermined', 'propertyNote.noData')) return []
    const article = `REACH Annex II, 9.1(${name === 'colour' ? 'b' : 'c'})`
    return [
      finding('properties.appearanceMissing', index < 0 ? 'parameters' : `parameters[${index}]`, {
        params: { what: { term: `property.${name}` } },
        article,
      }),
    ]
  })
}

function checkState({ record }: Subject): Finding[] {
  const index = record.parameters.findIndex(({ property }) => property === 'physicalState')
  const text = record.parameters[index]?.text
  if (text === undefined)
    return record.classification.length + record.composition.ingredients.length > 0
      ? [finding('properties.stateMissing', 'parameters')]
      : []
  const kind = 'phrase' in text ? kindsOfState[text.phrase] : undefined
  if (kind === undefined) return []
  return record.classification.flatMap(({ category }) => {
    const states = statesOfClass[findHazardCategory(category).hazardClass]
    if (states === undefined || states.includes(kind)) return []
    return [finding('properties.stateContradicts', `parameters[${index}]`, { params: { what: category } })]
  })
}

/**
 * REACH Annex II, 9.2.1(c): the percentage of the flammable components of an aerosol, unless it is in category 1 because it was not tested (CLP Annex I,
 * 2.3.2.1, Note).
 */
function checkAerosol({ record: { classification, parameters } }: Subject): Finding[] {
  const stated = classification.find(({ category }) => findHazardCategory(category).hazardClass === 'aerosols')
  if (stated === undefined || parameters.some(({ property }) => property === 'flammableComponents')) return []
  const isTested = parameters.some(
    ({ property, remark }) => property === 'aerosols' && remark !== undefined && has([remark], 'propertyNote.ignitionDistance'),
  )
  if (stated.category === 'Aerosol 1' && stated.basis !== 'testData' && !isTested) return []
  return [finding('properties.flammableComponentsMissing', 'parameters', { params: { what: { term: 'property.flammableComponents' } } })]
}

/** The properties of 9.2.1 by their class. */
const classesOf: Readonly<Record<string, readonly HazardClass[]>> = {
  explosives: ['explosives'],
  flammableGases: ['flammableGases'],
  aerosols: ['aerosols'],
  flammableLiquids: ['flammableLiquids'],
  flammableSolids: ['flammableSolids'],
  oxidisingLiquids: ['oxidisingLiquids'],
  oxidisingSolids: ['oxidisingSolids'],
  organicPeroxides: ['organicPeroxides'],
  selfReactive: ['selfReactiveSubstances'],
  selfHeating: ['selfHeatingSubstances'],
  emitsFlammableGases: ['waterReactiveSubstances'],
  corrosiveToMetals: ['metalCorrosives'],
}
const denials = [
  'propertyNote.criteriaNotMet',
  'propertyNote.notCorrosiveMetals',
  'propertyNote.notOxidising',
  'propertyNote.notExplosive',
  'propertyNote.notExplosiveSimple',
] as const
const flammable: readonly HazardClass[] = ['flammableLiquids', 'flammableSolids', 'flammableGases']

function checkDenied({ record }: Subject): Finding[] {
  return record.parameters.flatMap(({ property, text }, index) => {
    if (text === undefined) return []
    const stated = (classes: readonly HazardClass[]) =>
      record.classification.find(({ category }) => classes.includes(findHazardCategory(category).hazardClass))?.category
    const burning = property === 'flammability' && has([text], 'propertyNote.notFlammable') ? stated(flammable) : undefined
    const denied = has([text], ...denials) ? stated(classesOf[property] ?? []) : undefined
    return [
      ...(burning === undefined ? [] : [finding('properties.flammabilityDenied', `parameters[${index}]`, { params: { what: burning } })]),
      ...(denied === undefined ? [] : [finding('properties.classDenied', `parameters[${index}]`, { params: { what: denied } })]),
    ]
  })
}
