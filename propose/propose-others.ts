import { packageSizes } from '../clp/label/label-sizes.ts'
import { mostUnknown } from '../clp/consequences/most-unknown.ts'
import type { EstimateRoute } from '../clp/classification/mixture.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { units, type Quantity } from '../shared/record/texts.ts'
import { all, any, classified, contains, none, ofKind, sprayed, suspected, unless, usedBy, type Condition } from './conditions.ts'
import type { Facts } from './facts.ts'
import { phraseOfKind, phraseOfUse } from './phrases-of-facts.ts'
import { because, type Because, type Gap, type Wish } from './proposal.ts'
import { chlorinated, fluorideAtWork, nitricAcid } from './rules/by-substance.ts'
import {
  acidic,
  aerosol,
  alkaline,
  amineHardener,
  anyHealth,
  aquatic,
  combustible,
  corrosive,
  flammable,
  hazardousWaste,
  liquid,
  pressed,
  reactive,
  solvents,
} from './rules/situations.ts'

const kinds = ofKind('paint', 'adhesive', 'sealant', 'printingInk', 'cleaner', 'lampOil', 'grillLighter')
const phraseOf = ({ mixture }: Facts) => Object.entries(phraseOfKind).find(([name]) => name === mixture.productKind)?.[1]

/**
 * What the product is, in one sentence that exists in every language: a record is not complete without. Where a person described the product,
 * nothing is proposed.
 */
export function proposeDescription(facts: Facts): Wish[] {
  const { description } = facts.record
  const isOpen =
    'text' in description ? Object.keys(description.text).length === 0 : Object.values<string>(phraseOfKind).includes(description.phrase)
  const phrase = phraseOf(facts)
  const kind = kinds(facts)
  if (!isOpen || phrase === undefined || kind === null) return []
  return [{ section: '1.1', place: '/description', item: null, value: { phrase }, because: kind, article: '' }]
}

/** 1.2: what it is for and who uses it; more than one sentence may stand there. */
export function proposeUses(facts: Facts): Wish[] {
  const own = new Set(facts.record.uses.flatMap((text) => ('phrase' in text ? [text.phrase] : [])))
  const wish = (phrase: string, reasons: readonly Because[]): Wish => ({
    section: '1.2',
    place: '/uses',
    item: phrase,
    value: { phrase },
    because: reasons,
    article: 'REACH Annex II, 1.2',
  })
  const kind = kinds(facts)
  const phrase = phraseOf(facts)
  // A record that says more closely what it is for needs no general sentence.
  const isSaid = [...own].some((one) => !Object.values<string>(phraseOfUse).includes(one) && one !== 'use.spraying' && one !== phrase)
  const spray = isSaid ? null : sprayed(facts)
  return [
    ...(kind === null || phrase === undefined || isSaid ? [] : [wish(phrase, kind)]),
    ...(spray === null ? [] : [wish('use.spraying', spray)]),
    ...facts.uses.map((use) => wish(phraseOfUse[use], [because('use', { use: [{ phrase: phraseOfUse[use] }] })])),
  ]
}

type StatedRoute = ProductRecord['toxicology']['estimates'][number]['route']
const routesOf: Readonly<Record<EstimateRoute, readonly [StatedRoute, Quantity['unit']]>> = {
  oral: ['oral', 'mg/kg'],
  dermal: ['dermal', 'mg/kg'],
  gas: ['inhalationGas', 'ppm'],
  vapour: ['inhalationVapour', 'mg/l'],
  mist: ['inhalationDust', 'mg/l'],
  dust: ['inhalationDust', 'mg/l'],
}

/**
 * 11.1: the calculated estimates of acute toxicity (CLP Annex I, 3.1.3.6), to three figures. Where more than 10 % of the mixture is unknown the
 * formula is corrected by what the record does not list; such an estimate is left to a person.
 */
export function proposeEstimates({ answer }: Facts): Wish[] {
  const found = new Map<StatedRoute, Wish>()
  for (const [route, [stated, unit]] of Object.entries(routesOf)) {
    const known = Object.entries(answer.acuteToxicity).find(([name]) => name === route)?.[1]
    if (known === undefined || known.estimate === null || known.unknown > 10 || found.has(stated)) continue
    const quantity = { value: Number(known.estimate.toPrecision(3)), unit }
    found.set(stated, {
      section: '11.1',
      place: '/toxicology/estimates',
      item: stated,
      value: { route: stated, quantity },
      because: [because('calculated', { sum: `ATE = ${quantity.value} ${unit}` })],
      article: 'CLP Annex I, 3.1.3.6; REACH Annex II, 11.1',
    })
  }
  return [...found.values()]
}

