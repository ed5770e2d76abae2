import { isLanguageCode, languageIdOf, type LanguageCode, type LanguageId } from './languages.ts'
import { languageInPath } from './read-language.ts'
import type { Page } from './tabs.ts'

/** An address as it is printed, to be read and typed: browsers add the scheme. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '')

/** Path of a public page: `/p/{id}/{interfaceLang}/{page}/{lang}`. Permanent: printed on tins and sheets. */
export function productPath(id: number, interfaceLanguage: string, page: Page, languageId: number): string {
  return `/p/${id}/${interfaceLanguage}/${page}/${languageId}`
}

/**
 * Path of a product's digital label, in whose language the page speaks throughout. Permanent: printed in codes on packages.
 * @param lot on the package; it stands in the query
 */
export function digitalLabelPath(id: number, language: LanguageCode, lot: string | null = null): string {
  return productPath(id, language, 'dl', languageIdOf(language)) + (lot === null ? '' : `?${new URLSearchParams({ lot })}`)
}

/**
 * The start page, with what somebody looks for.
 * @param named interface language of the address, where it names one
 */
export function startPath(question: string, named: string | null = null): string {
  const query = new URLSearchParams([...(question === '' ? [] : [['q', question]]), ...(named === null ? [] : [['interfaceLang', named]])])
  return query.size === 0 ? '/' : `/?${query}`
}

/** Where every shortened address of a product leads (specification, sections 2 and 9: language en, document pd, language id 1). */
export function firstPagePath(id: number): string {
  return productPath(id, 'en', 'pd', 1)
}

/** The personal link of a recipient to a product that was shared with them. @param token its secret part */
export function personalLinkPath(token: string): string {
  return `/p/s/${token}`
}

export const dossierErrorPath = '/p/dossiererror'
/**
 * The page that says that a product is gone, in the interface language that was asked for where that is one.
 * @param reference of a failure, where that is why the product cannot be shown
 */
export function dossierErrorAddress(interfaceLanguage: string, reference?: string): string {
  const query = new URLSearchParams()
  if (isLanguageCode(interfaceLanguage)) query.set('interfaceLang', interfaceLanguage)
  if (reference !== undefined) query.set('reference', reference)
  return query.size === 0 ? dossierErrorPath : `${dossierErrorPath}?${query}`
}

export const fileErrorPath = '/p/fileerror'
/** The page that says that a file is refused; it keeps the ids for its way back to the product. */
export function fileErrorAddress(ids: { id: number; interfaceLanguage?: LanguageCode | undefined }): string {
  const { id, interfaceLanguage: code } = ids
  const languages = code === undefined ? [] : Object.entries({ interfaceLang: code, lang: String(languageIdOf(code)) })
  return `${fileErrorPath}?${new URLSearchParams([['id', String(id)], ...languages])}`
}

/** The page that a link from a mail opens; the secret part stands behind a #, so that no server and no log has it. */
export const invitationPath = '/app/invitation'
export const signInPath = '/app/sign-in'
/** Where one asks for a link to another password, and where that leads; its secret part stands behind a # too. */
export const forgottenPasswordPath = '/app/forgotten-password'
export const newPasswordPath = '/app/new-password'
/** Where a sign-in goes on that was begun elsewhere and needs a code; what it is sent with stands behind a #. */
export const signInCodePath = '/app/sign-in/code'
export const accountPath = '/app/account'
export const webhooksPagePath = '/app/webhooks'
/** Where a sign-in in a tab of its own ends. */
export const signedInPath = '/app/signed-in'

/** Where sign-in leads: a path of the workspace or of a product, and nothing that could be another site. */
export function safeTarget(to: string): string {
  return /^\/(?:app|p)(?:[/?]|$)/.test(to) && !/[\\\p{Cc}]/u.test(to) ? to : '/app'
}

/** The sign-in page, which leads to `to` afterwards. @param to path and query of this site */
export function signInAddress(to: string): string {
  return to === '/app' ? signInPath : `${signInPath}?${new URLSearchParams({ to })}`
}
export const unhandledErrorPath = '/p/unhandlederror'

export const sdsErrorPath = '/p/sdserror'
/**
 * The page that says that there is no valid sheet; it keeps the ids for its way back to the product.
 * @param ids.reference of a failure, where that is why there is none
 */
