import type { z } from 'zod'
import { technicalNameOf } from '../../../clp/transport/shipping-names.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { foundSubstances } from '../../../shared/substances.ts'

type Numbers = Pick<LiveComponent, 'name' | 'cas' | 'ec' | 'index'>

/**
 * The name of a component as the label in this language prints it once its proposals are taken: that of the library; else in English that of
 * CLP Annex VI (Article 18(2)(a)); in the language of who typed it as it was typed.
 * @param found by the component's number, in the language of the label
 * @param typedIn the language of who typed the recipe
 */
export function printedName(
  component: Numbers,
  { substances, harmonised }: Pick<z.infer<typeof foundSubstances>, 'substances' | 'harmonised'>,
  { language, typedIn }: { language: LanguageCode; typedIn: LanguageCode },
): string {
  const { name: typed, cas, ec, index } = component
  const known = substances.find(
    (one) =>
      (one.casNumber ?? one.ecNumber ?? one.indexNumber) === (one.casNumber === null ? (one.ecNumber === null ? index : ec) : cas) &&
      // Another entry under the same CAS number, such as stabilised zinc powder, is another substance.
      (one.indexNumber === null || index === null || one.indexNumber === index),
  )
  if (known) return known.name ?? known.englishName
  const entry = harmonised.find((one) => one.index === index)
  // Under a number that the entry does not print stands a member of a group, which has a name of its own.
  const part = entry?.cas.find(({ text }) => text === cas)?.part
  const official = part === undefined ? undefined : (entry?.names.find((one) => one.part === part) ?? entry?.names[0])?.text
  if (official === undefined || (language === typedIn && language !== 'en')) return typed
  const name = technicalNameOf(official.split(';')[0]?.trim() ?? official)
  return typed.toLowerCase() === name.toLowerCase() ? typed : name
}
