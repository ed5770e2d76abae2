import { XMLBuilder } from 'fast-xml-parser'
import { z } from 'zod'
import { knownToXml } from '../../documents/sdscom/element.ts'
import { feedAddress } from '../../shared/feeds.ts'
import type { Feed } from './view-feed.ts'

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@_', format: true, indentBy: ' ' })

/** Atom (RFC 4287). Its texts are plain, which is the default without a `type`. */
export function writeAtom(feed: Feed): string {
  const { address, home, title, author, language, updated, entries } = feed
  const text = knownToXml
  const self = feedAddress(address, 'atom', feed.languageId)
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    feed: {
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': language,
      id: self,
      title: text(title),
      updated,
      link: [
        { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': self },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': home },
      ],
      author: { name: text(author) },
      generator: 'Permasheet',
      entry: entries.map((entry) => ({
        id: entry.id,
        title: text(entry.title),
        updated: entry.at,
        published: entry.at,
        link: { '@_rel': 'alternate', '@_type': 'text/html', '@_href': entry.url },
        author: { name: text(entry.author) },
        summary: text(entry.summary),
      })),
    },
  })
}

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.string(),
  feed_url: z.string(),
  language: z.string(),
  authors: z.array(z.object({ name: z.string() })),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_text: z.string(),
      date_published: z.string(),
      authors: z.array(z.object({ name: z.string() })),
    }),
  ),
})

export function writeJsonFeed(feed: Feed): z.infer<typeof jsonFeed> {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feedAddress(feed.address, 'json', feed.languageId),
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ id, url, title, summary, at, author }) => ({
      id,
      url,
      title,
      content_text: summary,
      date_published: at,
      authors: [{ name: author }],
    })),
  }
}
