import { useId, useState, type ReactElement, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { paintLimits } from '../../../clp/paint-limits.ts'
import { draftAnswer, draftState } from '../../../shared/editing.ts'
import { readNumber } from '../../../shared/read-number.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { FailureLines } from '../frame/failure-lines.tsx'
import { useCall } from '../frame/use-call.ts'
import { useTyped } from '../frame/use-typed.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { useWorkshop } from '../recipe/workshop-context.ts'
import { withPaintLine, type PaintLine } from './with-paint-line.ts'

const typedLine = z.object({ limit: z.string(), content: z.string() })

/** Each subcategory with its limits: of two, the first is of what is water-borne. */
const limits = Object.entries(paintLimits).flatMap(([category, values]) =>
  values.map((value) => ({ category, value, key: `${category} ${value}` })),
)

/**
 * Subcategory, limit and content of a paint, which follow from no recipe (Directive 2004/42/EC, Article 4): chosen and typed once, they stand in section 15.1 and on the
 * label, as proposals that are held.
 */
export function PaintLimitForm(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const { synonymId, permalinkId, change } = useWorkshop()
  const { revalidate } = useRevalidator()
  const typed = useTyped(`paint ${permalinkId}`, typedLine, () => ({ limit: '', content: '' }))
  const [isTried, setIsTried] = useState(false)
  const chosen = limits.find(({ key }) => key === typed.value.limit)
  const content = readNumber(typed.value.content, language)
  const isRead = typeof content === 'number' && content >= 0
  const { busy, failure, run } = useCall({
    action: async (line: PaintLine) => {
      const address = `/api/v1/products/${synonymId}/draft`
      const { revision, record } = await api.get(address, draftAnswer)
      const saved = await api.send('PUT', address, draftState, { revision, patch: withPaintLine(record, line) })
      const name = `${t('record.field.volatileOrganicCompounds')}, ${line.category}`
      // The recipe stays as it is.
      change((before) => before, name, null, { before: revision, after: saved.revision })
    },
    onDone: () => {
      typed.forget()
      void revalidate()
    },
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (chosen && isRead) void run({ category: chosen.category, limit: chosen.value, content })
  }
  const isContentWrong = isTried && !isRead
  return (
    <form className="paint-limit" onSubmit={save} noValidate>
      {failure ? <FailureLines error={failure} /> : null}
      <div className="field">
        <label htmlFor={`${id}limit`}>{t('edit.value.limit')}</label>
        <Dropdown
          id={`${id}limit`}
          value={typed.value.limit}
          isWrong={isTried && !chosen}
          options={[
            { value: '', text: '–' },
            ...limits.map(({ category, value, key }) => ({ value: key, text: `${category}: ${value}\u00a0g/l` })),
          ]}
          onChoose={(limit) => typed.type((before) => ({ ...before, limit }))}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}content`}>{t('record.field.volatileOrganicCompounds')}, g/l</label>
        <input
          id={`${id}content`}
          className={isContentWrong ? 'input is-error' : 'input'}
          aria-invalid={isContentWrong || undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          value={typed.value.content}
          onChange={({ currentTarget: { value } }) => typed.type((before) => ({ ...before, content: value }))}
        />
      </div>
      <button type="submit" className="btn" aria-disabled={busy}>
        {t('edit.saveNow')}
      </button>
    </form>
  )
}
