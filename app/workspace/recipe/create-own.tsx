import { BookmarkPlus } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { OwnSubstanceRecord } from '../../../shared/own-substances.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { NewSubstanceDialog } from '../changes/new-substance-dialog.tsx'
import { useMay } from '../frame/workspace-context.tsx'
import { replaceRow } from './change-rows.ts'
import { focusShare } from './move-focus.ts'
import { useRecipeWords } from './recipe-words-context.ts'
import { sourceOfOwn } from './source-of-own.ts'
import { useWorkshop } from './workshop-context.ts'

/** Makes the row's component one of the workgroup's own, with what the row says of it, so that other recipes find it. */
export function CreateOwn({ row, name, isSmall = false }: { row: RecipeRow; name: string; isSmall?: boolean }): ReactElement | null {
  const t = useTranslate()
  const notify = useNotify()
  const mayEdit = useMay('editor')
  const { change } = useWorkshop()
  const words = useRecipeWords()
  const [isNew, setIsNew] = useState(false)
  if (!mayEdit || row.name.trim() === '') return null
  const label = t('recipe.createRawMaterial')
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'btn btn-icon btn-small' : 'btn btn-small'}
        aria-label={`${label}: ${name}`}
        title={isSmall ? label : undefined}
        onClick={() => setIsNew(true)}
      >
        {isSmall ? <BookmarkPlus className="i" /> : label}
      </button>
      {isNew ? (
        <NewSubstanceDialog
          begun={beginOwn(row, name)}
          words={words}
          onClose={() => setIsNew(false)}
          onSaved={({ key, record }) => {
            // Before the focus goes to the row: an open dialog would keep it.
            flushSync(() => {
              setIsNew(false)
              change(replaceRow(row.key, { name: record.name, substance: key, source: sourceOfOwn(record) }), label)
            })
            notify({ type: 'success', text: t('recipe.rawMaterialCreated', { name: record.name }), delay: 5000 })
            focusShare(row.key)
          }}
        />
      ) : null}
    </>
  )
}

/** With a number it is a substance, with a name alone a raw material. */
function beginOwn({ cas, ec, index, own }: RecipeRow, name: string): OwnSubstanceRecord {
  const numbers = {
    ...(cas === undefined ? {} : { casNumber: cas }),
    ...(ec === undefined ? {} : { ecNumber: ec }),
    ...(index === undefined ? {} : { indexNumber: index }),
  }
  const kind = Object.keys(numbers).length > 0 ? 'substance' : 'rawMaterial'
  const { classification, ...facts } = own ?? {}
  const classes = classification && { classification: classification.map((one) => ({ class: one })) }
  return { kind, name: name.slice(0, 300), ...numbers, ...classes, ...facts }
}
