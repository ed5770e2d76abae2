import { createElement as h, type ReactNode } from 'react'
import { z } from 'zod'
import type { Brand } from '../../shared/brands.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ErrorAnswer } from '../errors.ts'
import { writeReason } from '../../shared/reasons/write-reason.ts'
import { createMailTexts, type MailTexts } from '../language/mail-texts.ts'
import { writePlainPage } from './write-plain-page.ts'

export interface RefusalPage {
  brand: Brand
  language: LanguageCode
  answer: ErrorAnswer
  /** What was requested: path and query. */
  address: string
  /** Nonce of the style. */
  nonce: string
}

/** Texts for people that some refusals have already, such as for instructions that do not fit on their sheet. */
const toldReport = z.object({ title: z.string(), reasons: z.array(z.string()).default([]), assurance: z.string().optional() })

/** The page that tells a person in a browser what a program reads as JSON: what happened, when to try again, and a link to do so. */
export function writeRefusalPage({ brand, language, answer, address, nonce }: RefusalPage): string {
  const say = createMailTexts(language)
  const { title, more } = explain(answer, say, language)
  const seconds = Number(answer.headers['retry-after'])
  const wait = Number.isFinite(seconds) ? ` (${formatWait(seconds, language)})` : ''
  return writePlainPage({
    brand,
    language,
    nonce,
    title: say('problem.unhandled.over'),
    content: [
      h('h1', null, title),
      ...more,
      h('a', { href: address, rel: 'nofollow' }, `${say('problem.tryAgain')}${wait}`),
      answer.status >= 500 ? h('p', null, say('problem.reference', { id: answer.body.id })) : null,
    ],
  })
}

function explain({ status, body }: ErrorAnswer, say: MailTexts, language: LanguageCode): { title: string; more: ReactNode[] } {
  const told = toldReport.safeParse(body.report)
  if (told.success) {
    const { title, reasons, assurance } = told.data
    const list = reasons.length > 0 ? [h('ul', null, ...reasons.map((reason) => h('li', null, reason)))] : []
    return { title, more: [...list, ...(assurance === undefined ? [] : [h('p', null, assurance)])] }
  }
  // A company's visitors share an address, and one of them may hold a tin of what was swallowed.
  if (status === 429) return { title: say('problem.refused.tooOften'), more: [h('p', null, say('start.emergency'))] }
  if (status === 403) return { title: say('problem.file.title'), more: [h('p', null, say('problem.file.text'))] }
  if (status === 404 || status === 410) return { title: say('problem.notFound.title'), more: [h('p', null, say('problem.notFound.text'))] }
  if (status >= 500) return { title: say(`app.ERROR_MESSAGE_${body.type}`), more: [] }
  const reasons = body.reasons ?? []
  if (reasons.length === 0) return { title: say('app.ERROR_MESSAGE_CLIENT_SIDE'), more: [] }
  const names = reasons.map(({ path }) => path).join(', ')
  const list = reasons.map((reason) => h('li', null, `${reason.path}: ${writeReason(reason, say, language)}`))
  return { title: say('problem.refused.address', { names }), more: [h('ul', null, ...list)] }
}

/** “in 5 seconds”, “in 2 minutes”, as the language says it. */
function formatWait(seconds: number, language: LanguageCode): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  return seconds < 60 ? relative.format(seconds, 'second') : relative.format(Math.ceil(seconds / 60), 'minute')
}
