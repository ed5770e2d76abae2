import { redirect } from 'react-router'
import { compareSheets, findSdsVersion, viewSheet } from '../../../server/sds/view-sds.ts'
import { versionEntry } from '../../../server/products/load-product.ts'
import { leaveForFailure } from '../../../shared/guard.ts'
import { readLanguageNumber } from '../../../shared/read-language.ts'
import { productPath } from '../../../shared/links.ts'
import { chooseSheet, readSheetQuery, writeSheetQuery } from '../../../shared/sheet-query.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { productPage } from '../../../server/http/product-page.ts'
import { leaveFailedPage } from '../leave-failed-page.ts'
import type { Route } from './+types/sheet.ts'

/** The sheet in the requested version, compared with an older one where requested. @throws {Response} to the error page where there is none */
export async function loadSheetPage({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { services, documentHtml, wholePage } = context.get(pageRequest)
  const { product, language, interfaceLanguage } = context.get(productPage)
  const { searchParams } = new URL(request.url)
  const query = readSheetQuery(searchParams)
  const newest = product.sdsVersions[0]

  // The form of a page without JavaScript sends all of its choices, and which version they were chosen on.
  if (searchParams.has('lang') && newest) {
    const shown = { id: product.id, interfaceLanguage, language: language.id, newestVersion: newest.number, qrCode: query.qrCode }
    const version = Number(searchParams.get('shown')) || newest.number
    const chosenLanguage = readLanguageNumber(searchParams.get('lang') ?? '')?.id
    const compare = typeof query.compare === 'number' ? query.compare : null
    const chosen = {
      compare,
      ...(chosenLanguage ? { language: chosenLanguage } : {}),
      ...(typeof query.version === 'number' ? { version: query.version } : {}),
    }
    throw redirect(chooseSheet({ ...shown, version, compare: null }, chosen))
  }

  const requested = { id: String(product.id), interfaceLanguage, page: 'gh' as const, language: String(language.id) }
  const version = query.version === 'bad' ? null : findSdsVersion(product, query.version)
  if (query.version === 'bad' || !version) throw redirect(leaveForFailure(requested))

  const older = product.sdsVersions.filter(({ number }) => number < version.number)
  const compared =
    services.features.compareVersions && typeof query.compare === 'number'
      ? older.find(({ number }) => number === query.compare)
      : undefined
  // A comparison that there is not leads to the sheet alone: only what is shown stays in the address.
  if (query.compare !== null && !compared) {
    const alone = writeSheetQuery({ version: query.version, compare: null, qrCode: query.qrCode })
    throw redirect(productPath(product.id, interfaceLanguage, 'gh', language.id) + alone)
  }
  const options = { language: language.code, qrCode: query.qrCode }
  const made = compared ? compareSheets(services, product, version, compared, options) : viewSheet(services, product, version, options)
  const { html, sections, regulation, createdLabel, revisionLabel } = await made.catch((error: unknown) => {
    throw leaveFailedPage(error, { context, request, requested })
  })
  if (wholePage) documentHtml.set('sds', html)
  return {
    versions: product.sdsVersions.map(versionEntry),
    qrCode: query.qrCode,
    sheet: {
      version: versionEntry(version),
      olderVersions: older.map(versionEntry),
      compared: compared ? versionEntry(compared) : null,
      sections,
      regulation,
      createdLabel,
      revisionLabel,
      html: wholePage ? null : html,
    },
  }
}
