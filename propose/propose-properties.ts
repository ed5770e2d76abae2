import { propertyKeys, type Parameter, type PropertyCategory, type PropertyKey } from '../shared/record/properties.ts'
import { kindsOfState } from '../shared/record/physical-state.ts'
import { whyNoValue } from '../shared/record/why-no-value.ts'
import type { Quantity, Text } from '../shared/record/texts.ts'
import { measuredPlaces } from '../shared/recipe/property-of-measured.ts'
import type { Facts } from './facts.ts'
import { phraseOfState } from './phrases-of-facts.ts'
import { because, type Because, type Gap, type Wish } from './proposal.ts'

/** Section 9: what was measured, what has no meaning for the product and why, and what is open (REACH Annex II, 9.1 and 9.2). */
export function proposeProperties(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const wishes = [...state(facts), ...figures(facts), ...combustion(facts), ...inapplicable(facts)]
  const filled = new Set(wishes.map(({ item }) => item))
  const requested = [...propertyKeys.SE09.map((key) => ['SE09', key] as const), ...propertyKeys.SE09a.map((key) => ['SE09a', key] as const)]
  const gaps = requested.flatMap(([category, property]): Gap[] => {
    const held = facts.record.parameters.some((one) => one.property === property)
    if (held || filled.has(`${category} ${property}`)) return []
    return [
      {
        id: `/parameters#${category} ${property}!`,
        section: '9.1',
        place: '/parameters',
        because: because('noValue', { property: { term: `property.${property}` } }),
        article: 'REACH Annex II, 9.1',
      },
    ]
  })
  return { wishes, gaps }
}

/** A record that names the state more precisely, such as “viscous liquid”, keeps that. */
function state({ record, mixture: { physicalState } }: Facts): Wish[] {
  if (physicalState === null) return []
  const phrase = phraseOfState[physicalState]
  const own = record.parameters.find(({ property }) => property === 'physicalState')
  const isSame = own?.text !== undefined && 'phrase' in own.text && kindsOfState[own.text.phrase] === kindsOfState[phrase]
  const text: Text = { phrase }
  return [row('SE09', 'physicalState', isSame ? own : { text }, [because('state', { state: text })])]
}

type Filling = Pick<Parameter, 'quantity' | 'text' | 'method' | 'remark'>

function row(category: PropertyCategory, property: PropertyKey, filling: Filling, reasons: readonly Because[]): Wish {
  const section = category === 'SE09b' ? '9.2.1' : category === 'SE09c' ? '9.2.2' : '9.1'
  return {
    section,
    place: '/parameters',
    item: `${category} ${property}`,
    value: { ...filling, category, property },
    because: reasons,
    article: `REACH Annex II, ${section}`,
  }
}

function figures({ mixture: { measured }, signed }: Pick<Facts, 'mixture' | 'signed'>): Wish[] {
  return measuredPlaces.flatMap(({ name, category, property, unit, remark }): Wish[] => {
    const value = measured[name]
    if (value === null) return []
    const quantity: Quantity = { value, ...signed.get(name), unit }
    const method = property === 'flashPoint' && measured.flashPointMethod !== null ? { method: measured.flashPointMethod.slice(0, 80) } : {}
    return [
      row(category, property, { quantity, ...method, ...(remark === undefined ? {} : { remark: { phrase: remark } }) }, [
        because('measured', { property: { term: `property.${property}` }, value: quantity }),
      ]),
    ]
  })
}

function combustion({ mixture: { measured, physicalState }, met }: Facts): Wish[] {
  const said = (phrase: string) => ({ text: { phrase } })
  const own = (property: PropertyKey, value: Text | Quantity) => [
    because('measured', { property: { term: `property.${property}` }, value }),
  ]
  const { sustainsCombustion, ignitionDistance, alkaliReserve, acidReserve, foam } = measured
  const reserve = alkaliReserve ?? acidReserve
  const burns = sustainsCombustion === true ? 'propertyNote.sustainsCombustion' : 'propertyNote.doesNotSustainCombustion'
  const liquid = met.find(({ category }) => category.startsWith('Flam. Liq.'))
  const aerosol = met.find(({ category }) => /^Aerosol [12]$/.test(category))
  const ofClass = (category: string) => [because('class', { classes: category })]
  const flammable = { phrase: 'propertyNote.flammableLiquid', values: { category: liquid?.category.at(-1) ?? '' } }
  const ofAerosol = aerosol === undefined ? { phrase: 'state.aerosol' } : phraseOfAerosol(aerosol.category)
  const distance = { phrase: 'propertyNote.ignitionDistance', values: { value: `${ignitionDistance ?? ''} cm` } }
  const titrated: Quantity = { value: reserve ?? 0, unit: 'g NaOH/100 g' }
  const flame = (property: 'flameHeight' | 'flameDuration', quantity: Quantity) =>
    row('SE09c', property, { quantity }, own(property, quantity))
  return [
    ...(foam === null
      ? []
      : [flame('flameHeight', { value: foam.flameHeight, unit: 'cm' }), flame('flameDuration', { value: foam.flameDuration, unit: 's' })]),
    ...(sustainsCombustion === null
      ? []
      : [row('SE09c', 'sustainedCombustion', said(burns), own('sustainedCombustion', { phrase: burns }))]),
    ...(reserve === null ? [] : [row('SE09c', 'acidReserve', { quantity: titrated }, own('acidReserve', titrated))]),
    ...(liquid === undefined
      ? []
      : [
          row('SE09a', 'flammability', { text: flammable }, ofClass(liquid.category)),
          row('SE09b', 'flammableLiquids', { text: flammable }, ofClass(liquid.category)),
        ]),
    ...(aerosol === undefined ? [] : [row('SE09a', 'flammability', { text: ofAerosol }, ofClass(aerosol.category))]),
    ...(aerosol === undefined && (physicalState !== 'aerosol' || ignitionDistance === null)
      ? []
      : [
          row(
            'SE09b',
            'aerosols',
            {
              text: ofAerosol,
              ...(ignitionDistance === null ? {} : { remark: distance }),
            },
            ofClass(aerosol?.category ?? 'Aerosol'),
          ),
        ]),
  ]
}

/** CLP Annex I, Table 2.3.1: H222 is of category 1 alone. */
const phraseOfAerosol = (category: string): Text => ({
  phrase: category === 'Aerosol 1' ? 'propertyNote.extremelyFlammableAerosol' : 'propertyNote.flammableAerosol',
  values: { category: category.at(-1) ?? '' },
})

/** Reasons why a property has no value, by state and kind: REACH Annex II, 9.1. What was measured all the same stands. */
function inapplicable(facts: Facts): Wish[] {
  const { mixture, record } = facts
  const { physicalState } = mixture
  if (physicalState === null) return []
  const phrase = phraseOfState[physicalState]
  const held = new Set(figures(facts).map(({ item }) => item))
  return propertyKeys.SE09a.flatMap((property): Wish[] => {
    const why = whyNoValue(property, kindsOfState[phrase], record.composition.kind === 'mixture')
    if (why === null || held.has(`SE09a ${property}`)) return []
    const reason = property === 'partitionCoefficient' ? because('always') : because('state', { state: { phrase } })
    return [row('SE09a', property, { text: { phrase: why } }, [reason])]
  })
}
