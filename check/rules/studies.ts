import { categoryOfEstimate } from '../../clp/classification/estimate-tables.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { longTermOf } from './long-term-studies.ts'
import { upperEnd } from './upper-end.ts'

/**
 * Studies of an ingredient in 11.1 and 12.1 against its classes in 3.2. A harmonised entry may lack a class that the data show: of what it leaves
 * out, and of a minimum classification, the supplier classifies further (CLP Article 4(3); Annex VI, 1.2.1). Only what data add is found; a class
 * stricter than a study may rest on another one.
 */
export const checkStudies: Rule = ({ record }) =>
  record.composition.ingredients.flatMap((ingredient, index) => {
    const found = [
      aquaticOf(ingredient),
      chronicOf(ingredient),
      acuteOf(ingredient, 'oral', /^H30[0-2]/),
      acuteOf(ingredient, 'dermal', /^H31[0-2]/),
      breathedOf(ingredient, 'vapour'),
      breathedOf(ingredient, 'dust'),
    ]
    const stated = ingredient.classification.map(({ category }) => category).join(', ') || '–'
    return found.flatMap((one): Finding[] =>
      one === null
        ? []
        : [
            finding('composition.studyContradicts', `composition.ingredients[${index}].classification`, {
              params: { record: stated, found: one },
            }),
          ],
    )
  })

/** CLP Annex I, Table 4.1.0 (a): the hours of each group of organisms. */
const hoursOf: Partial<Record<Ingredient['ecotoxicity'][number]['group'], readonly number[]>> = {
  fish: [96],
  crustaceans: [48],
  algae: [72, 96],
  aquaticPlants: [72, 96],
}

function aquaticOf({ classification, ecotoxicity }: Ingredient): string | null {
  if (classification.some(({ category }) => category === 'Aquatic Acute 1')) return null
  const [worst] = ecotoxicity
    .flatMap(({ endpoint, group, duration, quantity }) => {
      const isAcute = endpoint === 'LC50' || endpoint === 'EC50' || endpoint === 'ErC50'
      const hours = duration.unit === 'h' ? upperEnd(duration) : null
      const value = quantity.unit === 'mg/l' ? upperEnd(quantity) : null
      const counts = isAcute && hours !== null && value !== null && (hoursOf[group] ?? []).includes(hours)
      return counts && value <= 1 ? [{ endpoint, value }] : []
    })
    .toSorted((a, b) => a.value - b.value)
  return worst === undefined ? null : `Aquatic Acute 1, H400 (${worst.endpoint} = ${worst.value} mg/l)`
}

/** H410 to H412, by what is said of the long term: CLP Annex I, Table 4.1.0 (b). */
function chronicOf(ingredient: Ingredient): string | null {
  const stated = ingredient.classification.flatMap(({ category }) =>
    category.startsWith('Aquatic Chronic') ? [Number(category.slice(-1))] : [],
  )
  const found = longTermOf(ingredient)
  if (found === null || Math.min(4, ...stated) <= found.category) return null
  return `Aquatic Chronic ${found.category}, H41${found.category - 1} (${found.study})`
}

function acuteOf({ classification, toxicity }: Ingredient, route: 'oral' | 'dermal', statements: RegExp): string | null {
  const stated = classification.flatMap(({ category, statements: own }) =>
    category.startsWith('Acute Tox.') && own.some((code) => statements.test(code)) ? [Number(category.slice(-1))] : [],
  )
  // CLP Annex I, 3.1.2.1 and Table 3.1.1: of several studies the sheet does not say which counts, so all must show it.
  const values = toxicity.flatMap(({ endpoint, route: own, quantity }) =>
    endpoint === 'LD50' && own === route && quantity.unit === 'mg/kg' ? [upperEnd(quantity) ?? Number.POSITIVE_INFINITY] : [],
  )
  const value = Math.max(...values)
  const category = values.length === 0 ? null : categoryOfEstimate(route, value)
  if (category === null || Math.min(5, ...stated) <= category) return null
  return `Acute Tox. ${category} (LD50 = ${value} mg/kg)`
}

const studiesOfForm = { vapour: 'inhalationVapour', dust: 'inhalationDust' } as const
/** mg/l in one of the unit */
const perLitre: Readonly<Record<string, number>> = { 'mg/l': 1, 'mg/m³': 0.001, 'g/l': 1000 }
const hoursOfTable = 4
/** Categories by which the study is stricter: aerosols are made finer for a study than anybody breathes them (CLP Annex I, 3.1.2.3.2), as of isocyanates. */
const steps = { vapour: 1, dust: 2 } as const

/** The same of what was breathed in for four hours; a study whose hours nobody states may have been shorter, and shows less. */
function breathedOf({ classification, toxicity }: Ingredient, form: 'vapour' | 'dust'): string | null {
  const stated = classification.flatMap(({ category, statements: own }) =>
    category.startsWith('Acute Tox.') && own.some((code) => /^H33[0-2]/.test(code)) ? [Number(category.slice(-1))] : [],
  )
  const studies = toxicity.filter(({ endpoint, route }) => endpoint === 'LC50' && route === studiesOfForm[form])
  const values = studies.map(({ quantity, hours }) => {
    const factor = perLitre[quantity.unit]
    const value = upperEnd(quantity)
    return factor === undefined || value === null || hours !== hoursOfTable ? Number.POSITIVE_INFINITY : value * factor
  })
  const value = Math.max(...values)
  const category = values.length === 0 ? null : categoryOfEstimate(form, value)
  if (category === null || Math.min(5, ...stated) - category < steps[form]) return null
  return `Acute Tox. ${category} (LC50 = ${Number(value.toPrecision(6))} mg/l)`
}