/** %: CLP Annex I, 3.1.3.6.2.2. */
const statedFrom = 1

/** 11.1, and with it the label: the share of ingredients whose acute toxicity is unknown, by the route of which least is known. */
export function proposeUnknownShare({ answer }: Facts): Wish[] {
  return stateShare(mostUnknown(answer).acuteToxicity, statedFrom, {
    section: '11.1',
    place: '/toxicology/unknownAcuteToxicityPercent',
    article: 'CLP Annex I, 3.1.3.6.2.2',
  })
}

/** %: the least content of a component that counts, CLP Annex I, 4.1.3.1. */
const relevantForWater = 0.1

/** 12.1, and with it the label: the share of components of which nobody knows the hazard to the aquatic environment. */
export function proposeUnknownAquaticShare({ answer }: Facts): Wish[] {
  return stateShare(mostUnknown(answer).aquaticHazard, relevantForWater, {
    section: '12.1',
    place: '/ecology/unknownAquaticHazardPercent',
    article: 'CLP Annex I, 4.1.3.6.1',
  })
}

/** A share in %, to one decimal, where it is large enough to be stated. */
function stateShare(share: number, least: number, where: Pick<Wish, 'section' | 'place' | 'article'>): Wish[] {
  if (share < least) return []
  const value = Number(share.toFixed(1))
  return [{ ...where, item: null, value, because: [because('calculated', { sum: `${value} %` })] }]
}

/** Not classified as flammable for want of a test. */
const liquefiedFlammable = suspected('Flam. Gas')

/** Neither petrol nor diesel. */
const alcohols = any(contains('ethanol', 10), contains('methanol', 10))
/** Chapter 20 is of households and of what is alike in trade and offices. */
const municipal = unless(ofKind('cleaner'), usedBy('industrial'))

/** Codes of the European list of waste by what the product is: Decision 2000/532/EC; the first that fits, and those of packaging. */
const wasteRows: readonly (readonly [code: string, when: Condition])[] = [
  // A gas that neither burns nor harms is dangerous by its pressure alone.
  ['16 05 05', unless(pressed, any(hazardousWaste, classified('Ozone'), liquefiedFlammable))],
  ['16 05 04*', any(aerosol, pressed)],
  ['13 07 02*', all(ofKind('fuel'), classified('Flam. Liq. 1'))],
  ['13 07 01*', all(ofKind('fuel'), none(alcohols), any(classified('Flam. Liq. 3'), unless(combustible, flammable)))],
  // Bioethanol, methylated spirits, naphtha for stoves, what lamps and lighters burn: other fuels.
  ['13 07 03*', all(ofKind('fuel', 'lampOil', 'grillLighter'), liquid, any(flammable, combustible))],
  ['14 06 02*', all(chlorinated, usedBy('professional', 'industrial'))],
  ['08 05 01*', contains('isocyanates')],
  ['08 01 11*', all(ofKind('paint'), any(hazardousWaste, solvents))],
  ['08 01 12', all(ofKind('paint'), none(hazardousWaste, solvents))],
  ['08 04 09*', all(ofKind('adhesive', 'sealant'), any(hazardousWaste, solvents))],
  ['08 04 10', all(ofKind('adhesive', 'sealant'), none(hazardousWaste, solvents))],
  ['20 01 14*', all(usedBy('consumer'), corrosive, acidic)],
  ['20 01 15*', all(usedBy('consumer'), corrosive, alkaline)],
  ['20 01 29*', all(municipal, any(anyHealth, aquatic, reactive))],
  ['20 01 30', all(municipal, none(hazardousWaste))],
  ['14 06 03*', unless(all(solvents, flammable), ofKind('fuel'))],
]
const hazardousPack = unless(hazardousWaste, pressed)

export function proposeWaste(facts: Facts): Wish[] {
  const rows = [
    ...wasteRows.filter(([, when]) => when(facts) !== null).slice(0, 1),
    ...(hazardousPack(facts) === null ? [] : [['15 01 10*', hazardousPack] as const]),
  ]
  return rows.map(([code, when]) => ({
    section: '13.1',
    place: '/disposal/wasteCodes',
    item: code,
    value: { code, name: { phrase: `wasteCode.${code.replaceAll(/[ *]/g, '')}` } },
    because: when(facts) ?? [],
    article: 'Decision 2000/532/EC',
  }))
}

/** Written from general knowledge of the tables of glove makers, not copied from one of them. */
const eatsNitrile = all(
  classified('Skin', 'H310', 'H311'),
  any(
    nitricAcid,
    fluorideAtWork,
    contains('peraceticAcid', 5),
    contains('phenols', 1),
    contains('passingNitrile', 10),
    contains('halogens', 5),
    all(acidic, contains('heatingWithWater', 50)),
  ),
)

