import type { LanguageCode } from '../../shared/languages.ts'
import type { LinkType } from './link-types.ts'
import type { ProductLink } from './list-links.ts'

/**
 * The link of a type to which somebody is led: in their language where it is there, else in the first in which it is; as a file where
 * they ask for one.
 * @param accept the request's header: a file is chosen by its type alone, since a browser takes everything
 */
export function chooseLink(
  links: readonly ProductLink[],
  { type, language, accept }: { type: LinkType; language: LanguageCode; accept: string | undefined },
): ProductLink | null {
  const ofType = links.filter(({ linkType }) => linkType === type)
  const requested = ofType.filter((link) => link.type !== 'text/html' && accept?.startsWith(link.type))
  const rest = requested.length > 0 ? requested : ofType
  return rest.find((link) => link.language === language) ?? rest[0] ?? null
}
