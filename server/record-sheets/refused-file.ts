import { faultOf, type Fault, type Reason } from '../../shared/reasons/reason.ts'

/** A file that cannot be read, with the place at which reading stopped. */
export class RefusedFile extends Error {
  readonly reason: Reason
  constructor(fault: Fault, path = 'file') {
    super(fault.code)
    this.reason = { ...fault, path }
  }
}

export const damaged = (path?: string): RefusedFile => new RefusedFile(faultOf('fileDamaged'), path)
