import { afterAll, describe, expect, it } from 'vitest'
import { classificationRequest } from '../../shared/classification/request.ts'
import type { Waiter } from '../documents/account.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { openClassifier } from './open-classifier.ts'

const share = { documents: 400, seconds: 60 }
const classifier = openClassifier({ visitor: share, member: share }, 2)
afterAll(() => classifier.close())

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
  it('judge many recipes at once, each as alone', async () => {
    const [alone] = await classesOf(asPrinted)
    expect(stated?.row.classes).toContain('STOT SE 1')
    expect(alone).toContain('STOT SE 1')
    expect(await classesOf(asPrinted, 40)).toEqual(Array.from({ length: 40 }, () => alone))
  })

  it('know a later state of the table as soon as the register does, and the one before while it is asked for', async () => {
    const [before, after] = await Promise.all([classesOf(asPrinted, 10), classesOf(withoutMethanol, 10)])
    expect(before.every((classes) => classes.includes('STOT SE 1'))).toBe(true)
    expect(after).toEqual(Array.from({ length: 10 }, () => []))
  })
})
