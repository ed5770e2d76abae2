import { useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import { readShare } from '../../../shared/recipe/read-share.ts'
import type { RecipeRow as Row } from '../../../shared/recipe/recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { letterField } from '../../ui/letter-field.ts'
import { changeRow, replaceRow } from './change-rows.ts'
import { ComponentEntry } from './component-entry.tsx'
import { formatEnds } from './format-share.ts'
import { LeaveOutLibrary } from './library-classes.tsx'
import { RowClassification } from './row-classification.tsx'
import { RowNotes } from './row-notes.tsx'
import { RowProblems } from './row-problems.tsx'
import { RowSource } from './row-source.tsx'
import { ChangeClasses } from './row-classes.tsx'
import { rowOfText } from './row-of-text.ts'
import { focusShare } from './move-focus.ts'
import { useWorkshop } from './workshop-context.ts'
import { Names } from '../../ui/shown.tsx'

/** Typed in ppm, mg/kg, g/kg or ‰: what that is in per cent is said beside it. */
const isSmallUnit = (share: string): boolean => /[pk‰]/iu.test(share) && !share.includes('%')

const isNumbered = ({ cas, ec, index, substance }: Row): boolean => [cas, ec, index, substance].some((one) => one !== undefined)

const ownOf = ({ own, source }: Row): Pick<Row, 'own' | 'source'> => (own === undefined ? {} : { own, source })

interface RecipeRowProps {
  row: Row
  /** From 1. */
  number: number
  /** As they were judged: several where the row is a raw material that was taken apart. */
  parts: readonly LiveComponent[]
  onKeyDown: (event: KeyboardEvent) => void
}

/** A component: its name and numbers, what is known of it, its share. Pressing the name finds another one in its place. */
export function RecipeRow({ row, number, parts, onKeyDown }: RecipeRowProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { change, request } = useWorkshop()
  const [isChanging, setIsChanging] = useState(false)
  const [isSaying, setIsSaying] = useState(false)
  const fault = useId()
  const name = row.name || row.cas || row.ec || row.index || t('recipe.rowNumber', { number })
  const faults = request.faults.get(row.key) ?? []
  const share = readShare(row.share)
  const isUnread = faults.includes('share') && row.share.trim() !== ''
  const [first] = parts
  const isApart = row.substance !== undefined && parts.length > 1
  return (
    <>
      <tr className={isApart ? 'parent' : undefined} data-row={row.key} onKeyDown={onKeyDown}>
        <td className="n">{number}</td>
        <td colSpan={isChanging ? 2 : 1}>
          {isChanging ? (
            <ComponentEntry
              label={t('recipe.changeRow', { name })}
              begun={row.name}
              left={0}
              takesFocus
              onTake={(hit) => {
                setIsChanging(false)
                // What its sheet says of it is about what is sold, whichever number it has.
                change(replaceRow(row.key, isNumbered(row) ? hit.row : { ...ownOf(row), ...hit.row }), name)
                focusShare(row.key)
              }}
              onTyped={(text) => {
                setIsChanging(false)
                const typed = rowOfText(text)
                // A number alone is that of what has none yet, and its name stays.
                const next = isNumbered(row) ? typed : { ...ownOf(row), ...typed, name: typed.name || row.name }
                if (text !== row.name) change(replaceRow(row.key, next), name)
              }}
              onGiveUp={() => setIsChanging(false)}
            />
          ) : (
            <>
              <button
                type="button"
                className={faults.includes('cas') ? 'nm bad' : 'nm'}
                aria-label={t('recipe.changeRow', { name })}
                onClick={() => setIsChanging(true)}
              >
                <Names>{name}</Names>
              </button>
              <RowSource row={row} name={name} component={isApart ? undefined : first} />
              <RowProblems
                row={row}
                faults={faults}
                shareFault={fault}
                name={name}
                isUnknown={!isApart && first?.unknown.includes('all') === true}
                component={isApart ? undefined : first}
                isSaying={isSaying}
                onSaid={() => setIsSaying(false)}
              />
              {isApart ? null : <RowNotes row={row} name={name} component={first} />}
            </>
          )}
        </td>
        {isChanging ? null : (
          <td className="cl">
            {isApart ? <span className="cap">{t('recipe.takenApart')}</span> : <RowClassification component={first} source={row.source} />}
            <div className="class-tools">
              {isSaying ? null : <ChangeClasses row={row} name={name} onOpen={() => setIsSaying(true)} />}
              <LeaveOutLibrary row={row} name={name} />
            </div>
            {share !== null && isSmallUnit(row.share) ? <span className="cap">{`${formatEnds(share, language)}\u00a0%`}</span> : null}
            {share !== null && share.from !== share.to ? <span className="cap">{t('recipe.rangeCounts')}</span> : null}
          </td>
        )}
        <td className="pc">
          <input
            className={isUnread ? 'input pin is-error' : 'input pin'}
            aria-label={t('recipe.shareOf', { name })}
            aria-invalid={isUnread || undefined}
            aria-describedby={isUnread && !isChanging ? fault : undefined}
            inputMode="decimal"
            autoComplete="off"
            value={row.share}
            maxLength={60}
            onChange={(event) => change(changeRow(row.key, { share: event.currentTarget.value }), `${name}, %`, letterField(event))}
          />
        </td>
      </tr>
      {isApart
        ? parts.map((part, index) => (
            <tr key={part.key} className={index === parts.length - 1 ? 'kid last' : 'kid'}>
              <td className="n" aria-hidden="true">
                └
              </td>
              {/* The name is a text, by its parts. */}
              {/* eslint-disable-next-line jsx-a11y/control-has-associated-label */}
              <td>
                <div className="nm">
                  <Names>{part.name}</Names>
                </div>
              </td>
              <td className="cl">
                <RowClassification component={part} source={row.source} />
                {part.paths.length > 1 ? <span className="cap">{t('recipe.togetherWithOthers')}</span> : null}
              </td>
              <td className="pc">{formatEnds(part.content, language)}</td>
            </tr>
          ))
        : null}
    </>
  )
}
