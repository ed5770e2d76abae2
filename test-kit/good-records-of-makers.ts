/** Three more good records, of recipes with what no proposal knows written in: the hardener of a primer, a descaler for the public, a spray. */
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import type { Parameter } from '../shared/record/properties.ts'
import type { Quantity, Text } from '../shared/record/texts.ts'
import { looked, type GoodRecipe } from './good-recipe.ts'

const words = (en: string, de: string, fr: string): Text => ({ text: { en, de, fr } })

const dimerAmine = words(
  'fatty acids, C18-unsaturated, dimers, oligomeric reaction products with triethylenetetramine',
  'C18-ungesättigte Fettsäuren, Dimere, oligomere Reaktionsprodukte mit Triethylentetramin',
  'acides gras en C18 insaturés, dimères, produits de réaction oligomériques avec la triéthylènetétramine',
)
const formicAcid = words('formic acid', 'Ameisensäure', 'acide formique')
const whiteOil = words('white mineral oil (petroleum)', 'Weißes Mineralöl (Erdöl)', 'huile minérale blanche (pétrole)')

export const recipesOfMakers: Readonly<Record<number, GoodRecipe>> = {
  /** The amine hardener of a two-component primer for industry. */
  9006: {
    uses: [{ phrase: 'use.coating' }, { phrase: 'use.industrial' }],
    mixture: {
      name: 'Epoxy primer, component B',
      physicalState: 'liquid',
      productKind: 'paint',
      use: 'industrial',
      inhalation: 'vapour',
      measured: {
        flashPoint: 25,
        flashPointMethod: 'ISO 3679',
        initialBoilingPoint: 117,
        kinematicViscosity40: 90,
        relativeDensity: 0.94,
      },
      packs: [{ value: 5, unit: 'l' }],
      components: [
        { cas: '1330-20-7', content: 22 },
        { cas: '71-36-3', content: 12 },
        { cas: '100-41-4', content: 3 },
        { cas: '112-24-3', content: 2 },
        { cas: '90-72-2', content: 4 },
        {
          cas: '68410-23-1',
          content: 50,
          own: { classification: ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'Skin Sens. 1A H317', 'Aquatic Chronic 2 H411'] },
        },
        { name: 'Filler', content: 7, own: looked },
      ],
    },
    complete: (record) => {
      rename(record, '68410-23-1', dimerAmine)
      measure(record, 'SE09a', { property: 'explosionLimits', quantity: { from: 1.1, to: 11.3, unit: 'vol-%' } })
      measure(record, 'SE09a', { property: 'autoIgnitionTemperature', quantity: { value: 340, unit: '°C' } })
      measure(record, 'SE09a', {
        property: 'vapourPressure',
        quantity: { value: 9, unit: 'hPa' },
        remark: { phrase: 'method.at20' },
      })
      measure(record, 'SE09a', { property: 'solubility', text: { phrase: 'propertyNote.partlyMiscibleWater' } })
      measure(record, 'SE09a', {
        property: 'relativeVapourDensity',
        quantity: { value: 3, unit: '' },
        remark: { phrase: 'propertyNote.airOne' },
      })
      measure(record, 'SE09a', { property: 'ph', text: { phrase: 'propertyNote.notApplicableNonAqueous' } })
      leaveOpen(record, 'meltingPoint', 'decompositionTemperature')
      looksAndSmells(record, 'colour.amber', 'odour.amine')
      record.parameters.push(
        { category: 'SE09c', property: 'solidsContent', quantity: { value: 63, unit: '%' } },
        { category: 'SE09c', property: 'vocContent', quantity: { value: 348, unit: 'g/l' } },
        { category: 'TD01', property: 'shelfLife', quantity: { value: 12, unit: 'months' } },
      )
      wearGloves(record, 'laminate', { thickness: 0.1, minutes: 480 })
      record.composition.description = [{ phrase: 'productType.amineHardener' }]
      record.regulatory.volatileOrganicCompounds = { value: 37, unit: '%' }
      record.regulatory.national = [{ country: 'DE', texts: [{ phrase: 'regulation.germanyWgk', values: { class: '2' } }] }]
    },
  },
  /** A descaler for kettles, of lactic, citric and formic acid. */
  9007: {
    uses: [{ phrase: 'use.cleaning' }, { phrase: 'use.consumer' }],
    mixture: {
      name: 'Kettle descaler',
      physicalState: 'liquid',
      productKind: 'cleaner',
      use: 'consumer',
      measured: { pH: 1.3, acidReserve: 8, relativeDensity: 1.08, flashPoint: 101 },
      packs: [{ value: 0.5, unit: 'l' }],
      components: [
        { cas: '7732-18-5', name: 'water', content: 75, own: looked },
        { cas: '79-33-4', content: 12 },
        { cas: '64-18-6', content: 6 },
        { cas: '77-92-9', content: 7 },
      ],
    },
    complete: (record) => {
      rename(record, '64-18-6', formicAcid)
      record.composition.ingredients
        .find(({ casNumber }) => casNumber === '64-18-6')
        ?.exposureLimits.push({ basis: '2006/15/EC', longTerm: { mgPerM3: 9, ppm: 5 }, remarks: [] })
      measure(record, 'SE09a', { property: 'boilingPoint', quantity: { value: 101, unit: '°C' } })
      measure(record, 'SE09a', { property: 'flammability', text: { phrase: 'propertyNote.notFlammable' } })
      measure(record, 'SE09a', { property: 'solubility', text: { phrase: 'propertyNote.miscibleWater' } })
      measure(record, 'SE09a', {
        property: 'kinematicViscosity',
        quantity: { value: 1.2, unit: 'mm²/s' },
        remark: { phrase: 'method.at40' },
      })
      leaveOpen(record, 'meltingPoint', 'explosionLimits', 'autoIgnitionTemperature', 'decompositionTemperature', 'vapourPressure')
      leaveOpen(record, 'relativeVapourDensity')
      looksAndSmells(record, 'colour.colourlessClear', 'odour.pungent')
      record.parameters.push({ category: 'SE09b', property: 'corrosiveToMetals', text: { phrase: 'propertyNote.notCorrosiveMetals' } })
      wearGloves(record, 'nitrile', { thickness: 0.4, minutes: 480 })
      record.labelDefaults.packContent = '500 ml'
      record.labelElements.ingredientListAddress = 'https://www.norvik.example/ingredients'
      record.regulatory.national = [{ country: 'DE', texts: [{ phrase: 'regulation.germanyWgk', values: { class: '1' } }] }]
    },
  },
  /** A lubricating spray for the public and for work. */
  9008: {
    uses: [{ phrase: 'use.lubrication' }, { phrase: 'use.consumer' }, { phrase: 'use.professional' }],
    mixture: {
      name: 'Multi-purpose lubricant spray',
      physicalState: 'aerosol',
      productKind: null,
      use: 'consumer',
      inhalation: 'mist',
      measured: { flammableContent: 72, heatOfCombustion: 32, ignitionDistance: 80, kinematicViscosity40: 4 },
      packs: [{ value: 400, unit: 'ml' }],
      components: [
        {
          ec: '919-857-5',
          name: 'hydrocarbons, C9-C11, n-alkanes, isoalkanes, cyclics, <2 % aromatics',
          content: 45,
          own: { classification: ['Flam. Liq. 3 H226', 'STOT SE 3 H336', 'Asp. Tox. 1 H304'] },
        },
        { cas: '106-97-8', content: 15 },
        { cas: '74-98-6', content: 12 },
        { cas: '8042-47-5', content: 28, own: { classification: ['Asp. Tox. 1 H304'] } },
      ],
    },
    complete: (record) => {
      rename(record, '8042-47-5', whiteOil)
      measure(record, 'SE09a', { property: 'density', quantity: { value: 0.71, unit: 'g/cm³' }, remark: { phrase: 'method.at20' } })
      measure(record, 'SE09a', { property: 'solubility', text: { phrase: 'propertyNote.insolubleWater' } })
      measure(record, 'SE09a', {
        property: 'vapourPressure',
        quantity: { value: 3.5, unit: 'bar' },
        remark: { phrase: 'method.at20' },
      })
      measure(record, 'SE09a', { property: 'explosionLimits', quantity: { from: 0.6, to: 10.9, unit: 'vol-%' } })
      measure(record, 'SE09a', { property: 'autoIgnitionTemperature', quantity: { value: 230, unit: '°C' } })
      leaveOpen(record, 'meltingPoint', 'boilingPoint', 'relativeVapourDensity', 'decompositionTemperature', 'ph')
      looksAndSmells(record, 'colour.yellowish', 'odour.solvent')
      wearGloves(record, 'nitrile', { thickness: 0.4, minutes: 240 })
      record.labelDefaults.packContent = '400 ml'
      record.regulatory.union.push({ phrase: 'regulation.youngWorkers' })
    },
  },
}

