import { describe, expect, it } from 'vitest'
import { ApiError, type RefusedField } from '../api/api-error.ts'
import { createTranslate } from '../language/texts.tsx'
import texts from '../../wording/de/interface.json' with { type: 'json' }
import { explainFailure, sayFailure } from './explain-failure.ts'

const t = createTranslate(texts)
const failure = (status: number, fields: RefusedField[] = [], method = 'POST', uiMessage = 'app.ERROR_MESSAGE_CLIENT_SIDE') =>
  new ApiError('CLIENT_SERVER_COMMUNICATION', {
    httpDebug: { request: { method, path: '/api/v1/x' }, response: { status, body: { uiMessage, id: 'a1b', fields } } },
  })

/** The characters by which the server's log line is found. */
const withReference = (text: string) => `${text} · ${t('problem.reference', { id: 'a1b' })}`

describe('a failure in words', () => {
  it.each([
    [404, 'problem.refused.notFound'],
    [429, 'problem.refused.tooOften'],
  ])('of status %i never is a lost connection', (status, key) => {
    expect(explainFailure(failure(status, [{ field: 'id', reason: 'no such product' }]), t)).toMatchObject({ text: t(key), reasons: [] })
  })

  it('tells who may not', () => {
    const error = failure(403, [], 'POST', 'app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    expect(sayFailure(error, t)).toBe(withReference(t('app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')))
    expect(explainFailure(error, t).mayBeTriedAgain).toBe(false)
  })

  it('names what is wrong with the address of a page', () => {
    const error = failure(400, [{ field: 'sort', reason: 'Invalid option' }], 'GET')
    expect(sayFailure(error, t)).toBe(withReference(t('problem.refused.address', { names: 'sort' })))
  })

  it.each([
    ['products', '5010 is not published', 'reason.notPublished', {}],
    ['emails', 'at most 10', 'share.problem.tooMany', { most: '10' }],
    ['file', 'is not one of pdf, docx by its content, but exe', 'reason.fileType', { types: 'pdf, docx' }],
    ['xlang', 'the label does not exist in: 6, 7', 'products.bulk.reason.languages', {}],
    ['dim', 'the text needs 12.3 mm more height', 'products.bulk.reason.doesNotFit', {}],
    ['dim', 'the label is smaller than the package demands', 'products.bulk.reason.doesNotFit', {}],
    ['file', 'is larger than 25 MB', 'attachments.tooLarge', { most: '25' }],
  ])('has its reason in the language of the interface: %s %s', (field, reason, key, values) => {
    expect(sayFailure(failure(400, [{ field, reason }]), t)).toBe(withReference(t(key, values)))
    expect(t(key, values)).not.toContain('(reason.')
  })

  it('names the product that cannot be shared, where the page knows it', () => {
    const error = failure(400, [{ field: 'products', reason: '5010 is not published' }])
    const name = (id: number) => (id === 5010 ? 'Norvik PU Clear Lacquer 2K' : undefined)
    expect(explainFailure(error, t, name).text).toBe(t('reason.productNotPublished', { name: 'Norvik PU Clear Lacquer 2K' }))
    expect(explainFailure(error, t, name).text).toContain('Norvik PU Clear Lacquer 2K')
    expect(explainFailure(error, t).text).toBe(t('reason.notPublished'))
  })

  it('of a session that has ended says that, and nothing of how a program would renew it', () => {
    const fields = [{ field: 'refresh_token', reason: 'is missing, and so is the cookie' }]
    const httpDebug = { request: { method: 'POST', path: '/api/oauth2/token' }, response: { status: 400, body: { id: 'a1b', fields } } }
    expect(explainFailure(new ApiError('SESSION_EXPIRED', { httpDebug }), t)).toEqual({
      text: t('app.ERROR_MESSAGE_SESSION_EXPIRED'),
      reasons: [],
      unknown: [],
      mayBeTriedAgain: false,
    })
  })

  it('keeps a reason that has no text as the server has it', () => {
    const { text, unknown } = explainFailure(failure(400, [{ field: 'x', reason: 'is odd' }]), t)
    expect([text, unknown]).toEqual([t('app.ERROR_MESSAGE_CLIENT_SIDE'), ['x: is odd']])
  })

  it('is a lost connection where no answer came', () => {
    const { text, mayBeTriedAgain } = explainFailure(new ApiError('CLIENT_SERVER_COMMUNICATION'), t)
    expect([text, mayBeTriedAgain]).toEqual([t('app.ERROR_MESSAGE_CLIENT_SERVER_COMMUNICATION'), true])
  })
})
