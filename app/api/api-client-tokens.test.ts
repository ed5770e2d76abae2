import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { answer, clientOf, failureOf, tokens } from '../../tests/api-client-of.ts'
import { settle } from '../../tests/settle.ts'

describe('an access token that is too old', () => {
  it('is renewed once for any number of calls at once, which are then sent again', async () => {
    const callsAtOnce = 12
    let [refreshed, refused] = [0, 0]
    const allRefused = Promise.withResolvers<void>()
    const { client } = clientOf(async (path, { token, body }) => {
      if (path !== '/api/oauth2/token') {
        if (token === 'Bearer new') return answer(200, path)
        refused += 1
        if (refused === callsAtOnce) allRefused.resolve()
        return answer(401)
      }
      if (body.includes('password')) return answer(200, tokens('old'))
      refreshed += 1
      await allRefused.promise
      return answer(200, tokens('new'))
    })
    await client.signIn('anna', 'secret')
    const results = await Promise.all(Array.from({ length: callsAtOnce }, (_, index) => client.get(`/call${index}`, z.string())))
    expect(results).toHaveLength(callsAtOnce)
    expect(refreshed).toBe(1)
  })

  it('is renewed once also where one of the calls hears of it when that is done', async () => {
    const sent: string[] = []
    let tellLate: (refusal: Response) => void = () => undefined
    const { client } = clientOf((path, { token, body }) => {
      sent.push(`${path} ${token}`)
      if (path === '/api/oauth2/token') return answer(200, tokens(body.includes('password') ? 'old' : 'new'))
      if (token === 'Bearer new') return answer(200, path)
      return path === '/late' ? new Promise<Response>((resolve) => (tellLate = resolve)) : answer(401)
    })
    await client.signIn('anna', 'secret')
    const late = client.get('/late', z.string())
    expect(await Promise.all([client.get('/first', z.string()), client.get('/second', z.string())])).toEqual(['/first', '/second'])
    tellLate(answer(401))
    expect(await late).toBe('/late')
    expect(sent.filter((call) => call.startsWith('/api/oauth2/token'))).toHaveLength(2)
    expect(sent.filter((call) => call.startsWith('/late'))).toEqual(['/late Bearer old', '/late Bearer new'])
  })

  it('ends the session where it cannot be renewed, and tells so once', async () => {
    const expired = vi.fn()
    const { client } = clientOf(() => answer(401, { error: 'invalid_grant' }), { onSessionExpired: expired })
    const errors = await Promise.all([1, 2, 3].map((index) => failureOf(client.get(`/call${index}`, z.unknown()))))
    expect(errors.map(({ type, tokenExpiredError }) => [type, tokenExpiredError])).toEqual(
      Array.from({ length: 3 }, () => ['SESSION_EXPIRED', true]),
    )
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('whose renewal is answered with something else ends no session', async () => {
    const expired = vi.fn()
    const { client } = clientOf((path) => (path === '/call' ? answer(401) : new Response('<html>Welcome to our network</html>')), {
      onSessionExpired: expired,
    })
    expect((await failureOf(client.get('/call', z.unknown()))).type).toBe('CLIENT_SERVER_COMMUNICATION')
    expect(expired).not.toHaveBeenCalled()
  })

  it.each(['before', 'after'])('whose renewal is asked for a moment %s the password is sent ends no session that begins', async (when) => {
    const expired = vi.fn()
    const held = Promise.withResolvers<null>()
    const requested = Promise.withResolvers<null>()
    const order: string[] = []
    const { client } = clientOf(
      async (path, { token, body }) => {
        if (path !== '/api/oauth2/token') return token === 'Bearer new' ? answer(200, path) : answer(401)
        const grant = body.includes('password') ? 'password' : 'refresh'
        order.push(grant)
        requested.resolve(null)
        await held.promise
        return grant === 'password' ? answer(200, tokens('new')) : answer(401, { error: 'invalid_grant' })
      },
      { onSessionExpired: expired },
    )
    const call = when === 'before' ? failureOf(client.get('/call', z.string())) : null
    if (call) await requested.promise
    const signingIn = client.signIn('anna', 'secret')
    await requested.promise
    const late = when === 'after' ? client.get('/late', z.string()) : null
    await settle()
    held.resolve(null)
    await signingIn
    expect(order).toEqual(when === 'before' ? ['refresh', 'password'] : ['password'])
    if (late) expect(await late).toBe('/late')
    await call
    // The end of the session before is told before the new one begins, if at all.
    expect(expired).toHaveBeenCalledTimes(when === 'before' ? 1 : 0)
    expect(await client.get('/next', z.string())).toBe('/next')
  })

  it('does not loop where the renewed one is refused as well', async () => {
    const { client, calls } = clientOf((path) => (path === '/api/oauth2/token' ? answer(200, tokens('new')) : answer(401)))
    expect((await failureOf(client.get('/call', z.unknown()))).status).toBe(401)
    expect(calls).toEqual(['/api/v1/auth/token', '/call', '/api/oauth2/token', '/call'])
  })
})
