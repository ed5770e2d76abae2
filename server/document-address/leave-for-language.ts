import { isOn } from '../../shared/is-on.ts'
import { languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { splitAddress } from '../http/split-address.ts'

/** The parts of a request that determine the language of a document. */
export interface LanguageRequest {
  /** The address with its query. */
  url: string
  /** The pattern of the address, with `:lang` in it. */
  routeOptions: { url?: string | undefined }
  params: Readonly<Record<string, string>>
  query: { strict?: string | undefined }
}

/**
 * The refusal of a document in a language in which it is incomplete: a sheet with gaps must not look like a complete one. It redirects to
 * the same document in the first language in which it is complete, as the pages do; with `strict`, or where there is no such language, it
 * is 404. Both list the languages in which the document exists (`languages`, document language ids).
 */
export function leaveForLanguage(request: LanguageRequest, complete: readonly LanguageCode[]): AppError {
  const [first] = complete
  const told = {
    reasons: [reasonAt('lang', 'notInLanguage')],
    members: { languages: complete.map(languageIdOf) },
  }
  if (first === undefined || isOn(request.query.strict, false)) return new AppError('CLIENT_SIDE', { status: 404, ...told })
  return new AppError('CLIENT_SIDE', { status: 302, ...told, headers: { location: addressIn(first, request) } })
}

/** The address of a request in another language. */
function addressIn(language: LanguageCode, { url, routeOptions, params }: LanguageRequest): string {
  const values = new Map(Object.entries({ ...params, lang: String(languageIdOf(language)) }))
  const path = (routeOptions.url ?? '').replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const { query } = splitAddress(url)
  return query === '' ? path : `${path}?${query}`
}
