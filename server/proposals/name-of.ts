import type { WorkingRecord } from '../../shared/editing.ts'

/** As the mixture is called; a draft may have no name yet. */
export const nameOf = ({ name }: WorkingRecord): string => (typeof name === 'string' ? name : '')
