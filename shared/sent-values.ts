import { z } from 'zod'
import { rule } from './reasons/reason.ts'

/** One value as a form sends it, which has texts alone, or as JSON does. What they mean is the same: `7` and `"7"`, `true` and `"true"`. */
const value = z.union([z.string().max(2_000), z.number(), z.boolean()])

const digits = /^\d{1,10}$/

/** A whole number, as an address has it in digits or JSON as a number. @param most and `least` are included */
export function wholeNumber(most: number, least = 1) {
  const expected = rule('between', { min: least, max: most })
  const read = (given: unknown) => (typeof given === 'string' && digits.test(given) ? Number(given) : given)
  // Where nothing was sent, that is what is said, and not what it would have to be.
  const error = ({ input }: { input?: unknown }) => (input === undefined ? undefined : expected)
  return z.preprocess(read, z.int({ error }).min(least, expected).max(most, expected))
}

/** The page of a list that is asked for. */
export const pageNumber = wholeNumber(100_000).default(1).describe('Page of the list, from 1')

/** Values one by one, also where there is but one. */
export const several = z.union([value, z.array(value).max(50)]).transform((given) => [given].flat().map(String))

/** A value may come twice, from a hidden field and a ticked box: the last one counts. */
export const once = several.transform((values) => (values.at(-1) ?? '').trim())

/** Empty is as good as absent. @param message a `rule` */
export const field = (pattern: RegExp, message: string) => once.refine((text) => text === '' || pattern.test(text), message).optional()

/** What a box of a form is, ticked or not. */
export const flag = () => field(/^(0|1|true|false|on|off)$/i, rule('notAChoice', { choices: ['1', '0'] }))
