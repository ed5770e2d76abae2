/** The namespace of GS1's link types; `https://gs1.org/voc/` is its earlier name. */
export const vocabulary = 'https://ref.gs1.org/voc/'
/** Lets a program read the linkset as JSON-LD. */
export const linksetContext = 'https://ref.gs1.org/standards/resolver/linkset-context'

/** The kinds of targets of a product, as link types of the GS1 Web Vocabulary, which has none specific to safety data sheets. */
export const linkTypes = ['pip', 'safetyInfo', 'instructions', 'masterData'] as const
export type LinkType = (typeof linkTypes)[number]

/** What `linkType` requests: the list of all links, or one type of link; null for an unknown type. */
type RequestedLinks = 'linkset' | 'default' | LinkType | null

/** Reads `linkType`: `gs1:pip`, or the whole address of the type. @param requested undefined where the parameter is missing */
export function readLinkType(requested: string | undefined): RequestedLinks {
  // Empty options count as absent.
  if (requested === undefined || requested === '') return 'default'
  if (requested === 'all' || requested === 'linkset') return 'linkset'
  const name = /^(?:gs1:|https?:\/\/(?:ref\.|www\.)?gs1\.org\/voc\/)(?<name>[A-Za-z]+)$/.exec(requested)?.groups?.['name']
  if (name === 'defaultLink' || name === 'defaultLinkMulti') return 'default'
  return linkTypes.find((type) => type === name) ?? null
}
