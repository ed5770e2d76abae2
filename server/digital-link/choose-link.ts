import type { LanguageCode } from '../../shared/languages.ts'
import type { LinkType } from './link-types.ts'
import type { ProductLink } from './list-links.ts'

/**
 * The link of a type to which a visitor is redirected: in their language if it exists in that, otherwise in its first language; as a file
 * where a file is requested.
 * @param accept header of the request: a file is chosen only by its exact type, since a browser accepts everything
 */
export function chooseLink(
  links: readonly ProductLink[],
  { type, language, accept }: { type: LinkType; language: LanguageCode; accept: string | undefined },
): ProductLink | null {
  const ofType = links.filter(({ linkType }) => linkType === type)
  const requested = ofType.filter((link) => link.type !== 'text/html' && prefers(accept ?? '', link.type))
  const rest = requested.length > 0 ? requested : ofType
  return rest.find((link) => link.language === language) ?? rest[0] ?? null
}

export const linksetType = 'application/linkset+json'

/** Whether the client prefers the list of links to a redirect. */
export const wantsLinkset = (accept = ''): boolean => prefers(accept, linksetType)

/** Whether the client names the type, and no page rather than it (RFC 9110, section 12.5.1): a type of weight 0 is refused. */
function prefers(accept: string, wanted: string): boolean {
  const accepted = accept.split(',').map(splitType)
  const weightOf = (type: string): number | undefined => {
    const options = accepted.find(([name]) => name === type)
    return options && Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1)
  }
  const weight = weightOf(wanted) ?? 0
  return weight > 0 && weight >= (weightOf('text/html') ?? 0)
}

const splitType = (entry: string): string[] => entry.split(';').map((part) => part.trim().toLowerCase())
