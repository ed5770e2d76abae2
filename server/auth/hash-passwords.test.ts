import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { openPasswords } from './hash-passwords.ts'

const passwords = await openPasswords(1, 20)

describe('passwords', () => {
  it('are hashed with Argon2id, each with a salt of its own', async () => {
    const [first, second] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
    expect(await passwords.verify(first, 'correct horse')).toBe(true)
    expect(await passwords.verify(first, 'correct horse ')).toBe(false)
  })

  it('are the same however their accents are written', async () => {
    expect(await passwords.verify(await passwords.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true)
  })

  it('are never right for an account that does not exist', async () => {
    expect(await passwords.verify(undefined, 'correct horse')).toBe(false)
  })

  it('wait in a queue, and are refused at once where the queue is full', async () => {
    const stored = await passwords.hash('correct horse')
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.verify(stored, 'x')))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused.length).toBeGreaterThanOrEqual(28)
    expect(refused[0]).toMatchObject({ type: 'SERVER_DOWN_ERROR', status: 503, headers: { 'retry-after': '1' } })
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(20)
  })

  it('leave the event loop to everybody else', async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    const stored = await passwords.hash('correct horse')
    delay.enable()
    await Promise.all(Array.from({ length: 20 }, () => passwords.verify(stored, 'x')))
    delay.disable()
    expect(delay.percentile(50) / 1e6).toBeLessThan(6)
  })
})
