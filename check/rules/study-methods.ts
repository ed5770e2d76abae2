import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** A method of the OECD or of Regulation (EC) No 440/2008 is one of a way of exposure, or of a group of organisms: sections 11.1 and 12.1. */
export const checkStudyMethods: Rule = ({ record }) =>
  record.composition.ingredients.flatMap((one, index) => [...checkRoutes(one, index), ...checkGroups(one, index)])

type Route = Ingredient['toxicity'][number]['route']
type Group = Ingredient['ecotoxicity'][number]['group']

const inhaled: readonly Route[] = ['inhalationGas', 'inhalationVapour', 'inhalationDust']

/** OECD Guidelines for the Testing of Chemicals, Section 4, and Regulation (EC) No 440/2008, Part B. */
const routes: readonly (readonly [RegExp, readonly Route[]])[] = [
  [/\bOECD(?: TG| Guideline| No\.?)? ?(?:401|407|408|420|423|425)\b|\bB\.1(?: ?(?:bis|tris?))?(?![\d.])/, ['oral']],
  [/\bOECD(?: TG| Guideline| No\.?)? ?(?:402|410|411)\b|\bB\.3(?![\d.])/, ['dermal']],
  [/\bOECD(?: TG| Guideline| No\.?)? ?(?:403|412|413|433|436)\b|\bB\.2(?![\d.])/, inhaled],
]

/** OECD Guidelines for the Testing of Chemicals, Section 2, and Regulation (EC) No 440/2008, Part C. */
const groups: readonly (readonly [RegExp, Group])[] = [
  [/\bOECD(?: TG| Guideline| No\.?)? ?(?:203|204|210|212|215|229|230|234|236|240)\b|\bC\.1(?![\d.])/, 'fish'],
  [/\bOECD(?: TG| Guideline| No\.?)? ?(?:202|211)\b|\bC\.2(?:0)?(?![\d.])/, 'crustaceans'],
  [/\bOECD(?: TG| Guideline| No\.?)? ?201\b|\bC\.3(?![\d.])/, 'algae'],
  [/\bOECD(?: TG| Guideline| No\.?)? ?(?:221|238|239)\b|\bC\.26\b/, 'aquaticPlants'],
  [/\bOECD(?: TG| Guideline| No\.?)? ?209\b|\bC\.11\b/, 'bacteria'],
]

function checkRoutes({ toxicity }: Ingredient, index: number): Finding[] {
  return toxicity.flatMap(({ method, route }, at) => {
    const known = method === undefined ? undefined : routes.find(([pattern]) => pattern.test(method))?.[1]
    if (method === undefined || known === undefined || known.includes(route)) return []
    return [
      finding('toxicology.methodContradicts', `composition.ingredients[${index}].toxicity[${at}].method`, {
        params: { one: method, other: { term: `route.${route}` } },
      }),
    ]
  })
}

function checkGroups({ ecotoxicity }: Ingredient, index: number): Finding[] {
  return ecotoxicity.flatMap(({ method, group }, at) => {
    const known = method === undefined ? undefined : groups.find(([pattern]) => pattern.test(method))?.[1]
    // Blue-green algae are tested as algae, and by some are counted among bacteria.
    if (method === undefined || known === undefined || known === group || (known === 'algae' && group === 'aquaticPlants')) return []
    return [
      finding('ecology.methodContradicts', `composition.ingredients[${index}].ecotoxicity[${at}].method`, {
        params: { one: method, other: { term: `organism.${group}` } },
      }),
    ]
  })
}
