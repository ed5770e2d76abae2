import { describe, expect, it } from 'vitest'
import { answer, clientOf, failureOf } from '../../tests/api-client-of.ts'

describe('sign-in', () => {
  it.each([
    [401, { error: 'invalid_grant' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'],
    [401, { error: 'show_warning' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING'],
    [403, { status: 'locked' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT'],
    [403, { error: 'show_warning' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING'],
    [429, {}, 'AUTHENTICATION_ERROR'],
    [500, {}, 'AUTHENTICATION_ERROR'],
  ])('that fails with %i %j is %s', async (status, body, type) => {
    const { client } = clientOf(() => answer(status, body))
    expect((await failureOf(client.signIn('anna', 'wrong'))).type).toBe(type)
  })

  it.each(['<html>Welcome to our network</html>', '{}'])(
    'that is answered with %s says that the answer could not be read',
    async (content) => {
      const { client } = clientOf(() => new Response(content))
      const error = await failureOf(client.signIn('anna', 'secret'))
      expect([error.type, error.uiMessage]).toEqual(['CLIENT_SERVER_COMMUNICATION', 'app.ERROR_MESSAGE_CLIENT_SERVER_COMMUNICATION'])
      expect((await failureOf(client.enterCode('challenge', '123456'))).type).toBe('CLIENT_SERVER_COMMUNICATION')
    },
  )

  it('asks nobody without name or password', async () => {
    const { client, calls } = clientOf(() => answer(200))
    const error = await failureOf(client.signIn('anna', ''))
    expect(error.message).toBe('Missing credentials')
    expect(calls).toEqual([])
  })
})
