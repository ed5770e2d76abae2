import type { NotClassifiedReason } from '../../shared/record/measures.ts'
import type { Rich } from '../document-model.ts'
import type { TextWriter } from '../text/write-text.ts'
import { rich } from './blocks.ts'

/**
 * Why a hazard class is not classified: data are lacking or inconclusive, testing was technically impossible, or, without any of these
 * reasons, the criteria are not met (REACH Annex II, 11.1 and 12).
 */
export function writeNotClassified(reason: NotClassifiedReason | undefined, writer: TextWriter): Rich {
  return rich(writer.term(reason ? `sds.notClassified.${reason}` : 'sds.criteriaNotMet'))
}
