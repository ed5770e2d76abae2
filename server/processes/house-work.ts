import type { Config } from '../config.ts'

/** Whether this process does what one of several does for all: it sends the mails and clears the store of attachments. */
export const doesHouseWork = ({ webProcess }: Pick<Config, 'webProcess'>): boolean => webProcess === null || webProcess === 1
