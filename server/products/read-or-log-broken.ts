import { isDatabaseDown } from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * What is made of one product among several, or of one document of a product; null where its published version cannot be read, which is
 * logged: the others must not be lost with it.
 * @throws whatever the database's being away throws, which no product is to blame for
 */
export async function readOrLogBroken<Made>(
  { log }: Pick<Services, 'log'>,
  permalinkId: number,
  make: () => Promise<Made>,
): Promise<Made | null> {
  try {
    return await make()
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    logBroken({ log }, permalinkId, error)
    return null
  }
}

/** Logs that a product is left out among several. @param error what reading it threw, if it was read at all */
export function logBroken({ log }: Pick<Services, 'log'>, permalinkId: number, error?: unknown): void {
  log.error({ err: error, product: permalinkId }, 'a published version cannot be read: it is left out')
}
