import { afterAll, describe, expect, it } from 'vitest'
import { classificationRequest } from '../../shared/classification/request.ts'
import type { Waiter } from '../documents/account.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { isShort } from './is-short.ts'
import { openClassifier } from './open-classifier.ts'

const share = { documents: 400, seconds: 60 }
const classifier = openClassifier({ visitor: share, member: share }, 2)
/** A classifier as in a process without a second processor. */
const alone = openClassifier({ visitor: share, member: share }, 1)
afterAll(() => Promise.all([classifier.close(), alone.close()]))

const visitor: Waiter = { account: async () => ({ key: 'address 192.0.2.1', kind: 'visitor' }) }
const day = '2027-06-01'
const methanol = '603-001-00-X'
const { mixture } = classificationRequest.parse({ mixture: { physicalState: 'liquid', components: [{ index: methanol, content: 12 }] } })
const task = { mixture, day, own: new Map() }

const asPrinted = openTable([])
const stated = asPrinted.lastRow(methanol)
const withoutMethanol = openTable([{ appliesFrom: '2027-01-01', changes: new Map([[methanol, null]]) }])

async function classesOf(table: typeof asPrinted, count = 1): Promise<string[][]> {
  const register = openRegister(table)
  const answers = await Promise.all(Array.from({ length: count }, () => classifier.classify(task, register, visitor)))
  return answers.map((bytes) => JSON.parse(bytes.toString()).classification.map((one: { class: string }) => one.class))
}

describe('the threads that classify', () => {
  it('classify many recipes at once, each as if it were alone', async () => {
    const [alone] = await classesOf(asPrinted)
    expect(stated?.row.classes).toContain('STOT SE 1')
    expect(alone).toContain('STOT SE 1')
    expect(await classesOf(asPrinted, 40)).toEqual(Array.from({ length: 40 }, () => alone))
  })

  it('know a later state of the table as soon as the register does, and the earlier one while it is still used', async () => {
    const [before, after] = await Promise.all([classesOf(asPrinted, 10), classesOf(withoutMethanol, 10)])
    expect(before.every((classes) => classes.includes('STOT SE 1'))).toBe(true)
    expect(after).toEqual(Array.from({ length: 10 }, () => []))
  })
})

describe('a process without a second processor', () => {
  const register = openRegister(asPrinted)

  it('classifies a short recipe itself, with the same bytes as a thread', async () => {
    expect(isShort(task)).toBe(true)
    expect((await alone.classify(task, register, visitor)).equals(await classifier.classify(task, register, visitor))).toBe(true)
  })

  it('serves other requests between two of many recipes', async () => {
    const judged: Buffer[] = []
    const answers = Array.from({ length: 20 }, async () => judged.push(await alone.classify(task, register, visitor)))
    const seen = new Set<number>()
    while (judged.length < answers.length) {
      await new Promise(setImmediate)
      seen.add(judged.length)
    }
    await Promise.all(answers)
    expect(seen.size).toBeGreaterThan(15)
  })
})

describe('a recipe is short', () => {
  const [methanolAlone] = mixture.components
  const many = (count: number) => Array.from({ length: count }, () => methanolAlone ?? expect.fail())

  it('up to fifty components, those of its raw materials included', () => {
    expect(isShort({ ...task, mixture: { ...mixture, components: many(50) } })).toBe(true)
    expect(isShort({ ...task, mixture: { ...mixture, components: many(51) } })).toBe(false)
    const raw = many(1).map((one) => ({ ...one, components: many(50) }))
    expect(isShort({ ...task, mixture: { ...mixture, components: raw } })).toBe(false)
  })

  it('where little is stated about each of them', () => {
    const own = { classification: Array.from({ length: 60 }, () => 'Skin Irrit. 2 H315') }
    const typed = { physicalState: 'liquid', components: [{ name: 'amine', content: 9, own }] }
    expect(isShort({ ...task, mixture: classificationRequest.parse({ mixture: typed }).mixture })).toBe(false)
  })

  it('without raw materials of a workgroup, since one may hold hundreds', () => {
    const paste = { name: 'paste', cas: null, ec: null, index: null, own: null, components: many(400) }
    expect(isShort({ ...task, own: new Map([['paste', paste]]) })).toBe(false)
  })
})
