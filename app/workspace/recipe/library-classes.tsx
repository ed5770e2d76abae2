import { useState, type ReactElement } from 'react'
import { findLibraryClasses, withLibraryClasses, type LibraryClasses } from '../../../shared/recipe/library-classes.ts'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { writePair } from '../../language/write-pair.ts'
import { Banner } from '../../ui/banner.tsx'
import { changeRow } from './change-rows.ts'
import { TickRowsDialog } from './tick-rows-dialog.tsx'
import { useWorkshop } from './workshop-context.ts'

type Own = LibraryClasses[number]['own']

interface Offer {
  row: RecipeRow
  own: Own
}

/** What the library adds to a row of whose classes nobody has said anything; undefined: nothing. */
export function offerOf(row: RecipeRow, component: LiveComponent | undefined, library: LibraryClasses): Own | undefined {
  if (row.own !== undefined || row.substance !== undefined) return undefined
  const { cas, ec, index } = row
  return findLibraryClasses(library, cas || ec || index ? { cas, ec, index: index ?? component?.index } : (component ?? {}))
}

/** Offers the classes that the library knows of several components beside Annex VI. They count once somebody takes them. */
export function LibraryClassesOffer({ offers }: { offers: readonly Offer[] }): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const [isAsking, setIsAsking] = useState(false)
  if (offers.length === 0) return null
  return (
    <>
      <Banner type="info">
        <p>{t('recipe.libraryClassesNote')}</p>
        <button type="button" className="btn" onClick={() => setIsAsking(true)}>
          {writePair(t('recipe.libraryClasses'), offers.length, language)}
        </button>
      </Banner>
      {isAsking ? <OfferDialog offers={offers} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

function OfferDialog({ offers, onClose }: { offers: readonly Offer[]; onClose: () => void }): ReactElement {
  const t = useTranslate()
  const { change } = useWorkshop()
  const byKey = new Map(offers.map(({ row, own }) => [row.key, own]))
  return (
    <TickRowsDialog
      title={t('recipe.libraryClasses')}
      note={t('recipe.libraryClassesNote')}
      rows={offers.map(({ row }) => row)}
      detailOf={({ key }) => writeOwn(byKey.get(key) ?? {}) || t('recipe.noHazard')}
      begun={new Set(byKey.keys())}
      hasAll={false}
      onTake={(keys) =>
        change((recipe) => {
          const taken = offers.filter(({ row }) => keys.has(row.key))
          return taken.reduce((before, { row, own }) => changeRow(row.key, withLibraryClasses(row, own))(before), recipe)
        }, t('recipe.libraryClasses'))
      }
      onClose={onClose}
    />
  )
}

const writeOwn = ({ classification = [], supplemental = [] }: Own): string => [...classification, ...supplemental].join(' · ')

/** Takes out of a row what was taken into it from the library. */
export function LeaveOutLibrary({ row, name }: { row: RecipeRow; name: string }): ReactElement | null {
  const t = useTranslate()
  const { change } = useWorkshop()
  if (row.source?.kind !== 'library') return null
  return (
    <button
      type="button"
      className="btn btn-quiet btn-small"
      aria-label={`${t('recipe.libraryLeaveOut')}: ${name}`}
      onClick={() =>
        change(
          (recipe) => ({ ...recipe, rows: recipe.rows.map((one) => (one.key === row.key ? withoutOwn(one) : one)) }),
          t('recipe.libraryLeaveOut'),
        )
      }
    >
      {t('recipe.libraryLeaveOut')}
    </button>
  )
}

const withoutOwn = ({ own: _own, source: _source, ...row }: RecipeRow): RecipeRow => row