/** Materials of gloves by what the skin would touch; thickness and breakthrough time are the maker's: EN ISO 374-1, REACH Annex II, 8.2.2.2(b)(i). */
const gloveRows: readonly (readonly [material: string, when: Condition])[] = [
  // For a mixture of solvents no material is proposed: butyl resists ketones and esters but not xylene, and others do the reverse.
  // Acids that oxidise or dehydrate, hydrofluoric and peracetic acid, phenols eat or pass through nitrile.
  ['protection.gloveMaterial.butyl', unless(eatsNitrile, solvents)],
  ['protection.gloveMaterial.laminate', any(solvents, chlorinated)],
  ['protection.gloveMaterial.butyl', any(contains('epoxies', 1), amineHardener, contains('isocyanates'))],
  ['protection.gloveMaterial.nitrile', classified('H310', 'H311', 'H312', 'Skin', 'Carc.', 'Muta.', 'Repr.', 'Flam. Liq.')],
]

export function proposeGloves(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const found = gloveRows.find(([, when]) => when(facts) !== null)
  const { gloves } = facts.record.exposureControls
  const place = '/exposureControls/gloves'
  const article = 'REACH Annex II, 8.2.2.2(b)(i); EN ISO 374-1'
  // A material that the record names stays a gap until the record says for how long it protects.
  const isOpen = gloves.some(({ thickness, breakthrough }) => thickness === undefined || breakthrough === undefined)
  const gap: Gap = {
    id: `${place}!`,
    section: '8.2',
    place,
    because: because('noValue', { property: { term: 'because.breakthrough' } }),
    article,
  }
  if (!found || gloves.length > 0) return { wishes: keptGloves(facts), gaps: isOpen ? [gap] : [] }
  const [phrase, when] = found
  return {
    wishes: [
      {
        section: '8.2',
        place,
        item: phrase,
        value: { material: { phrase }, standard: 'EN ISO 374-1' },
        because: when(facts) ?? [],
        article,
      },
    ],
    gaps: [gap],
  }
}

/** Only tests tell which gloves protect, so gloves that the record names already are left as they are. */
function keptGloves({ record }: Facts): Wish[] {
  return record.exposureControls.gloves.slice(0, 1).flatMap((glove): Wish[] =>
    'phrase' in glove.material
      ? [
          {
            section: '8.2',
            place: '/exposureControls/gloves',
            item: glove.material.phrase,
            value: glove,
            because: [because('always')],
            article: 'REACH Annex II, 8.2.2.2(b)(i); EN ISO 374-1',
          },
        ]
      : [],
  )
}

const litres: Readonly<Record<string, number>> = { ml: 0.001, l: 1, g: 0.001, kg: 1 }

/** 2.2: the packs of the recipe, and the size of the label for the largest one (CLP Annex I, 1.2.1.4, Table 1.3). */
export function proposePacks({ mixture: { packs } }: Facts): Wish[] {
  const known = packs.flatMap(({ value, unit }) => {
    const found = units.find((one) => one === unit)
    return found === undefined ? [] : [{ value, unit: found }]
  })
  const largest = Math.max(0, ...known.map(({ value, unit }) => value * (litres[unit] ?? 0)))
  const size = packageSizes.find(({ upTo }) => upTo === null || largest <= upTo)
  const reason = [because('packs', { packs: known.map(({ value, unit }) => `${value} ${unit}`).join(', ') })]
  const format = (name: 'packageSize' | 'labelSize', value: number): Wish => ({
    section: '2.2',
    place: `/labelDefaults/${name}`,
    item: null,
    value,
    because: reason,
    article: 'CLP Annex I, 1.2.1.4, Table 1.3',
  })
  return [
    ...known.map((pack): Wish => ({
      section: '2.2',
      place: '/labelElements/packSizes',
      item: JSON.stringify(pack),
      value: pack,
      because: reason,
      article: 'CLP Article 17(1)(b)',
    })),
    // Of several packs each has a label of its own.
    ...known.slice(0, known.length === 1 ? 1 : 0).map(({ value, unit }): Wish => ({
      section: '2.2',
      place: '/labelDefaults/packContent',
      item: null,
      value: `${value} ${unit}`,
      because: reason,
      article: 'CLP Article 17(1)(b)',
    })),
    ...(size === undefined || largest === 0 ? [] : [format('packageSize', size.id), format('labelSize', labelOfPackage[size.id])]),
  ]
}

/** The upright size of the table that holds a label of several languages; the smallest that the law allows is often too small. */
const labelOfPackage = { 1: 3, 2: 5, 3: 7, 4: 7, 5: 7 } as const
