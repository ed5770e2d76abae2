import type { ReadClass } from '../../clp/classification/read-class.ts'
import { faultOf, type Fault } from '../reasons/reason.ts'

/** Why a class cannot be read as somebody wrote it. */
export function faultOfClass({ problem }: Extract<ReadClass, { problem: unknown }>, text: string): Fault {
  switch (problem.kind) {
    case 'category':
      return faultOf('notAClass', { text })
    case 'statement':
      return faultOf('categoryStatement', { category: problem.category })
    case 'route':
      return faultOf('otherClass', { category: text, hazardClass: problem.route })
    case 'rest':
      return faultOf('notUnderstood', { text: problem.rest })
  }
}
