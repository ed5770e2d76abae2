import type { ReactElement } from 'react'
import type { LiveAnswer } from '../../../shared/recipe/live-answer.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { formatShare } from './format-share.ts'
import { useClassification } from './use-classification.ts'
import type { Hit } from './use-found.ts'
import { useWorkshop } from './workshop-context.ts'

/** Milliseconds for which a hit must stay chosen before its effect is asked for. */
const choosingPause = 150

const codesOf = ({ label }: LiveAnswer): string[] => [...label.hazardStatements, ...label.supplementalStatements]

/** What a hit would change on the label at the share that is left. */
export function HitEffect({ hit, left }: { hit: Hit; left: number }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { request, judged } = useWorkshop()
  const { source: _source, name, ...row } = hit.row
  const present = request.body?.mixture
  const added = { ...row, name: name.slice(0, 200), content: left }
  const body = { mixture: { ...present, components: [...(present?.components ?? []), added] } }
  const { answer, body: ofBody } = useClassification(body, choosingPause)
  const isOfThis = answer !== null && JSON.stringify(ofBody) === JSON.stringify(body)
  const before = judged.answer ? codesOf(judged.answer) : []
  const after = isOfThis ? codesOf(answer) : []
  const more = after.filter((code) => !before.includes(code))
  return (
    <p className="eff because">
      {t('recipe.atShare', { share: formatShare(left, language) })}{' '}
      {isOfThis ? <b>{more.length > 0 ? t('recipe.adds', { codes: more.join(', ') }) : t('recipe.addsNothing')}</b> : '…'}
    </p>
  )
}
