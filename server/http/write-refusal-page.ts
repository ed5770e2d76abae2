import { createElement as h, type ReactNode } from 'react'
import { z } from 'zod'
import { writeMarkup } from '../../documents/text/write-markup.ts'
import type { Brand } from '../../shared/brands.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ErrorAnswer } from '../errors.ts'
import { createMailTexts, type MailTexts } from '../language/mail-texts.ts'

export interface RefusalPage {
  brand: Brand
  language: LanguageCode
  answer: ErrorAnswer
  /** What was requested: path and query. */
  address: string
  /** Of the style. */
  nonce: string
}

/** What some refusals say for people already, such as of instructions that do not fit on their sheet. */
const toldReport = z.object({ title: z.string(), reasons: z.array(z.string()).default([]), assurance: z.string().optional() })

/** The colours are those of `app/brand/tokens.css`, of which this page loads nothing: it has to be cheap while too much is requested. */
const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #161616; --accent: #3a3fb0; --on-accent: #fff }
[data-brand='safety'] { --accent: #00637a }
@media (prefers-color-scheme: dark) {
  :root { --paper: #131413; --ink: #f1f1ed; --accent: #aeb2ff; --on-accent: #14154a }
  [data-brand='safety'] { --accent: #74cde2; --on-accent: #00252f }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 'Source Sans 3', system-ui, sans-serif }
header, main { max-inline-size: 44rem; margin-inline: auto; padding-inline: 1.25rem }
header { padding-block: 1rem; font-weight: 700 }
main { padding-block: 2rem 4rem; display: grid; gap: 1.25rem; justify-items: start; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
p, ul { margin: 0 }
a { display: inline-block; padding: .75rem 1.25rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }`

/** The page that tells a person in a browser what a program reads as JSON: what happened, when to try again, and a link that does. */
export function writeRefusalPage({ brand, language, answer, address, nonce }: RefusalPage): string {
  const say = createMailTexts(language)
  const { title, more } = explain(answer, say)
  const seconds = Number(answer.headers['retry-after'])
  const wait = Number.isFinite(seconds) ? ` (${formatWait(seconds, language)})` : ''
  const page = h(
    'html',
    { lang: language, 'data-brand': brand.key },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, `${say('problem.unhandled.over')} :: ${brand.name}`),
      h('style', { nonce }, style),
    ),
    h(
      'body',
      null,
      h('header', null, brand.name),
      h(
        'main',
        null,
        h('h1', null, title),
        ...more,
        h('a', { href: address, rel: 'nofollow' }, `${say('problem.tryAgain')}${wait}`),
        answer.status >= 500 ? h('p', null, say('problem.reference', { id: answer.body.id })) : null,
      ),
    ),
  )
  return `<!DOCTYPE html>${writeMarkup(page)}`
}

function explain({ status, body }: ErrorAnswer, say: MailTexts): { title: string; more: ReactNode[] } {
  const told = toldReport.safeParse(body.report)
  if (told.success) {
    const { title, reasons, assurance } = told.data
    const list = reasons.length > 0 ? [h('ul', null, ...reasons.map((reason) => h('li', null, reason)))] : []
    return { title, more: [...list, ...(assurance === undefined ? [] : [h('p', null, assurance)])] }
  }
  if (status === 429) return { title: say('problem.refused.tooOften'), more: [] }
  if (status === 403) return { title: say('problem.file.title'), more: [h('p', null, say('problem.file.text'))] }
  if (status === 404 || status === 410) return { title: say('problem.notFound.title'), more: [h('p', null, say('problem.notFound.text'))] }
  if (status >= 500) return { title: say(`app.ERROR_MESSAGE_${body.type}`), more: [] }
  const names = (body.reasons ?? []).map(({ path }) => path).join(', ')
  return { title: names === '' ? say('app.ERROR_MESSAGE_CLIENT_SIDE') : say('problem.refused.address', { names }), more: [] }
}

/** “in 5 seconds”, “in 2 minutes”, as the language says it. */
function formatWait(seconds: number, language: LanguageCode): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  return seconds < 60 ? relative.format(seconds, 'second') : relative.format(Math.ceil(seconds / 60), 'minute')
}
