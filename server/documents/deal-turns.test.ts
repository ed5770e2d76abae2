import { describe, expect, it } from 'vitest'
import { settle } from '../../tests/settle.ts'
import { createTurns, type TurnOptions } from './deal-turns.ts'
import type { Account, Waiter } from './account.ts'

const account = (key: string, kind: Account['kind'] = 'visitor', signal?: AbortSignal): Waiter => ({
  account: async () => ({ key, kind }),
  ...(signal && { signal }),
})

/** Turns whose documents are made when the test says so. */
function open(options: Partial<TurnOptions> = {}) {
  const share = { documents: 3, seconds: 6 }
  let time = 0
  const made: string[] = []
  const signals = new Map<string, AbortSignal>()
  const finish = new Map<string, (error?: Error) => void>()
  const turns = createTurns<string>({
    atOnce: 1,
    shares: { visitor: share, member: { documents: 5, seconds: 12 } },
    refusalDelay: 0,
    now: () => time,
    ...options,
  })
  return {
    turns,
    made,
    signals,
    pass: (milliseconds: number) => (time += milliseconds),
    ask: (key: string, waiter: Waiter) =>
      turns
        .take(
          key,
          (signal) =>
            new Promise((resolve, reject) => {
              made.push(key)
              signals.set(key, signal)
              finish.set(key, (error) => (error ? reject(error) : resolve(`${key} made`)))
            }),
          waiter,
        )
        .catch((error: unknown) => describeError(error)),
    /** Finishes a document, and waits until everything that follows from it has happened. */
    async end(key: string, error?: Error) {
      await settle()
      finish.get(key)?.(error)
      await settle()
    },
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const wait = 'headers' in error ? ` ${JSON.stringify(error.headers)}` : ''
  return 'status' in error ? `${String(error.status)}${wait}` : error.message
}

describe('turns for making documents', () => {
  it('go round between addresses, however much one of them asks for', async () => {
    const { ask, end, made } = open()
    for (const key of ['a1', 'a2', 'a3']) void ask(key, account('a'))
    await settle()
    void ask('b1', account('b'))
    for (const key of ['a1', 'b1', 'a2', 'a3']) await end(key)
    expect(made).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('are refused beyond the share of an address, with the time to ask again, and only there', async () => {
    const { ask, end } = open()
    for (const key of ['a1', 'a2', 'a3']) void ask(key, account('a'))
    await settle()
    expect(await ask('a4', account('a'))).toBe('429 {"retry-after":"2"}')
    const other = ask('b1', account('b'))
    const member = ask('m1', account('user 1', 'member'))
    for (const key of ['a1', 'b1', 'm1']) await end(key)
    expect([await other, await member]).toEqual(['b1 made', 'm1 made'])
    void ask('a4', account('a'))
    for (const key of ['a2', 'a3']) await end(key)
    await settle()
  })

  it('are refused with a delay, so that a caller who retries at once keeps nobody busy, and not at all for a caller who has gone', async () => {
    const { ask } = open({ refusalDelay: 100 })
    for (const key of ['a1', 'a2', 'a3']) void ask(key, account('a'))
    await settle()
    const refused = ask('a4', account('a'))
    expect(await Promise.race([refused, settle().then(() => 'waits')])).toBe('waits')
    expect(await refused).toMatch(/^429/)
    const gone = new AbortController()
    const dropped = ask('a5', account('a', 'visitor', gone.signal))
    await settle()
    gone.abort(new Error('gone'))
    expect(await dropped).toBe('gone')
  })

  it('count the time for which others had to wait, and let it expire', async () => {
    const { ask, end, pass } = open()
    const make = async (key: string, milliseconds: number) => {
      const answer = ask(key, account('a'))
      await settle()
      pass(milliseconds)
      await end(key)
      return answer
    }
    expect(await make('alone', 60_000)).toBe('alone made')
    void ask('a1', account('a'))
    await settle()
    const other = ask('b1', account('b'))
    await settle()
    pass(6_500)
    await end('a1')
    await end('b1')
    expect(await other).toBe('b1 made')
    // 6 s in a minute are allowed: half a second too much has expired after five seconds.
    expect(await ask('a2', account('a'))).toBe('429 {"retry-after":"6"}')
    pass(6_000)
    expect(await make('a2', 10)).toBe('a2 made')
  })

  it('leave one free for the others where somebody kept them waiting, for a minute', async () => {
    const { ask, end, made, pass } = open({
      atOnce: 2,
      shares: { visitor: { documents: 9, seconds: 60 }, member: { documents: 9, seconds: 60 } },
    })
    const [one, other] = [account('one'), account('other')]
    for (const key of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(key, one)
    await settle()
    // Nobody else is waiting, so they get both turns.
    expect(made).toEqual(['a1', 'a2'])
    void ask('b1', other)
    await settle()
    pass(100)
    await end('a1')
    await end('b1')
    expect(made).toEqual(['a1', 'a2', 'b1'])
    void ask('b2', other)
    await settle()
    expect(made.at(-1)).toBe('b2')
    await end('b2')
    await end('a2')
    expect(made.slice(4)).toEqual(['a3'])
    pass(60_000)
    await end('a3')
    expect(made.slice(4)).toEqual(['a3', 'a4', 'a5'])
  })

  it('are dealt to bulk whatever else is made for the same person', async () => {
    const { turns, ask, end, made, pass } = open({ atOnce: 2 })
    const [one, other] = [account('one', 'member'), account('other')]
    for (const key of ['a1', 'a2']) void ask(key, one)
    void ask('b1', other)
    await settle()
    pass(100)
    await end('a1')
    const bulk: string[] = []
    void turns.take('labels', async () => (bulk.push('labels'), 'made'), one, 'bulk')
    await settle()
    expect([made, bulk]).toEqual([['a1', 'a2', 'b1'], ['labels']])
  })

  it('do not limit the work of the program itself', async () => {
    const { ask, end } = open()
    const mails = Array.from({ length: 9 }, (_, index) => ask(`mail ${index}`, account('mail', 'house')))
    for (let index = 0; index < 9; index += 1) await end(`mail ${index}`)
    expect(await Promise.all(mails)).toEqual(Array.from({ length: 9 }, (_, index) => `mail ${index} made`))
  })

  it('go to the caller with fewer documents where the queue is full', async () => {
    const { ask, end } = open({ longestLine: 2 })
    const [, , last] = ['a1', 'a2', 'a3'].map((key) => ask(key, account('a')))
    await settle()
    const newcomer = ask('b1', account('b'))
    expect(await last).toMatch(/^429/)
    for (const key of ['a1', 'b1', 'a2']) await end(key)
    expect(await newcomer).toBe('b1 made')
  })

  it('are refused to everybody where the queue is full of callers with one document each', async () => {
    const { ask } = open({ longestLine: 2 })
    for (const key of ['a', 'b', 'c']) void ask(key, account(key))
    await settle()
    expect(await ask('d', account('d'))).toBe('503 {"retry-after":"5"}')
  })
})

describe('a document that nobody waits for', () => {
  it('leaves the queue and no longer counts for its address', async () => {
    const { ask, end, made, turns } = open()
    void ask('a1', account('a'))
    const gone = new AbortController()
    const dropped = ['a2', 'a3'].map((key) => ask(key, account('a', 'visitor', gone.signal)))
    await settle()
    expect(turns.waiting()).toBe(2)
    gone.abort(new Error('gone'))
    expect(await Promise.all(dropped)).toEqual(['gone', 'gone'])
    expect(turns.waiting()).toBe(0)
    const again = ask('a4', account('a'))
    for (const key of ['a1', 'a4']) await end(key)
    expect(await again).toBe('a4 made')
    expect(made).toEqual(['a1', 'a4'])
  })

  it('stays in the queue as long as one caller waits for it, and costs those who join no share', async () => {
    const { ask, end, made } = open()
    void ask('other', account('x'))
    await settle()
    const gone = new AbortController()
    const first = ask('sheet', account('a', 'visitor', gone.signal))
    for (const key of ['b1', 'b2', 'b3']) void ask(key, account('b'))
    await settle()
    const second = ask('sheet', account('b'))
    await settle()
    gone.abort(new Error('gone'))
    expect(await first).toBe('gone')
    for (const key of ['other', 'sheet', 'b1', 'b2', 'b3']) await end(key)
    for (const key of ['b1', 'b2', 'sheet']) await end(key)
    expect(await second).toBe('sheet made')
    expect(made.filter((key) => key === 'sheet')).toHaveLength(1)
  })

  it('is cancelled, and is started again for the next caller', async () => {
    const { ask, end, signals, made } = open()
    const gone = new AbortController()
    const dropped = ask('sheet', account('a', 'visitor', gone.signal))
    await settle()
    gone.abort(new Error('gone'))
    expect(await dropped).toBe('gone')
    expect(signals.get('sheet')?.aborted).toBe(true)
    const again = ask('sheet', account('b'))
    await end('sheet')
    await end('sheet')
    expect(await again).toBe('sheet made')
    expect(made).toEqual(['sheet', 'sheet'])
  })

  it('fails for everybody who waits when it cannot be made', async () => {
    const { ask, end } = open()
    const answers = [ask('sheet', account('a')), ask('sheet', account('b'))]
    await end('sheet', new Error('broken'))
    expect(await Promise.all(answers)).toEqual(['broken', 'broken'])
  })
})
