const longestProductTitle = 45
/** Characters of a title for social previews at most (specification, section 2). */
export const longestSocialTitle = 60

/** Cuts a text to a number of characters, with two dots where something was left out. */
export function cutText(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}..` : text
}

export interface PageTitle {
  product: string
  /** Name of the page, such as “Safety data sheet”. */
  page: string
  /** Name of the document's language. */
  language: string
  /** How many languages the label carries beyond the first. */
  extraLanguages?: number
  app: string
}

/** Title of a page: product (45 characters at most), page and language, application. */
export function pageTitle({ product, page, language, extraLanguages = 0, app }: PageTitle): string {
  const more = extraLanguages > 0 ? ` +${extraLanguages}` : ''
  return [cutText(product, longestProductTitle), `${page}, ${language}${more}`, app].join(' :: ')
}

/** Title for social previews: 60 characters at most. */
export function socialTitle(title: PageTitle): string {
  return cutText(pageTitle(title), longestSocialTitle)
}

/** Description for social previews in its three forms: by date, by title and language, or by title and supplier alone. */
export function socialDescription(parts: {
  title: string
  supplier: string
  language?: string
  date?: string
  description?: string
}): string {
  const description = parts.description?.replace(/\.$/u, '')
  if (parts.date && description && parts.language) return [parts.date, description, parts.language, parts.supplier].join(', ')
  if (parts.language) return [parts.title, parts.language, parts.supplier].join(', ')
  return [parts.title, parts.supplier].join(', ')
}
