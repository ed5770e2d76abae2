import type { LanguageCode } from './languages.ts'

/** A face of the product: which hosts it answers on, how it looks, what it hides. */
export interface Brand {
  /** Short key, in `data-brand` and in the records. */
  key: string
  name: string
  /** The word after Permasheet in the logo. */
  word: string
  /** Host names without port; the first is the one that links are made with. */
  hosts: readonly string[]
  /** Where the start page leads whoever is signed in. */
  home: string
  /** Sections of the product detail that this brand does not show. */
  hiddenDetailSections: readonly DetailSectionKey[]
  /** Header of the signed-in calls that names the workgroup. */
  workgroupHeader: string
  /** Flag of the brand in the `viewport` header. */
  viewportFlag: string
  defaultLanguage: LanguageCode
}

export type DetailSectionKey = 'classification'

/** All brands by key. A further brand is one more entry. */
export const brands: Readonly<Record<string, Brand>> = {
  coatings: {
    key: 'coatings',
    name: 'Permasheet Coatings',
    word: 'Coatings',
    hosts: ['coatings.localhost', 'localhost', '127.0.0.1', '[::1]'],
    home: '/app',
    hiddenDetailSections: [],
    workgroupHeader: 'x-coatings-workgroup',
    viewportFlag: 'coatings',
    defaultLanguage: 'en',
  },
  safety: {
    key: 'safety',
    name: 'Permasheet Safety',
    word: 'Safety',
    hosts: ['safety.localhost'],
    // Most of its readers have no account: for the sheets that they have seen.
    home: '/seen',
    hiddenDetailSections: ['classification'],
    workgroupHeader: 'x-safety-workgroup',
    viewportFlag: 'safety',
    defaultLanguage: 'en',
  },
}

const firstBrand = Object.values(brands)[0]

/** The brand of a host name (port and case are ignored); the first brand answers for hosts that nobody names. */
export function findBrandByHost(host: string, known: Readonly<Record<string, Brand>> = brands): Brand {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  const brand = Object.values(known).find((candidate) => candidate.hosts.includes(name)) ?? Object.values(known)[0] ?? firstBrand
  if (!brand) throw new Error('No brand is configured')
  return brand
}
