import { findAuthorised, sunsetOf, type AuthorisedSubstance } from '../../clp/reach/annex-xiv.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import { has, textsOfValue, type Rule, type Subject } from '../subject.ts'
import { isSameName } from './known-names.ts'

/** REACH Annex XIV: what section 15.1 says of substances that need an authorisation, against section 3 and the Annex. */
export const checkAnnexXiv: Rule = (subject) => {
  const listed = findListed(subject)
  return [...checkNamed(subject, listed), ...checkDates(subject, listed), ...checkUnfounded(subject)]
}

interface Listed {
  readonly ingredient: Ingredient
  readonly index: number
  readonly found: AuthorisedSubstance
  /** by its content */
  readonly sunset: string
}

/** Substances of the Annex at or above the content from which they count (Article 56(6)); a specific limit takes the place of the generic one. */
function findListed({ record, context }: Subject): Listed[] {
  return record.composition.ingredients.flatMap((ingredient, index) => {
    const found = findAuthorised([ingredient.casNumber, ingredient.ecNumber], context.day)
    if (found === null) return []
    const own = ingredient.specificLimits.flatMap(({ category, from }) =>
      /^(?:Carc|Muta|Repr)\. 1/.test(category) && from !== undefined ? [from] : [],
    )
    const limit = own.length > 0 ? Math.min(...own) : found.limit
    const content = ingredient.content ?? ingredient.contentRange.to
    return content >= limit ? [{ ingredient, index, found, sunset: sunsetOf(found, content) }] : []
  })
}

function checkNamed({ record, context }: Subject, listed: readonly Listed[]): Finding[] {
  const { union } = record.regulatory
  const named = union.flatMap((text) =>
    'phrase' in text && text.phrase === 'regulation.reachAuthorisation' ? textsOfValue(text.values?.['substances']) : [],
  )
  const denied = union.findIndex((text) => has([text], 'regulation.reachAuthorisationNone'))
  // Words of a person may say it otherwise.
  const isFree = union.some((text) => 'text' in text)
  return listed.flatMap(({ ingredient: { name }, found: { entry }, sunset }): Finding[] => {
    const article = `REACH Annex XIV, entry ${entry}`
    if (denied >= 0)
      return [
        finding('regulatory.annexXivDenied', `regulatory.union[${denied}]`, {
          params: { substance: name },
          article: `${article}; Annex II, 15.1`,
        }),
      ]
    if (isFree || named.some((one) => isSameName(one, name, context.readEnglish))) return []
    const fix =
      named.length > 0
        ? null
        : [
            {
              op: 'add' as const,
              path: '/regulatory/union/-',
              value: { phrase: 'regulation.reachAuthorisation', values: { substances: [name] } },
            },
            { op: 'add' as const, path: '/regulatory/union/-', value: { phrase: 'regulation.sunsetDate', values: { date: sunset } } },
          ]
    return [
      finding('regulatory.annexXivMissing', 'regulatory.union', {
        params: { what: `REACH XIV, ${entry}`, class: name },
        article: `${article}; Annex II, 15.1`,
        fix,
      }),
    ]
  })
}

/** Sunset dates of the sheet are those of the Annex; where several substances stand in it any of theirs may be meant. */
function checkDates({ record }: Subject, listed: readonly Listed[]): Finding[] {
  const [first] = listed
  if (first === undefined) return []
  return record.regulatory.union.flatMap((text, index) => {
    const day = 'phrase' in text && text.phrase === 'regulation.sunsetDate' ? text.values?.['date'] : undefined
    if (typeof day !== 'string' || listed.some(({ found }) => [found.sunset, ...found.otherSunsets].includes(day))) return []
    const {
      found: { entry },
      sunset,
    } = first
    return [
      finding('regulatory.sunsetDiffers', `regulatory.union[${index}]`, {
        params: { record: { day }, found: { day: sunset } },
        article: `REACH Annex XIV, entry ${entry}`,
        fix:
          listed.length > 1
            ? null
            : [{ op: 'replace', path: `/regulatory/union/${index}`, value: { phrase: 'regulation.sunsetDate', values: { date: sunset } } }],
      }),
    ]
  })
}

/** A substance that is said to need an authorisation, by a number that the Annex does not have. A group may have more than are known here. */
function checkUnfounded({ record, context }: Subject): Finding[] {
  return record.regulatory.union.flatMap((text, index) => {
    if (!('phrase' in text) || text.phrase !== 'regulation.reachAuthorisation') return []
    return textsOfValue(text.values?.['substances']).flatMap((what) => {
      const own = record.composition.ingredients.find(({ name }) => isSameName(what, name, context.readEnglish))
      const isListed =
        own?.casNumber === undefined ||
        findAuthorised([own.casNumber, own.ecNumber], context.day) !== null ||
        own.concerns.includes('candidateList')
      return isListed ? [] : [finding('regulatory.annexXivUnfounded', `regulatory.union[${index}]`, { params: { what } })]
    })
  })
}
