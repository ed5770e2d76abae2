import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reasonAt } from '../shared/reasons/reason.ts'
import { AppError, toErrorAnswer } from './errors.ts'
import { RefusedValues } from './refused-values.ts'

describe('the answer to an error', () => {
  it('has type, text key and a short id', () => {
    const answer = toErrorAnswer(new AppError('CAN_NOT_LOAD_PRODUCTS_DATA', { status: 404, message: 'no product 7' }))
    expect(answer.status).toBe(404)
    expect(answer.body).toStrictEqual({
      code: 'default',
      type: 'CAN_NOT_LOAD_PRODUCTS_DATA',
      uiMessage: 'app.ERROR_MESSAGE_CAN_NOT_LOAD_PRODUCTS_DATA',
      id: expect.stringMatching(/^[a-z0-9]{3}$/),
    })
  })

  it('has each reason by its code, with its place and the sentence in English', () => {
    const reasons = [reasonAt('emails', 'tooManyRecipients', { max: 10 }), reasonAt('unit', 'unit', { units: ['%', ''] })]
    expect(toErrorAnswer(new AppError('CLIENT_SIDE', { reasons })).body.reasons).toStrictEqual([
      { code: 'tooManyRecipients', params: { max: 10 }, path: 'emails', message: 'At most 10 recipients' },
      { code: 'unit', params: { units: ['%', ''] }, path: 'unit', message: 'is not right (one of the units %, –)' },
    ])
  })

  it('has what a schema found wrong', () => {
    const { issues } = z.object({ version: z.number() }).safeParse({ version: 'x' }, { reportInput: true }).error ?? { issues: [] }
    expect(toErrorAnswer(new RefusedValues(issues))).toMatchObject({
      status: 400,
      body: { type: 'CLIENT_SIDE', reasons: [{ code: 'notANumber', path: 'version', message: 'cannot be read as a number' }] },
    })
  })

  it('reveals nothing of an unexpected error', () => {
    const answer = toErrorAnswer(new Error('password of the database is secret'))
    expect(answer).toMatchObject({ status: 500, body: { code: 'unhandled', type: 'SERVER_SIDE' } })
    expect(JSON.stringify(answer)).not.toMatch(/secret|errors\.test/)
    expect(toErrorAnswer('a thrown text').status).toBe(500)
    expect(toErrorAnswer(Object.assign(new Error('x'), { statusCode: 503 })).status).toBe(500)
  })

  it('keeps cause and details for the log', () => {
    const cause = new Error('the cause')
    const error = new AppError('SERVER_SIDE', { cause, details: { permalinkId: 7 } })
    expect(error.cause).toBe(cause)
    expect(error.details).toStrictEqual({ permalinkId: 7 })
    expect(Object.keys(toErrorAnswer(error).body)).toStrictEqual(['code', 'type', 'uiMessage', 'id'])
  })
})
