import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorTypes, isOperatorError, newErrorId, OperatorError } from './errors.ts'

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
