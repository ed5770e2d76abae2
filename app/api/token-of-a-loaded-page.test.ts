import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answer, clientOf, tokens } from '../../tests/api-client-of.ts'

describe('the token of a page that was just loaded', () => {
  const session = { access_token: 'of the cookie', token_type: 'Bearer' }

  it('is fetched once for any number of calls at once, and every one of them carries it', async () => {
    const sent: string[] = []
    const { client } = clientOf(async (path, { token }) => {
      sent.push(`${path} ${token}`)
      return path === '/api/v1/auth/token' ? answer(200, session) : answer(200, path)
    })
    await Promise.all(['/a', '/b', '/c'].map((path) => client.get(path, z.string())))
    await client.get('/d', z.string())
    expect(sent).toEqual(['/api/v1/auth/token null', ...['/a', '/b', '/c', '/d'].map((path) => `${path} Bearer of the cookie`)])
  })

  it.each([
    ['a server that does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is down', async () => answer(503)],
  ])('is fetched again with the next call after %s, and the call goes out by the cookie meanwhile', async (_name, fail) => {
    const sent: string[] = []
    let isDown = true
    const { client } = clientOf(async (path, { token }) => {
      if (path === '/api/v1/auth/token') return isDown ? fail() : answer(200, session)
      sent.push(`${path} ${token}`)
      return answer(200, path)
    })
    await client.get('/a', z.string())
    isDown = false
    await client.get('/b', z.string())
    expect(sent).toEqual(['/a null', '/b Bearer of the cookie'])
  })

  it('is not fetched by the sign-in, whose own token the calls carry', async () => {
    const sent: string[] = []
    const { client } = clientOf(async (path, { token }) => {
      sent.push(`${path} ${token}`)
      if (path === '/api/oauth2/token') return answer(200, tokens('new'))
      return answer(200, path)
    })
    const signingIn = client.signIn('anna', 'secret')
    await Promise.resolve()
    expect(await client.get('/a', z.string())).toBe('/a')
    await signingIn
    expect(sent).toEqual(['/api/oauth2/token null', '/a Bearer new'])
  })
})
