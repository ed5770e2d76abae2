import type { z } from 'zod'
import { checkCatalogue, checkCodes, rulesVersion } from '../../check/check-catalogue.ts'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import { writeFindings } from '../../check/write-finding.ts'
import { writePlace } from '../../documents/report/write-places.ts'
import { countMissing } from '../../documents/sds/count-missing.ts'
import { createTextWriter, plainText } from '../../documents/text/write-text.ts'
import type { draftCheck, DraftCheck } from '../../shared/draft-check.ts'
import { today } from '../../shared/iso-day.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { judgeRecord, type CheckedBeside, type JudgedFinding } from '../products/judge-record.ts'
import { findPublishedBefore, listOverruled } from '../products/finding-queries.ts'
import { tellFindings } from '../products/tell-findings.ts'
import { withMessage } from '../errors.ts'
import { findProductsOfUfi } from '../products/identity-queries.ts'
import { findComponents } from '../products/kit-queries.ts'
import { findSharedIdentities } from '../products/shared-identities.ts'
import { permalinkOf } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { checkDraft } from './check-draft.ts'
import { listFreeTexts } from './list-free-texts.ts'
import { findDifferences, type WorkingState } from './working-state.ts'

/** Keys of missing texts that are named for each language. */
const mostNamed = 20

/** The check before publishing, for the record that is being edited, with everything that only the server knows about it. */
export async function checkDraftRecord(
  services: Services,
  state: WorkingState,
  { language, mayOverrule }: { language: LanguageCode; mayOverrule: boolean },
): Promise<z.input<typeof draftCheck>> {
  const { current, stored } = state
  const { problems, record } = await checkDraft(services, current.record)
  const judged = record ? await judgeDraft(services, record, stored.workgroupId) : []
  const findings = await mendTransport(services, judged, {
    permalinkId: stored.permalinkId,
    workgroupId: stored.workgroupId,
    working: current.record,
    stored: stored.record,
    language,
  })
  const writer = createTextWriter(language)
  const found = new Set(findings.map(({ code }) => code))
  const met = record ? checkCodes.filter((code) => !found.has(code)) : []
  return {
    revision: current.revision,
    at: today(),
    rules: rulesVersion,
    problems: problems.map(withMessage),
    findings: tellFindings(findings, language),
    met: met.length,
    articles: [...new Set(met.map((code) => writePlace(checkCatalogue[code].article, writer)))],
    languages: record ? await listLanguages(services, record) : [],
    freeTexts: listFreeTexts(current.record),
    unchanged: (await findDifferences(services.db, state))?.length === 0,
    mayOverrule,
    published: await describeVersions(services, stored.permalinkId, language),
  }
}

/** Findings of a different UN number: names and conditions follow the number, so the whole section has to be replaced. */
const ofTransport: ReadonlySet<string> = new Set([
  'transport.numberDiffers',
  'transport.notRegulated',
  'transport.unfounded',
  'transport.kitDiffers',
  'transport.kitUnfounded',
])

async function mendTransport(
  { mendTransport: propose }: Pick<Services, 'mendTransport'>,
  findings: readonly JudgedFinding[],
  requested: Parameters<Services['mendTransport']>[0],
): Promise<JudgedFinding[]> {
  const [first] = findings.filter(({ code }) => ofTransport.has(code))
  const fix = first === undefined ? null : await propose(requested)
  return findings.map((one) => (fix !== null && ofTransport.has(one.code) ? { ...one, fix } : one))
}

/** Runs the check on a complete record of a product, with everything that only the server knows about it. */
async function judgeDraft(
  services: Pick<Services, 'db' | 'check' | 'register' | 'findRecipeBehind'>,
  record: ProductRecord,
  workgroupId: number,
): Promise<JudgedFinding[]> {
  const { overruled, ...beside } = await findBeside(services, record, workgroupId)
  return judgeRecord(services, record, beside, overruled)
}

/**
 * The other input of the check for a record that would be published today, and the findings that were overruled for the previous version.
 */
export async function findBeside(
  { db, findRecipeBehind }: Pick<Services, 'db' | 'findRecipeBehind'>,
  record: ProductRecord,
  workgroupId: number,
): Promise<CheckedBeside & { overruled: readonly OverruledFinding[] }> {
  const { published, overruled } = await findPublishedBefore(db, record.permalinkId)
  return {
    day: today(),
    published,
    overruled,
    others: await listOthersOfUfi(db, record, workgroupId),
    components: await findComponents(db, record),
    recipe: await findRecipeBehind(db, record.permalinkId),
  }
}

/** Other products with the same UFI, except those for which somebody has stated the rule that lets them share it. */
async function listOthersOfUfi(db: Services['db'], record: ProductRecord, workgroupId: number): Promise<CheckedBeside['others']> {
  const { permalinkId, ufi } = record
  if (ufi === undefined) return []
  const open = (await findSharedIdentities(db, workgroupId, record)).flatMap(({ kind, confirmed, with: other }) =>
    kind === 'ufi' && confirmed === null ? [other.permalinkId] : [],
  )
  if (open.length === 0) return []
  return (await findProductsOfUfi(db, { permalinkId, workgroupId }, ufi)).filter((other) => open.includes(other.permalinkId))
}

/** How many texts each language lacks. Other requests get their turn between two languages. */
async function listLanguages(services: Services, record: ProductRecord): Promise<DraftCheck['languages']> {
  const source = {
    record,
    number: 1,
    revisedOn: today(),
    compiledOn: today(),
    replaces: null,
    permalink: permalinkOf(services, { id: record.permalinkId, brand: record.brand }),
  }
  const states: DraftCheck['languages'] = []
  for (const { code, missing } of countMissing(source)) {
    states.push({ code, missing: missing.length, first: [...new Set(missing)].slice(0, mostNamed) })
    await new Promise((resolve) => setImmediate(resolve))
  }
  return states
}

async function describeVersions(services: Services, permalinkId: number, language: LanguageCode): Promise<DraftCheck['published']> {
  const writer = createTextWriter(language)
  const versions = await listOverruled(services.db, permalinkId)
  return versions.map(({ kind, number, revisedOn, reason, overruled }) => {
    const messages = writeFindings(
      overruled.map((one) => ({ ...one, severity: 'error' as const, fix: null, from: null })),
      language,
    )
    return {
      kind,
      number,
      revisedOn,
      reason: reason && writeReason(reason, language),
      overruled: overruled.map(({ reason: said, by, on, article }, index) => ({
        reason: said,
        by,
        on,
        article: writePlace(article, writer),
        message: messages[index]?.message ?? '',
      })),
    }
  })
}

/** In the reader’s language or, where it lacks that, in the first that has it. */
function writeReason(reason: Text, language: LanguageCode): string | null {
  for (const one of [language, 'en' as const, ...languageCodes]) {
    const writer = createTextWriter(one)
    const written = plainText(writer.text(reason))
    if (writer.missing.size === 0) return written
  }
  return null
}
