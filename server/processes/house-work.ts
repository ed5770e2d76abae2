import type { Config } from '../config.ts'

/** Whether this is the one process that works for all: it sends mails and removes orphaned attachments. */
export const doesHouseWork = ({ webProcess }: Pick<Config, 'webProcess'>): boolean => webProcess === null || webProcess === 1
