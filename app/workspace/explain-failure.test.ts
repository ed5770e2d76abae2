import { describe, expect, it } from 'vitest'
import { ApiError, type ToldReason } from '../api/api-error.ts'
import { createTranslate } from '../language/texts.tsx'
import texts from '../../wording/de/interface.json' with { type: 'json' }
import reasons from '../../wording/de/reasons.json' with { type: 'json' }
import { explainFailure, mayBeTriedAgain, sayFailure } from './explain-failure.ts'

const t = createTranslate({ ...texts, ...reasons })
const reason = (path: string, code: string, params: ToldReason['params'] = {}): ToldReason => ({
  code,
  params,
  path,
  message: `in English: ${code}`,
})
const failure = (status: number, told: ToldReason[] = [], method = 'POST', uiMessage = 'app.ERROR_MESSAGE_CLIENT_SIDE') =>
  new ApiError('CLIENT_SERVER_COMMUNICATION', {
    httpDebug: { request: { method, path: '/api/v1/x' }, response: { status, body: { uiMessage, id: 'a1b', reasons: told } } },
  })
const explain = (error: ApiError) => explainFailure(error, t, 'de')
const say = (error: ApiError) => sayFailure(error, t, 'de')

/** The characters by which the server's log line is found. */
const withReference = (text: string) => `${text} · ${t('problem.reference', { id: 'a1b' })}`

describe('a failure in words', () => {
  it.each([
    [404, 'problem.refused.notFound'],
    [429, 'problem.refused.tooOften'],
  ])('of status %i never is a lost connection', (status, key) => {
    expect(explain(failure(status, [reason('id', 'notFound')]))).toMatchObject({ text: t(key), reasons: [] })
  })

  it('tells who may not', () => {
    const error = failure(403, [], 'POST', 'app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    expect(say(error)).toBe(withReference(t('app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')))
    expect(mayBeTriedAgain(error)).toBe(false)
  })

  it('names what is wrong with the address of a page', () => {
    const error = failure(400, [reason('sort', 'notAChoice', { choices: ['name'] })], 'GET')
    expect(say(error)).toBe(withReference(t('problem.refused.address', { names: 'sort' })))
  })

  it.each([
    ['products', 'notPublished', { id: 5010 }],
    ['emails', 'tooManyRecipients', { max: 10 }],
    ['file', 'fileType', { types: ['pdf', 'docx'] }],
    ['xlang', 'labelLanguages', { languages: [6, 7] }],
    ['dim', 'textTooHigh', { millimetres: 12.3 }],
    ['dim', 'labelTooSmall', {}],
    ['file', 'fileTooLarge', { max: 25 }],
  ])('has its reason in the language of the interface: %s %s', (path, code, params) => {
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    )
    expect(say(failure(400, [reason(path, code, params)]))).toBe(withReference(t(`reason.${code}`, values)))
    expect(t(`reason.${code}`, values)).not.toContain('(reason.')
  })

  it('names the product that cannot be shared, where the page knows it', () => {
    const error = failure(400, [reason('products', 'notPublished', { id: 5010 })])
    const name = (id: number) => (id === 5010 ? 'Norvik PU Clear Lacquer 2K' : undefined)
    expect(explainFailure(error, t, 'de', name).text).toBe(t('share.productNotPublished', { name: 'Norvik PU Clear Lacquer 2K' }))
    expect(explainFailure(error, t, 'de', name).text).toContain('Norvik PU Clear Lacquer 2K')
    expect(explain(error).text).toBe(t('reason.notPublished'))
  })

  it('of a session that has ended says that, and nothing of how a program would renew it', () => {
    const told = [reason('refresh_token', 'missing')]
    const httpDebug = {
      request: { method: 'POST', path: '/api/oauth2/token' },
      response: { status: 400, body: { id: 'a1b', reasons: told } },
    }
    const ended = new ApiError('SESSION_EXPIRED', { httpDebug })
    expect(explain(ended)).toEqual({ text: t('app.ERROR_MESSAGE_SESSION_EXPIRED'), reasons: [], mistakes: [] })
    expect(mayBeTriedAgain(ended)).toBe(false)
  })

  it('names the place of what only a mistake of a program brings about', () => {
    const { text, mistakes } = explain(failure(400, [reason('x', 'tooLong', { max: 3 })]))
    expect([text, mistakes]).toEqual([t('app.ERROR_MESSAGE_CLIENT_SIDE'), [{ text: 'x: mehr als 3 Zeichen', isEnglish: false }]])
  })

  it('has the server’s words for a code that the page does not know', () => {
    expect(explain(failure(400, [reason('x', 'notYetKnown')])).mistakes).toEqual([{ text: 'x: in English: notYetKnown', isEnglish: true }])
  })

  it('is a lost connection where no answer came', () => {
    const lost = new ApiError('CLIENT_SERVER_COMMUNICATION')
    expect([explain(lost).text, mayBeTriedAgain(lost)]).toEqual([t('app.ERROR_MESSAGE_CLIENT_SERVER_COMMUNICATION'), true])
  })
})
