import type { ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { fieldLabel } from '../fields/field-parts.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import type { RecordPath, RecordValue } from '../../record/record-values.ts'

/** The texts of a property in every language, and what its sentences leave open. */
export function RowTexts({ path, entry }: { path: RecordPath; entry: Readonly<Record<string, RecordValue>> }): ReactElement {
  const t = useTranslate()
  const { problemsAt } = useEditing()
  return (
    <div className="fields">
      {['text', 'remark'].map((cell) =>
        entry[cell] === undefined ? null : (
          <TextField
            key={cell}
            label={fieldLabel(t, cell)}
            path={[...path, cell]}
            value={entry[cell]}
            optional
            problems={problemsAt([...path, cell])}
          />
        ),
      )}
    </div>
  )
}
