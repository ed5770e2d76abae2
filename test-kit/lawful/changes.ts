/**
 * What makers lawfully do to a sheet that was proposed to them, each on some of the lawful products: names of the trade, measured ranges, words of
 * their own, limits repeated, tests told otherwise. None of it contradicts the law for sure, so none of it is an error.
 */
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { PhraseText, Quantity, Text } from '../../shared/record/texts.ts'
import { ingredient, property, say } from '../contradictions/change-record.ts'

export type LawfulChange = readonly [what: string, products: readonly string[], change: (record: ProductRecord) => void]

const put = (record: ProductRecord, parameter: Parameter) => {
  record.parameters = [...record.parameters.filter(({ property: own }) => own !== parameter.property), parameter]
}
const note = (parameter: Pick<Parameter, 'category' | 'property'>, phrase: string) => (record: ProductRecord) =>
  put(record, { ...parameter, text: { phrase } } as Parameter)
const union = ({ regulatory }: ProductRecord) => regulatory.union
const containment = ({ accidentalRelease }: ProductRecord) => accidentalRelease.containment
const naming = (english: string): PhraseText['values'] => ({ substances: [{ text: { en: english } }] })

/** Names of the trade, by CAS number; no library knows them. */
const trade: Readonly<Record<string, string>> = {
  '9016-87-9': 'Polymeric MDI',
  '101-68-8': '4,4′-MDI',
  '2855-13-2': 'IPDA',
  '1477-55-0': 'MXDA',
  '141-43-5': 'MEA',
  '7664-38-2': 'Orthophosphoric acid',
}
/** Substances have one name in the sheet, on the label too: CLP Article 18(2). */
function rename(record: ProductRecord, nameOf: (one: Ingredient) => Text): void {
  for (const one of record.composition.ingredients) {
    const old = JSON.stringify(one.name)
    one.name = nameOf(one)
    record.labelElements.contains = record.labelElements.contains.map((named) => (JSON.stringify(named) === old ? one.name : named))
  }
}
const shelfLife = (quantity: Quantity) => (record: ProductRecord) => {
  say((one) => one.handling.storage, 'storage.shelfLife', { months: 12 })(record)
  put(record, { category: 'TD01', property: 'shelfLife', quantity })
}
const limit =
  (cas: string, ...limits: Ingredient['specificLimits']) =>
  (record: ProductRecord) =>
    void ingredient(record, cas).specificLimits.push(...limits)

