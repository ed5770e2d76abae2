import { z } from 'zod'
import { rule } from './reasons/reason.ts'
import { isoDate } from './record/texts.ts'

/** Behind which change a list of changes begins: its moment and, of what changed in one moment, the product. */
export interface Since {
  /** ISO 8601 in UTC, with as many decimals as the database has. */
  moment: string
  permalinkId: number
  /** Where the list ends, as the server knows it. */
  until?: string
}

const cursor = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z),(\d{1,10})$/
const moment = z.iso.datetime({ offset: true }).regex(/^[12]/)

/** A moment, the beginning of a day in UTC, or `next_since` of the answer before. @throws in zod's way: the rule `date` for what is neither */
export const since = z
  .string()
  .max(60)
  .transform((text, context): Since => {
    const [, behind = '', id = ''] = cursor.exec(text) ?? []
    if (moment.safeParse(behind).success && Number(id) < 2 ** 31) return { moment: behind, permalinkId: Number(id) }
    if (moment.safeParse(text).success || isoDate.safeParse(text).success) return { moment: new Date(text).toISOString(), permalinkId: 0 }
    context.addIssue({ code: 'custom', message: withoutTimeZone.test(text) ? rule('timeZone', withTimeZone) : rule('date') })
    return z.NEVER
  })

/** The plus sign before a time zone is a blank where somebody typed it into an address as it stands. */
const withoutTimeZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?( \d\d:?\d\d)?$/
const withTimeZone = { moment: '2026-12-31T12:00:00Z', inAddress: '2026-12-31T13:00:00%2B01:00' }

export const writeSince = ({ moment: behind, permalinkId }: Since): string =>
  `${new Date(behind).toISOString().slice(0, 19)}.${decimalsOf(behind)}Z,${permalinkId}`

const decimalsOf = (text: string): string => (/\.(\d+)Z$/.exec(text)?.[1] ?? '').padEnd(6, '0')
