const longestProductTitle = 45
/** Characters of a product's title, or of what stands for one, in the title for social previews (specification, section 2). */
export const longestSocialTitle = 60

/** The first characters of a text, with two dots where something was left out. */
export function cutText(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}..` : text
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
export function pageTitle(title: PageTitle): string {
  return joinTitle(title, longestProductTitle)
}

/** Title for social previews: the same with 60 characters of the product at most. */
export function socialTitle(title: PageTitle): string {
  return joinTitle(title, longestSocialTitle)
}

function joinTitle({ product, page, language, extraLanguages = 0, app }: PageTitle, longest: number): string {
  const more = extraLanguages > 0 ? ` +${extraLanguages}` : ''
  return [cutText(product, longest), `${page}, ${language}${more}`, app].join(' :: ')
}

/** Description for social previews in its three forms: by date, by title and language, or by title and supplier alone. */
export function socialDescription(parts: {
  title: string
  supplier: string
  language?: string
  date?: string
  description?: string
}): string {
  const description = parts.description && withoutStop(parts.description)
  if (parts.date && description && parts.language) return [parts.date, description, parts.language, parts.supplier].join(', ')
  if (parts.language) return [parts.title, parts.language, parts.supplier].join(', ')
  return [parts.title, parts.supplier].join(', ')
}

/** A sentence as the item of a list, which has a comma behind it. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '')
}