export function sdsErrorAddress(ids: { id: string; interfaceLanguage: string; language: string; reference?: string | undefined }): string {
  const query = new URLSearchParams({ id: ids.id, interfaceLang: ids.interfaceLanguage, lang: ids.language })
  if (ids.reference !== undefined) query.set('reference', ids.reference)
  return `${sdsErrorPath}?${query}`
}

const errorPaths: readonly string[] = [dossierErrorPath, sdsErrorPath, unhandledErrorPath]

/** Whether an address is that of an error page that tells of a failure, and not of something that there is not. */
export function tellsOfFailure(address: string): boolean {
  const [path = '', query = ''] = address.split('?')
  return errorPaths.includes(path) && new URLSearchParams(query).has('reference')
}

/**
 * Address at which the sheet's PDF is saved, not shown. Permalink ids carry a minus sign there (specification, section 7).
 * @param options.version without it the address leads to the version of the day on which it is opened
 */
export function sdsPdfPath(id: number, language: LanguageId, options: { version?: number; qrCode: boolean }): string {
  const version = options.version === undefined ? '' : `version=${options.version}&`
  return `/api/v1/sdsRender/sdsPdf/-${id}/${language}?${version}qrCode=${options.qrCode ? '1' : '0'}&download=1`
}

/** Address at which the sheet is saved as SDScom XML. */
export function sdscomPath(id: number, language: LanguageId, version: number): string {
  return `/api/v1/sdsRender/sdscom/-${id}/${language}?version=${version}`
}

/** Address at which the technical data sheet's PDF is saved. */
export function tdsPdfPath(id: number, language: LanguageId): string {
  return `/api/v1/p/tds/pdf/${language}/-${id}?download=1`
}

/** Address at which the PDF of the safety instructions is saved, as a poster (A2) or a page (A4). */
export function safetyPdfPath(id: number, language: LanguageId, options: { format: 'A2' | 'A4'; qrCode: boolean }): string {
  return `/api/v1/sdsRender/ipiPdf/-${id}/${language}/P?format=${options.format}&qrCode=${options.qrCode ? '1' : '0'}&download=1`
}

/** Address of a file of the label. @param query label options, as `writeLabelQuery` writes them */
export function labelFilePath(id: number, kind: 'preview' | 'pdf' | 'docx' | 'zpl', query: string): string {
  const paths = { preview: 'productLabelRender/view', pdf: 'productLabelRender/pdf', docx: 'label/docx', zpl: 'label/zpl' }
  return `/api/v1/${paths[kind]}/-${id}${query}`
}

/** What every file of a label is asked for with, beside its options. @param timestamp moment of the label's version, in milliseconds */
export function labelFileNames(timestamp: number): [string, string][] {
  return [
    ['labType', '2'],
    ['timestamp', String(timestamp)],
  ]
}

/** Names under which a label's options stand in an address, as `labelQuery` has them; a browser does not need that file for names. */
const labelNames =
  'dim w h emb day font fontPN padL padR padT padB QR qrON xlang rlang pCodes vseb info logoON sinON ufiOFF opisOFF stavkiOFF adrOFF picOFF picMetCorrOFF vlusageON vlstorageON reliefON fold lp labType timestamp copies'.split(
    ' ',
  )

/** What of a page's query says which document it shows, and is shared with it. Empty or beginning with `?`. */
export function sharedQuery(page: Page, search: string): string {
  const names = page === 'gh' ? ['version', 'compare'] : page === 'ee' || page === 'ed' ? labelNames : []
  // An empty text is one that was taken off the label; everything else that is empty says nothing.
  const isSaid = ([name, value]: [string, string]) => names.includes(name) && (value !== '' || name === 'vseb' || name === 'info')
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(isSaid))
  // Lists are parted by commas, which are readable as they are.
  return query.size === 0 ? '' : `?${`${query}`.replaceAll('%2C', ',')}`
}

/** The same address in another interface language: the page and the document's language stay. */
export function withInterfaceLanguage(pathname: string, search: string, code: string): string {
  if (languageInPath.test(pathname)) return pathname.replace(languageInPath, `$1${code}`) + search
  const query = new URLSearchParams(search)
  query.set('interfaceLang', code)
  return `${pathname}?${query}`
}
