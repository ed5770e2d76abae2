import type { WorkingRecord } from '../../shared/editing.ts'

/** The name of the mixture; a draft may have none yet. */
export const nameOf = ({ name }: WorkingRecord): string => (typeof name === 'string' ? name : '')
