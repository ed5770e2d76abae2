import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reasonAt } from '../shared/reasons/reason.ts'
import { AppError, errorTypes, isOperatorError, newErrorId, OperatorError, toErrorAnswer } from './errors.ts'
import { RefusedValues } from './refused-values.ts'

const contract = new URL('../docs/contract.md', import.meta.url)

describe('the error types', () => {
  it('are those of section 8 of the contract', () => {
    const [, list = ''] = /^8\.1 Types: (.*?)\. `uiMessage`/ms.exec(readFileSync(contract, 'utf8')) ?? []
    const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'
    const names = list
      .replaceAll(/\s+/g, ' ')
      .replace(/ \(also with .*?\)/, '')
      .split(', ')
      .concat(`${combination}_LOCKED_ACCOUNT`, `${combination}_LOCKED_ACCOUNT_WARNING`)
    expect(new Set(errorTypes.keys())).toStrictEqual(new Set(names))
  })

  it('have the default text key', () => {
    expect(errorTypes.get('SERVER_TIMEOUT')).toStrictEqual({ status: 504, uiMessage: 'app.ERROR_MESSAGE_SERVER_TIMEOUT' })
  })
})

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

describe('an error id', () => {
  it('is three characters from a to z and 0 to 9, and not always the same', () => {
    const ids = Array.from({ length: 200 }, newErrorId)
    expect(ids.every((id) => /^[a-z0-9]{3}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBeGreaterThan(100)
  })
})

describe('an error for the operator', () => {
  it('is recognised by its name, across the bundled server and the sources', () => {
    expect(isOperatorError(new OperatorError('x'))).toBe(true)
    expect(isOperatorError(Object.assign(new Error('x'), { name: 'OperatorError' }))).toBe(true)
    expect(isOperatorError(new Error('x'))).toBe(false)
  })
})
