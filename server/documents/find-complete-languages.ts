import pLimit from 'p-limit'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { Services } from '../services.ts'

// For labels, each search takes some 20 MB for temporary documents: several at once would leave the process that much larger for good.
const takeTurn = pLimit(1)

type FindMissing = (language: LanguageCode) => { missing: readonly unknown[] }

/**
 * Languages in which every text of a version's document exists. Other requests get their turn between two languages, since each may mean
 * building a whole document.
 * @param version kind of the document, and the snapshot that it is made from
 * @param prepare loads what the document is made from, and says which texts a language lacks
 */
export async function findCompleteLanguages(
  { products }: Pick<Services, 'products'>,
  version: { kind: string; snapshotHash: string },
  prepare: () => Promise<FindMissing>,
): Promise<readonly LanguageCode[]> {
  // Both documents may have been published from one snapshot.
  const key = `${version.kind} ${version.snapshotHash}`
  const known = products.validLanguages.get(key) ?? products.findingLanguages.get(key)
  if (known) return known
  const finding = takeTurn(() => find(prepare))
    .then((complete) => {
      products.validLanguages.set(key, complete)
      return complete
    })
    .finally(() => products.findingLanguages.delete(key))
  products.findingLanguages.set(key, finding)
  return finding
}

async function find(prepare: () => Promise<FindMissing>): Promise<readonly LanguageCode[]> {
  const findMissing = await prepare()
  const complete: LanguageCode[] = []
  for (const language of languageCodes) {
    if (findMissing(language).missing.length === 0) complete.push(language)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return complete
}
