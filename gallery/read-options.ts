import { parseArgs } from 'node:util'
import { isLanguageCode, languageCodes, type LanguageCode } from '../shared/languages.ts'
import { catalogueIds } from '../test-kit/read-catalogue.ts'

const documentKinds = ['sds', 'tds', 'label', 'poster', 'docx', 'xlsx'] as const
export type DocumentKind = (typeof documentKinds)[number]

export interface GalleryOptions {
  products: number[]
  languages: LanguageCode[]
  documents: DocumentKind[]
  screens: boolean
  /** Screens whose names have one of these in them; all of them without any. */
  only: string[]
  /** The two pictures of the README and nothing else. */
  readme: boolean
}

const usage = `npm run gallery -- [options]

  --products=1001,1006        products of the catalogue; all by default
  --languages=en,de           document languages, or all; en by default
  --documents=sds,tds,label   of ${documentKinds.join(', ')}; all by default, none with none
  --screens                   pictures of all screens too, in a browser
  --only=workspace,sign-in    of those screens whose names have one of these in them
  --readme                    the two pictures of the README, and nothing else`

/** @throws Error with what is wrong, for the person at the terminal */
export function readOptions(args: string[]): GalleryOptions {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({
    args,
    options: { products: text, languages: text, documents: text, screens: flag, only: text, readme: flag },
  })
  return {
    products: listOf(values.products, catalogueIds.map(String), (id) => catalogueIds.includes(Number(id))).map(Number),
    languages: values.languages === 'all' ? [...languageCodes] : listOf(values.languages, ['en'], isLanguageCode),
    documents: values.documents === 'none' ? [] : listOf(values.documents, documentKinds, isDocumentKind),
    screens: values.screens ?? false,
    only: values.only?.split(',').map((name) => name.trim()) ?? [],
    readme: values.readme ?? false,
  }
}

const isDocumentKind = (name: string): name is DocumentKind => documentKinds.some((kind) => kind === name)

function listOf<Name extends string>(given: string | undefined, all: readonly Name[], isKnown: (name: string) => name is Name): Name[]
function listOf(given: string | undefined, all: readonly string[], isKnown: (name: string) => boolean): string[]
function listOf(given: string | undefined, all: readonly string[], isKnown: (name: string) => boolean): string[] {
  if (given === undefined) return [...all]
  const names = given.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isKnown(name))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: nothing of that name.\n\n${usage}`)
  return names
}
