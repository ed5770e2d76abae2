import { annexXviiMarkings } from '../../clp/reach/annex-xvii-markings.ts'
import { readVolume } from '../../clp/label/pack-content.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { publicUse } from '../../shared/record/uses.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule, type Subject } from '../subject.ts'

/**
 * What entry 3 of REACH Annex XVII keeps from the public: paragraph 3, lamp oils with H304 that hold a colouring agent or perfume; paragraph
 * 5(c), larger packs of lamp oils and grill lighter fluids with H304.
 */
export const checkLampOils: Rule = (subject) => {
  const { record, context, elements } = subject
  const isForPublic = has(record.uses, publicUse)
  const isLampOil = has(record.uses, 'use.lampOil')
  const markings = annexXviiMarkings({
    hazardStatements: elements.hazardStatements,
    ingredients: record.composition.ingredients,
    isForPublic,
    isForWork: false,
    mayReachPublic: isForPublic,
    isLampOil,
    isGrillLighter: has(record.uses, 'use.grillLighter'),
    day: context.day,
  })
  const isMarkedOil = markings.includes('lampOil')
  return [...(isMarkedOil ? checkAdditives(subject) : []), ...(isMarkedOil || markings.includes('grillLighter') ? checkPack(subject) : [])]
}

/** A component says what it is for. What section 9 says of colour and odour may have another cause: then somebody has to look. */
function checkAdditives({ record }: Subject): Finding[] {
  const added = record.materials.flatMap(({ component, purpose }, index) =>
    purpose && has([purpose], 'purpose.pigment', 'purpose.fragrance')
      ? [finding('regulatory.lampOilAdditive', `materials[${index}]`, { params: { what: component } })]
      : [],
  )
  if (added.length > 0) return added
  return record.parameters.flatMap(({ category, property, text }, index) =>
    category === 'SE09' && text && isTelling(property, text)
      ? [finding('regulatory.lampOilAdditive', `parameters[${index}]`, { severity: 'warning', params: { what: text } })]
      : [],
  )
}

/** Oils are colourless to brown, and smell of what they are made of. */
const coloured = ['white', 'black', 'red', 'blue', 'green', 'orange', 'silver', 'various'].map((name) => `colour.${name}`)
const perfumed = ['odour.perfumed', 'odour.lemon']

const isTelling = (property: string, text: Text): boolean =>
  (property === 'colour' && has([text], ...coloured)) || (property === 'odour' && has([text], ...perfumed))

/** Litres. */
const largestPack = 1

const litresOf = ({ value = 0, unit }: Quantity): number => (unit === 'l' ? value : unit === 'ml' ? value / 1000 : 0)

function checkPack({ record }: Subject): Finding[] {
  const { packContent: content } = record.labelDefaults
  const ofLabel = (readVolume(content) ?? 0) > largestPack
  return [
    ...(ofLabel ? [finding('regulatory.lampOilPack', 'labelDefaults.packContent', { params: { content } })] : []),
    ...record.labelElements.packSizes.flatMap((size, index) =>
      litresOf(size) > largestPack
        ? [finding('regulatory.lampOilPack', `labelElements.packSizes[${index}]`, { params: { content: size } })]
        : [],
    ),
  ]
}