export const lawfulChanges: readonly LawfulChange[] = [
  [
    'names in German alone',
    ['epoxy hardener', 'polyurethane foam B', 'oven cleaner'],
    (record) => rename(record, ({ casNumber = '' }) => ({ text: { de: `Stoff ${casNumber}` } })),
  ],
  [
    'names of the trade',
    ['epoxy hardener', 'polyurethane foam B', 'oven cleaner', 'acid cleaner'],
    (record) => rename(record, ({ name, casNumber = '' }) => (trade[casNumber] === undefined ? name : { text: { en: trade[casNumber] } })),
  ],
  [
    'words of a person in many sections',
    ['battery acid', 'cement', 'spray paint'],
    (record) => {
      const text = {
        text: { en: 'See the leaflet of the maker for packs of 2 l.', de: 'Merkblatt des Herstellers für 2-l-Gebinde beachten.' },
      }
      for (const texts of [record.firstAid.general, record.handling.storage, record.stability.reactivity, record.regulatory.union])
        texts.push(text)
    },
  ],
  [
    'a generic limit repeated for a class that Annex VI has',
    ['acetone for professionals'],
    limit('67-64-1', { category: 'Eye Irrit. 2', statement: 'H319', from: 10 }),
  ],
  [
    'more studies of another species',
    ['cellulose thinner', 'epoxy resin'],
    (record) => {
      for (const { toxicity, ecotoxicity } of record.composition.ingredients) {
        toxicity.push({ endpoint: 'LD50', route: 'oral', species: 'mouse', quantity: { sign: '>', value: 5000, unit: 'mg/kg' } })
        ecotoxicity.push({
          endpoint: 'EC50',
          group: 'bacteria',
          species: 'activated sludge',
          duration: { value: 3, unit: 'h' },
          quantity: { sign: '>', value: 1000, unit: 'mg/l' },
        })
      }
    },
  ],
  [
    'a log Kow of another study',
    ['acetone for professionals'],
    say((one) => one.ecology.bioaccumulation, 'bioaccumulation.logKow', { substance: { phrase: 'substance.acetone' }, logKow: '0.1' }),
  ],
  [
    'pH in a range, density about, flash point above',
    ['antifreeze', 'brake fluid'],
    (record) => {
      property(record, 'ph').quantity = { from: 7.5, to: 8.7, unit: '' }
      property(record, 'density').quantity = { sign: '≈', value: 1.1, unit: 'g/cm³' }
      property(record, 'flashPoint').quantity = { sign: '>', value: 100, unit: '°C' }
    },
  ],
  [
    'water that boils off below the flash point',
    ['antifreeze'],
    (record) => put(record, { category: 'SE09a', property: 'boilingPoint', quantity: { sign: '≈', value: 106, unit: '°C' } }),
  ],
  [
    'flash point of an oil in an open cup',
    ['hydraulic oil'],
    (record) => {
      property(record, 'flashPoint').method = 'ISO 2592'
      property(record, 'flashPoint').remark = { phrase: 'method.openCup' }
    },
  ],
  [
    'an ignition temperature that does not apply',
    ['screenwash'],
    note({ category: 'SE09a', property: 'autoIgnitionTemperature' }, 'propertyNote.notApplicable'),
  ],
  [
    'preservatives that section 3 need not name, told by Article 58(3)',
    ['wall paint', 'hand soap', 'photographic fixer'],
    say(union, 'regulation.preservativeInside', naming('1,2-benzisothiazol-3(2H)-one')),
  ],
  [
    'a substance added that section 3 need not name',
    ['acid cleaner'],
    say((one) => one.otherInformation.changes, 'change.substanceAdded', naming('glycerol')),
  ],
  [
    'substances that degrade and need not be named in section 3',
    ['screenwash'],
    say((one) => one.ecology.persistence, 'persistence.readilyBiodegradableSubstances', naming('glycerol')),
  ],
  [
    'an active substance as the list of the Union names it',
    ['bleach'],
    say(union, 'regulation.biocidalActiveSubstance', {
      substance: { text: { en: 'active chlorine released from sodium hypochlorite' } },
      content: '4.2 %',
    }),
  ],
  [
    'its content in another unit on the label',
    ['peroxide 35 %'],
    (record) => {
      const [first] = record.composition.ingredients
      const values = (content: string) => ({ substance: first?.name ?? '', content })
      say(union, 'regulation.biocidalActiveSubstance', values('35 g/100 g'))(record)
      say((one) => one.labelElements.furtherTexts, 'regulation.biocidalActiveSubstance', values('395 g/l'))(record)
    },
  ],
  [
    'no explosives precursor',
    ['aluminium pigment paste', 'fertiliser solution', 'peroxide 11.9 %', 'hydraulic oil'],
    say(union, 'regulation.explosivesPrecursors'),
  ],
  ['safety glasses', ['cement', 'bleach'], (record) => (record.exposureControls.eyes = [{ phrase: 'protection.eyes.glasses' }])],
  [
    'household gloves for the public',
    ['bleach', 'pipe cleaner'],
    (record) => Object.assign(record.exposureControls, { hands: [{ phrase: 'protection.hands.household' }], gloves: [] }),
  ],
  [
    'no harm known from the use that is meant',
    ['screenwash', 'brake fluid'],
    say((one) => one.toxicology.notes, 'toxicology.notClassifiedExperience'),
  ],
  [
    'nothing to avoid, but sources of ignition',
    ['perfume oil', 'diesel additive'],
    (record) => (record.stability.avoid = [{ phrase: 'avoidCondition.none' }]),
  ],
  [
    'insoluble, and an emulsion in water',
    ['hydraulic oil'],
    (record) => {
      note({ category: 'SE09a', property: 'solubility' }, 'propertyNote.insolubleWater')(record)
      note({ category: 'SE09c', property: 'miscibility' }, 'propertyNote.dispersible')(record)
    },
  ],
  [
    'a clear varnish that is white in the tin',
    ['aqueous clear varnish'],
    (record) => {
      record.variant = { phrase: 'variant.clear' }
      note({ category: 'SE09', property: 'colour' }, 'colour.white')(record)
    },
  ],
  ['drains covered from powder', ['cement', 'laundry detergent with enzymes'], say(containment, 'release.containment.coverDrains')],
  ['swept up when it has dried', ['wall paint'], say(containment, 'release.containment.sweep')],
  ['dust of what is sanded', ['wall paint'], say((one) => one.accidentalRelease.personal, 'release.personal.avoidDust')],
  [
    'free by a special provision that is named',
    ['epoxy resin', 'concrete admixture'],
    say((one) => one.transport.precautions, 'transportPrecaution.specialProvision', { provisions: '375' }),
  ],
  [
    'a limited quantity in millilitres',
    ['acetone for professionals'],
    say((one) => one.transport.precautions, 'transportPrecaution.limitedQuantity', { quantity: '1000 ml' }),
  ],
  ['a shelf life from twelve months to two years', ['wall paint'], shelfLife({ from: 12, to: 24, unit: 'months' })],
  ['a shelf life of at least twelve months', ['wall paint'], shelfLife({ sign: '≥', value: 12, unit: 'months' })],
  [
    'codes of packaging and of detergents from households',
    ['bleach', 'acid cleaner'],
    (record) => {
      const name = { text: { en: 'waste', de: 'Abfall' } }
      record.disposal.wasteCodes = ['15 01 10*', '15 01 02', '20 01 29*', '20 01 30'].map((code) => ({ code, name }))
    },
  ],
  [
    'limits of other States',
    ['cellulose thinner'],
    (record) => {
      for (const { exposureLimits } of record.composition.ingredients)
        exposureLimits.push({ basis: 'VLEP', country: 'BE', longTerm: { mgPerM3: 90 }, remarks: [] })
    },
  ],
  [
    'isocyanates from a polyurethane that burns',
    ['aqueous clear varnish'],
    say((one) => one.firefighting.hazards, 'fireHazard.hydrogenCyanideIsocyanates'),
  ],
  [
    'an acid solution of sulphites that reacts with acids',
    ['photographic fixer'],
    say((one) => one.stability.reactivity, 'reactivity.alkali'),
  ],
  ['a bleach that is kept from marble', ['bleach'], say((one) => one.handling.handling, 'handling.acidSensitiveSurfaces')],
  [
    'the last drops of a bottle',
    ['bleach', 'acid cleaner'],
    (record) => (record.disposal.product = [{ phrase: 'disposal.product.hazardousWaste' }, { phrase: 'disposal.product.smallAmounts' }]),
  ],
]