/** Names that the library lacks stand as numbers wherever the proposals wrote them. */
function rename(record: ProductRecord, cas: string, name: Text): void {
  for (const one of record.composition.ingredients) if (one.casNumber === cas) one.name = name
  const named = productRecord.parse(
    JSON.parse(JSON.stringify(record).replaceAll(JSON.stringify({ text: { en: cas } }), JSON.stringify(name))),
  )
  Object.assign(record, named)
}

type OfSection9 = Extract<Parameter, { category: 'SE09a' }>

function measure(record: ProductRecord, category: 'SE09a', parameter: Omit<OfSection9, 'category'>): void {
  record.parameters.push({ category, ...parameter })
}

function leaveOpen(record: ProductRecord, ...properties: readonly OfSection9['property'][]): void {
  for (const property of properties) record.parameters.push({ category: 'SE09a', property, text: { phrase: 'propertyNote.notDetermined' } })
}

function looksAndSmells(record: ProductRecord, colour: string, odour: string): void {
  record.parameters.push(
    { category: 'SE09', property: 'colour', text: { phrase: colour } },
    { category: 'SE09', property: 'odour', text: { phrase: odour } },
  )
  for (const one of record.emergency) one.hours = { phrase: 'telephone.allDay' }
}

function wearGloves(record: ProductRecord, material: string, { thickness, minutes }: { thickness: number; minutes: number }): void {
  const breakthrough: Quantity = { sign: '≥', value: minutes, unit: 'min' }
  record.exposureControls.gloves = [
    {
      material: { phrase: `protection.gloveMaterial.${material}` },
      thickness: { value: thickness, unit: 'mm' },
      breakthrough,
      standard: 'EN ISO 374-1',
    },
  ]
}
