import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react'
import { useInterfaceLanguage, useTranslate } from '../../../../language/texts.tsx'
import { usePlacedPanel } from '../../../../ui/use-placed-panel.ts'
import { addDays, addMonths, localDay, weekdayOf, weeksOf } from './calendar-days.ts'
import { nameDay, nameMonth, nameWeekdays } from './calendar-names.ts'

interface CalendarProps {
  id: string
  /** Under which it stands. */
  field: RefObject<HTMLElement | null>
  chosen: string | null
  onChoose: (day: string) => void
  /** By Escape: the focus goes back. */
  onLeave: () => void
  onClose: () => void
}

/** A month of days. Keys as in the pattern of the ARIA Authoring Practices for a date picker. */
export function Calendar({ id, field, chosen, onChoose, onLeave, onClose }: CalendarProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const panel = usePlacedPanel(field, onClose)
  const [today] = useState(() => localDay(new Date()))
  const [at, setAt] = useState(chosen ?? today)
  // The buttons for other months keep the focus when they are pressed.
  const [takesFocus, setTakesFocus] = useState(true)
  useEffect(() => {
    if (takesFocus) panel.ref.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [panel.ref, at, takesFocus])
  const go = (day: string, focus: boolean) => {
    setAt(day)
    setTakesFocus(focus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const months = event.shiftKey ? 12 : 1
    const ways: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => addDays(at, -1),
      ArrowRight: () => addDays(at, 1),
      ArrowUp: () => addDays(at, -7),
      ArrowDown: () => addDays(at, 7),
      Home: () => addDays(at, -weekdayOf(at)),
      End: () => addDays(at, 6 - weekdayOf(at)),
      PageUp: () => addMonths(at, -months),
      PageDown: () => addMonths(at, months),
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    go(way(), true)
  }
  const month = nameMonth(at, language)
  const turn = (label: string, months: number, Icon: typeof ChevronLeft) => (
    <button type="button" className="btn btn-icon" aria-label={t(label)} onClick={() => go(addMonths(at, months), false)}>
      <Icon className="i" />
    </button>
  )
  return (
    // The rule knows no keys of a dialog; Escape is its own, wherever in it the focus is.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...panel}
      id={id}
      className="calendar"
      role="dialog"
      aria-label={t('date.open')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // For the calendar, and not for the dialog in which it stands.
        event.preventDefault()
        event.stopPropagation()
        onLeave()
      }}
    >
      <div className="calendar-head">
        {turn('date.previous', -1, ChevronLeft)}
        <p aria-live="polite">{month}</p>
        {turn('date.next', 1, ChevronRight)}
      </div>
      {/* The rule takes a table for nothing but text; the days of this one are walked by arrows, which is a grid (ARIA Authoring Practices). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-label={month} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {nameWeekdays(language).map(({ full, short }) => (
              <th key={full} scope="col" abbr={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week, row) => (
            // A month has its weeks in fixed places.
            // eslint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {week.map((day, column) =>
                day === null ? (
                  // A day of another month has no name and no control, and its place in the week is all that it is.
                  // eslint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                  <td key={column} />
                ) : (
                  <td key={day} role="gridcell" aria-selected={day === chosen}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={nameDay(day, language)}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
