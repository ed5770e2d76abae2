import { withMessage } from '../errors.ts'
import { buildSds } from '../../documents/sds/build-sds.ts'
import { openMissing } from '../../documents/sds/find-missing.ts'
import { compareSections } from '../../documents/sds/compare-sds.ts'
import { buildTds } from '../../documents/tds/build-tds.ts'
import type { PublishPreview } from '../../shared/editing.ts'
import { languages, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findSharedIdentities } from '../products/shared-identities.ts'
import { loadProduct, permalinkOf, type Product } from '../products/load-product.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findValidTdsLanguages } from '../tds/view-tds.ts'
import { checkDraft } from './check-draft.ts'
import { openComingVersion } from './coming-version.ts'
import { describeChanges } from './describe-changes.ts'
import { listFreeTexts } from './list-free-texts.ts'
import { findDifferences, type WorkingState } from './working-state.ts'
import { today } from '../../shared/iso-day.ts'

type LanguageState = NonNullable<PublishPreview['sds']>['languages'][number]

/** Keys of missing texts that are named for each language. */
const mostNamed = 20

/** What publishing the draft would change, in words, and in which languages its documents would be valid. */
export async function previewPublication(
  services: Services,
  state: WorkingState,
  { language, mayOverrule }: { language: LanguageCode; mayOverrule: boolean },
): Promise<PublishPreview> {
  const { current, stored } = state
  const { problems, record } = await checkDraft(services, current.record)
  const product = await loadProduct(services, stored.permalinkId)
  return {
    revision: current.revision,
    language,
    problems: problems.map(withMessage),
    sds: record && (await previewSds(services, product, record, language)),
    tds: record && (await previewTds(services, product, record)),
    differences: await findDifferences(services.db, state),
    freeTexts: listFreeTexts(current.record),
    sharedIdentities: record ? await findSharedIdentities(services.db, stored.workgroupId, record) : [],
    mayOverrule,
    hasLabel: record?.documents.label ?? false,
    hasPoster: record?.documents.safetyInstructions ?? false,
  }
}

async function previewSds(
  services: Services,
  product: Product | null,
  record: ProductRecord,
  language: LanguageCode,
): Promise<NonNullable<PublishPreview['sds']>> {
  const last = product?.sdsVersions[0]
  const { source, before } = await openComingVersion(services, product, record)
  const options = { qrCode: false }
  const findMissing = openMissing(source)
  const compared = before
    ? compareSections(buildSds(before, language, options).model.sections, buildSds(source, language, options).model.sections).sections
    : []
  return {
    number: source.number,
    previous: last ? { number: last.number, revisedOn: last.revisedOn } : null,
    sections: describeChanges(compared),
    languages: await listLanguages(
      product && last ? await findValidLanguages(services, product, last) : [],
      (code) => findMissing(code).missing,
    ),
  }
}

async function previewTds(services: Services, product: Product | null, record: ProductRecord): Promise<NonNullable<PublishPreview['tds']>> {
  const last = product?.tdsVersions[0]
  const source = {
    record,
    number: (last?.number ?? 0) + 1,
    issuedOn: today(),
    replaces: last ? { number: last.number, issuedOn: last.revisedOn } : null,
    permalink: permalinkOf(services, { id: record.permalinkId, brand: record.brand }),
  }
  return {
    number: source.number,
    previous: last ? { number: last.number, revisedOn: last.revisedOn } : null,
    languages: await listLanguages(
      product && last ? await findValidTdsLanguages(services, product, last) : [],
      (code) => buildTds(source, code).missing,
    ),
  }
}

/** A whole technical data sheet is built for each language, so other requests get their turn between two languages. */
async function listLanguages(
  before: readonly LanguageCode[],
  findMissing: (language: LanguageCode) => readonly string[],
): Promise<LanguageState[]> {
  const states: LanguageState[] = []
  for (const { code, id } of languages) {
    const missing = findMissing(code)
    states.push({
      code,
      id,
      valid: missing.length === 0,
      before: before.includes(code),
      missing: missing.length,
      first: [...new Set(missing)].slice(0, mostNamed),
    })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return states
}
