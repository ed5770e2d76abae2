import type { Measured } from '../../clp/classification/mixture.ts'
import type { Section3Threshold } from '../../clp/consequences/section-3.ts'
import { mixtureOfRecord } from '../../shared/classification/mixture-of-record.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import type { JudgedRecipe } from '../recipe-behind.ts'
import { isSameSubstance } from '../../shared/classification/is-same-substance.ts'
import type { Rule, Subject } from '../subject.ts'

/** The record against the recipe that it is the sheet of. Classes, label and transport are compared with it by the rules of their sections. */
export const checkRecipe: Rule = (subject) => {
  const { recipe } = subject
  if (recipe === null) return []
  return [
    ...checkDecisions(recipe),
    ...checkListed(subject, recipe),
    ...subject.record.composition.ingredients.flatMap((one, index) => checkIngredient(one, index, recipe)),
    ...checkMeasured(subject, recipe),
  ]
}

/** A decision belongs to the recipe it was made for: new information is evaluated anew (CLP Article 15(1)). */
function checkDecisions({ lapsed }: JudgedRecipe): Finding[] {
  return lapsed.map(({ hazardClass }) =>
    finding('recipe.decisionLapsed', 'classification', { params: { class: { term: `hazardClass.${hazardClass}` } } }),
  )
}

/** REACH Annex II, 3.2.1 and 3.2.2: substances that section 3 must name, for what they do or else for a limit or a list. What has no number cannot stand there, and is told. */
function checkListed({ record }: Subject, { answer }: JudgedRecipe): Finding[] {
  return answer.section3.flatMap(({ component, cas, ec, index, name, content, threshold }) => {
    const found = answer.components.find(({ key }) => key === component)
    if (!found || record.composition.ingredients.some((one) => isSameSubstance(one, found))) return []
    if (cas === null && ec === null && index === null)
      return [finding('recipe.substanceNameless', 'composition.ingredients', { params: { substance: name }, article: threshold.article })]
    const params = { substance: name, content: round(content.to), class: whyNamed(threshold) }
    return [finding('recipe.substanceMissing', 'composition.ingredients', { params, article: threshold.article })]
  })
}

/** Its class, the act with its workplace limit of the Union, or the article by which it is on the candidate list. */
const whyNamed = ({ category, reason }: Section3Threshold): string => category ?? ('limit' in reason ? reason.limit : reason.concern)

/** Contents of a record may have two decimals where those of a recipe have more. */
const rounding = 0.005 + 1e-9

function checkIngredient(ingredient: Ingredient, index: number, { answer }: JudgedRecipe): Finding[] {
  const place = `composition.ingredients[${index}]`
  const found = answer.components.find((one) => isSameSubstance(ingredient, one))
  const { name: substance, content, contentRange } = ingredient
  if (!found || found.content.to === 0) {
    const fix = [{ op: 'remove' as const, path: `/composition/ingredients/${index}` }]
    return [finding('recipe.substanceNotContained', place, { params: { substance }, fix })]
  }
  const { from, to } = found.content
  const isExact = from === to
  const holdsRange = contentRange.from <= from + rounding && to <= contentRange.to + rounding
  const holds = holdsRange && (content === undefined || (content >= from - rounding && content <= to + rounding))
  if (holds) return []
  const stated = content ?? { from: contentRange.from, to: contentRange.to }
  const entry = answer.section3.find(({ component }) => component === found.key)
  const range = isExact
    ? entry && { from: round(entry.range.from), to: round(entry.range.to), toInclusive: entry.range.to >= 100 }
    : { from: round(from), to: round(to), toInclusive: true }
  const path = `/composition/ingredients/${index}`
  const keepsRange = isExact && to < contentRange.to && from >= contentRange.from
  return [
    finding('recipe.contentDiffers', `${place}.${content === undefined ? 'contentRange' : 'content'}`, {
      params: { substance, content: write(found.content), record: typeof stated === 'number' ? stated : write(stated) },
      fix:
        range === undefined
          ? null
          : [
              ...(isExact ? [{ op: 'add' as const, path: `${path}/content`, value: round(to) }] : []),
              ...(!isExact && content !== undefined ? [{ op: 'remove' as const, path: `${path}/content` }] : []),
              ...(keepsRange ? [] : [{ op: 'replace' as const, path: `${path}/contentRange`, value: range }]),
            ],
    }),
  ]
}

const round = (content: number): number => Number(content.toFixed(6))
const write = ({ from, to }: { from: number; to: number }): string | number => (from === to ? round(to) : `${round(from)}–${round(to)}`)

/** What section 9 says and the recipe too, as the engine reads both: REACH Annex II, 9.1. */
const compared = [
  { figure: 'flashPoint', property: 'flashPoint', unit: '°C' },
  { figure: 'initialBoilingPoint', property: 'boilingPoint', unit: '°C' },
  { figure: 'pH', property: 'ph', unit: '' },
  { figure: 'kinematicViscosity40', property: 'kinematicViscosity', unit: 'mm²/s' },
] as const satisfies readonly { figure: keyof Measured; property: string; unit: string }[]

function checkMeasured({ record, context }: Subject, { mixture }: JudgedRecipe): Finding[] {
  const { measured } = mixtureOfRecord(record, context.readEnglish)
  return compared.flatMap(({ figure, property, unit }) => {
    const [stated, found] = [measured[figure], mixture.measured[figure]]
    if (stated === null || found === null || Math.abs(stated - found) < 1e-9) return []
    const index = record.parameters.findIndex((one) => one.property === property)
    const value = (one: number) => (unit === '' ? one : { value: one, unit })
    return [finding('recipe.measuredDiffers', `parameters[${index}]`, { params: { record: value(stated), found: value(found) } })]
  })
}
