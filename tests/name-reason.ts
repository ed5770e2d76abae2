import type { Reason } from '../shared/reasons/reason.ts'

/** A reason on one line: `supplier.telephone: telephone`, `classification[2].category: onceOnly Acute Tox. 4`. */
export const nameReason = ({ path, code, params }: Reason): string => [`${path}: ${code}`, ...Object.values(params).flat()].join(' ')
