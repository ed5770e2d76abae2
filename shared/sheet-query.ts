import { productPath } from './links.ts'

/** Options of the sheet in the address of its page. */
export interface SheetQuery {
  /** Number of the version; null for the newest; `bad` for anything that is no number of a version. */
  version: number | null | 'bad'
  /** Number of the older version to compare with. */
  compare: number | null | 'bad'
  qrCode: boolean
}

/** Reads `version`, `compare` and `qrCode`. QR codes are visible unless the value is '0'. */
export function readSheetQuery(search: URLSearchParams): SheetQuery {
  return { version: readNumber(search.get('version')), compare: readNumber(search.get('compare')), qrCode: search.get('qrCode') !== '0' }
}

/** The query of a sheet's page, empty where everything is as it is by default. */
export function writeSheetQuery({ version, compare, qrCode }: { version: number | null; compare: number | null; qrCode: boolean }): string {
  const search = new URLSearchParams()
  if (version !== null) search.set('version', String(version))
  if (compare !== null) search.set('compare', String(compare))
  if (!qrCode) search.set('qrCode', '0')
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The sheet that a page shows, and what can be chosen instead. */
export interface SheetChoice {
  id: number
  interfaceLanguage: string
  language: number
  version: number
  newestVersion: number
  compare: number | null
  qrCode: boolean
}

/**
 * Address of the sheet after something was chosen. Another language and another version end the comparison
 * (specification, section 4, SDS); an older version to compare with stays older than the version shown.
 */
export function chooseSheet(
  shown: SheetChoice,
  chosen: { language?: number; version?: number; compare?: number | null; qrCode?: boolean },
): string {
  const language = chosen.language ?? shown.language
  const version = chosen.version ?? shown.version
  const stays = language === shown.language && version === shown.version
  const compare = stays ? (chosen.compare === undefined ? shown.compare : chosen.compare) : null
  return (
    productPath(shown.id, shown.interfaceLanguage, 'gh', language) +
    writeSheetQuery({
      version: version === shown.newestVersion ? null : version,
      compare: compare !== null && compare < version ? compare : null,
      qrCode: chosen.qrCode ?? shown.qrCode,
    })
  )
}

function readNumber(text: string | null): number | null | 'bad' {
  if (text === null || text === '' || text === '/') return null
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 'bad'
}
