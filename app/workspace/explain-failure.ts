import type { ApiError, RefusedField } from '../api/api-error.ts'
import type { Translate } from '../language/texts.tsx'

/** A failed call in words. */
export interface Explanation {
  text: string
  /** Why the server refused, in the language of the interface. */
  reasons: string[]
  /** Reasons that have no text of their own, as the server has them: in English, behind the name of their field. */
  unknown: string[]
  /** Whether the same call may succeed another time. */
  mayBeTriedAgain: boolean
}

interface KnownReason {
  field?: string
  pattern: RegExp
  key: string
  /** Names of what the pattern finds, in its order. */
  values?: readonly string[]
}

/** Reasons that a person meets who works with the pages. Anything else is a mistake of a program, and its words are for its maker. */
const knownReasons: readonly KnownReason[] = [
  { pattern: /^\d+ is not published$/, key: 'reason.notPublished' },
  { field: 'emails', pattern: /^is mandatory$/, key: 'share.problem.missing' },
  { pattern: /^invalidEmails: (.*)$/, key: 'share.invalidEmails', values: ['emails'] },
  { field: 'emails', pattern: /^at most (\d+)$/, key: 'share.problem.tooMany', values: ['most'] },
  { pattern: /^at most (\d+)$/, key: 'products.bulk.tooMany', values: ['count'] },
  { pattern: /^at most (\d+) sheets in one mail$/, key: 'reason.tooManySheets', values: ['most'] },
  { pattern: /^not every product has a valid safety data sheet in this language$/, key: 'reason.notInLanguage' },
  { pattern: /^there is no valid safety data sheet$/, key: 'share.noSdsLanguage' },
  { pattern: /^no mail that may be sent once more$/, key: 'reason.notResendable' },
  { field: 'file', pattern: /^is missing$/, key: 'attachments.fileNeeded' },
  { field: 'file', pattern: /^is empty$/, key: 'reason.fileEmpty' },
  { field: 'file', pattern: /^is larger than ([\d.]+) MB$/, key: 'attachments.tooLarge', values: ['most'] },
  { field: 'file', pattern: /^is not one of (.*) by its content/, key: 'reason.fileType', values: ['types'] },
  { field: 'file', pattern: /^contains macros$/, key: 'reason.fileMacros' },
  { field: 'file', pattern: /^is encrypted$/, key: 'reason.fileEncrypted' },
  {
    field: 'file',
    pattern: /^(?:is a damaged archive|is an archive that is no Office file|unpacks to far more than a document has)$/,
    key: 'reason.fileDamaged',
  },
  { field: 'file', pattern: /^the product has (\d+) files$/, key: 'reason.tooManyFiles', values: ['most'] },
  { pattern: /^is withdrawn; restore the product first$/, key: 'products.isWithdrawn' },
  { pattern: /^the product code (.*) is that of product \d+, "(.*)" too: /, key: 'identity.code', values: ['code', 'name'] },
  {
    pattern: /^the UFI (.*) is that of product \d+, "(.*)", which has another composition: /,
    key: 'identity.ufi',
    values: ['ufi', 'name'],
  },
  { pattern: /^only an owner may overrule$/, key: 'identity.noGround' },
  { pattern: /^the label (?:does not exist in: .*|is complete in no language)$/, key: 'products.bulk.reason.languages' },
  {
    field: 'dim',
    pattern: /^the (?:label is smaller than the package demands|text needs [\d.]+ mm more height)$/,
    key: 'products.bulk.reason.doesNotFit',
  },
]

/** The name of a product by the id of its synonym, where the page knows it. */
export type NameProduct = (synonymId: number) => string | undefined

/** What happened, in the language of the interface. */
export function explainFailure(error: ApiError, t: Translate, nameProduct: NameProduct = () => undefined): Explanation {
  const { status, fields, httpDebug } = error
  // The server's reasons are those of the call by which a program renews its token.
  if (error.type === 'SESSION_EXPIRED') return { text: t(error.uiMessage), reasons: [], unknown: [], mayBeTriedAgain: false }
  // Who reads cannot have sent anything wrong but the address of the page.
  if (status === 400 && httpDebug?.request.method === 'GET' && fields.length > 0)
    return {
      text: t('problem.refused.address', { names: fields.map(({ field }) => field.split('.').at(-1)).join(', ') }),
      reasons: [],
      unknown: [],
      mayBeTriedAgain: false,
    }
  const known = fields.map((field) => explainReason(field, t, nameProduct))
  const reasons = [...new Set(known.filter((text) => text !== null))]
  const left = fields.filter((_, index) => known[index] === null)
  // Reasons that are known say all that the text in general would.
  const [first, ...others] = left.length === 0 ? reasons : []
  return {
    text: first ?? t(error.uiMessage),
    reasons: first === undefined ? reasons : others,
    // That there is no such thing is said already.
    unknown: status === 404 ? [] : left.map(({ field, reason }) => `${field}: ${reason}`),
    mayBeTriedAgain: status === null || status >= 500 || status === 408 || status === 409 || status === 429,
  }
}

/** The same in one line, for a notification, with the characters by which the line of the log is found. */
export function sayFailure(error: ApiError, t: Translate): string {
  const { text, reasons, unknown } = explainFailure(error, t)
  const said = [text, ...reasons, ...unknown].join(' ')
  return error.id === null ? said : `${said} · ${t('problem.reference', { id: error.id })}`
}

function explainReason({ field, reason }: RefusedField, t: Translate, nameProduct: NameProduct): string | null {
  const [, unpublished] = /^(\d+) is not published$/.exec(reason) ?? []
  const name = unpublished === undefined ? undefined : nameProduct(Number(unpublished))
  if (name !== undefined) return t('reason.productNotPublished', { name })
  for (const known of knownReasons) {
    const found = known.field === undefined || known.field === field ? known.pattern.exec(reason) : null
    if (found) return t(known.key, Object.fromEntries((known.values ?? []).map((name, index) => [name, found[index + 1] ?? ''])))
  }
  return null
}
