import type { Override } from '../clp/classification/mixture.ts'
import type { HazardResult } from '../clp/classification/result.ts'
import type { Finding } from '../check/finding.ts'
import { hasLapsed } from '../server/classify/judge-decisions.ts'
import { classificationRequest } from '../shared/classification/request.ts'
import { checkOn } from './check-catalogue-record.ts'
import { dayOfTests } from './day-of-tests.ts'
import { acceptEverything } from './propose-for-recipe.ts'
import type { Recipe } from './say-for-recipe.ts'

/** What only a person knows, or the library, which these recipes do not ask; and that the rules of transport of a later day are not here yet. */
const asksAPerson =
  /^(?:transport\.editionEnded|properties\.|identification\.usesMissing|language\.ofMarketIncomplete|protection\.(?:gloveIncomplete|unionLimitMissing)|classification\.(?:dataLacking|unanswered|organsMissing)|regulatory\.authorisationMissing|transport\.(?:open|notRegulated)|composition\.(?:nothingListed|libraryClassMissing|studyContradicts|nanoformMissing)|rule\.)/

/** What the maker decides: whether the public may have it at all, how much a pack holds, where the list of a detergent's ingredients is found and what only they know of it. */
const isOfTheMaker =
  /^(?:regulatory\.(?:publicRefused|substanceForPublic|precursorForPublic|mdiForPublic|methanolForPublic|lampOil\w*)|label\.(?:quantityMissing|tooFull|ingredientListMissing|textMissing))/

/**
 * What the check says against a record for which somebody has accepted every proposal, with the recipe beside it: a mistake of one of both.
 * @param day by whose law both are judged
 */
export function findContradictions(typed: Recipe, day = dayOfTests): Finding[] {
  const { mixture } = classificationRequest.parse({ mixture: typed })
  const recipe = {
    mixture,
    findOwn: () => null,
    hasLapsed: (one: Override, hazards: readonly HazardResult[]) => hasLapsed(one, one.madeFor, hazards),
  }
  const record = acceptEverything(typed, day)
  // Of more the formula is corrected by what only its maker knows, and a person writes the estimate (CLP Annex I, 3.1.3.6.2.3).
  const isMuchUnknown = (record.toxicology.unknownAcuteToxicityPercent ?? 0) > 10
  // As long as nobody knows whether it is dangerous goods, nothing of transport is proposed, and the temperature of carriage stands nowhere either.
  const isUnproposed = record.transport.precautions.length === 0
  return checkOn(record, { recipe, day }).filter(({ code, params }) => {
    if (isUnproposed && code === 'transport.temperatureMissing') return false
    if (isMuchUnknown && (code === 'toxicology.estimateMissing' || code === 'protection.handsMissing')) return false
    // No filter is proposed where none is known to hold, and a person is asked for one.
    if (code === 'protection.respiratoryMissing' && record.exposureControls.respiratory.length === 0) return false
    // Where the pH alone corrodes, nobody knows by what technical name the goods go.
    const isUnnamed = code === 'transport.nameDiffers' && JSON.stringify(params).includes('(…)')
    return !asksAPerson.test(code) && !isOfTheMaker.test(code) && !isUnnamed
  })
}
