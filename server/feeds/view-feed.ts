import { formatDate } from '../../documents/text/format-values.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { digitalLabelPath, productPath } from '../../shared/links.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import type { FeedEvent } from './queries.ts'

/** The content of both formats. Every text is plain, so that no format may take it for markup. */
export interface Feed {
  /** Address of the feed itself, without the extension of the format. */
  address: string
  home: string
  title: string
  author: string
  language: LanguageCode
  languageId: number
  /** ISO 8601. */
  updated: string
  entries: FeedEntry[]
}

export interface FeedEntry {
  /** The same for ever, and in every language. */
  id: string
  url: string
  title: string
  summary: string
  author: string
  at: string
}

interface Source {
  events: readonly FeedEvent[]
  title: string
  author: string
  /** The subject of the feed: a product or a workgroup. */
  brand: string
  path: string
  home: string
}

/** @param originOf origin of a brand: an entry has the same addresses, whichever host served the feed */
export function viewFeed(
  { events, title, author, brand, path, home }: Source,
  language: LanguageCode,
  originOf: (brand: string) => string,
): Feed {
  return {
    address: `${originOf(brand)}${path}`,
    home: `${originOf(brand)}${home}`,
    title,
    author,
    language,
    languageId: languageIdOf(language),
    updated: events[0]?.at ?? '1970-01-01T00:00:00Z',
    entries: events.map((event) => viewEntry(event, originOf(event.brand), language)),
  }
}

function viewEntry(event: FeedEvent, origin: string, language: LanguageCode): FeedEntry {
  const t = createMailTexts(language)
  const { permalinkId, name, supplier: author, at } = event
  const product = `${origin}/p/${permalinkId}`
  const page = (of: 'gh' | 'th') => `${origin}${productPath(permalinkId, language, of, languageIdOf(language))}`
  if (event.kind === 'withdrawn') {
    const said = t('products.state.withdrawn')
    return {
      id: `${product}#withdrawn-${at}`,
      url: `${origin}${digitalLabelPath(permalinkId, language)}`,
      title: `${name} · ${said}`,
      summary: said,
      author,
      at,
    }
  }
  const { kind, number, revisedOn } = event
  const said = `${t(`tab.${kind}`)} · ${t('sds.versionNumber', { version: number })}`
  return {
    id: `${product}#${kind}-${number}`,
    url: kind === 'sds' ? `${page('gh')}?version=${number}` : page('th'),
    title: `${name} · ${said}`,
    summary: `${said} · ${formatDate(revisedOn, language)}`,
    author,
    at,
  }
}
