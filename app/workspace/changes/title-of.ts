import type { RecalculationAnswer } from '../../../shared/recalculation.ts'
import { formatDate } from '../../../shared/format-date.ts'
import type { Translate } from '../../language/texts.tsx'

/** What a recalculation is about, as its heading and its links say it. */
export function titleOf({ change, name }: Pick<RecalculationAnswer, 'change' | 'name'>, t: Translate): string {
  if (change.kind === 'substance') return t('changes.substanceOf', { name })
  const law = t('changes.lawOf', { to: formatDate(change.to) })
  return name === '' ? law : `${law}: ${name}`
}
