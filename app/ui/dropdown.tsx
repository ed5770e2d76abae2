import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { DropdownPanel, optionId, type DropdownOption } from './dropdown-panel.tsx'
import './dropdown.css'
import { filterOptions, findTyped } from './match-options.ts'
import { useEarlyValue } from './use-early-change.ts'
import { useOnceAlive } from './use-once-alive.ts'

export interface DropdownProps {
  /** For the `for` of a label. A label must not stand around it: it would press the button for whatever is pressed in the panel. */
  id?: string
  /** Of the form's field. */
  name?: string
  /** Where no label has its id. */
  label?: string
  value: string
  options: readonly DropdownOption[]
  onChoose: (value: string) => void
  className?: string
  isWrong?: boolean
  describedBy?: string
  /** Whether a choice that was made before the page was alive is read here; otherwise its owner does that. */
  readsEarly?: boolean
}

/** Milliseconds after which typed letters are a new word (specification, section 9). */
const bufferTime = 500
/** Options from which on a list has a field to filter it. */
const longList = 10
/** Options that a page up or down leads on. */
const pageStep = 10

/**
 * The one dropdown (specification, sections 4 and 9): a panel of its own, opened by Enter, Space and arrows, with a filter where it is long and
 * letters that lead to an option. Until scripts listen, and where there are none, it is a native select.
 */
export function Dropdown(props: DropdownProps): ReactElement {
  const { id, name, label, value, options, onChoose, className = '', isWrong = false, describedBy, readsEarly = true } = props
  const t = useTranslate()
  const select = useEarlyValue<HTMLSelectElement>(readsEarly ? value : null, onChoose)
  const canOpen = useOnceAlive(hasPanels, false)
  // A visitor who is choosing in the native one when the page comes alive is not thrown out of it.
  const [isHeld, setIsHeld] = useState(false)
  useLayoutEffect(() => {
    if (select.current !== null && select.current === document.activeElement) setIsHeld(true)
  }, [select])
  if (canOpen && !isHeld) return <OwnDropdown {...props} />
  return (
    <div className={`dropdown ${className}`}>
      <select
        ref={select}
        id={id}
        name={name}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        className={isWrong ? 'is-error' : undefined}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        onBlur={() => setIsHeld(false)}
      >
        {options.length === 0 ? <option value="">{t('app.noOptions')}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown className="i" />
    </div>
  )
}

const hasPanels = () => 'showPopover' in HTMLElement.prototype

interface Opened {
  /** Index of the option where one is, among those that the filter leaves; -1 for none. */
  active: number
  filter: string
  /** Whether the filter has the keys, in place of the button. */
  filters: boolean
  /** Of the list, which is that of its field. */
  name: string | undefined
}

function OwnDropdown(props: DropdownProps): ReactElement {
  const { id, name, label, value, options, onChoose, className = '', isWrong = false, describedBy } = props
  const t = useTranslate()
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const typed = useRef({ letters: '', at: 0 })
  const wasOpen = useRef(false)
  const isLong = options.length >= longList
  const found = opened ? filterOptions(options, opened.filter) : options
  const chosen = options.findIndex((option) => option.value === value)
  const shown = options[chosen]

  // What names the field is an attribute of its own, or the label that has its id.
  const nameOf = () => label ?? button.current?.labels[0]?.textContent
  const open = (active: number, filters: boolean) => setOpened({ active, filter: '', filters: filters && isLong, name: nameOf() })
  const close = () => setOpened(null)
  const choose = (index: number) => {
    close()
    button.current?.focus()
    const option = found[index]
    if (option && option.value !== value) onChoose(option.value)
  }
  const move = (to: number) => setOpened((before) => before && { ...before, active: Math.min(Math.max(to, 0), found.length - 1) })

  const type = ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const goesOn = typed.current.letters !== '' && timeStamp - typed.current.at <= bufferTime
    if ([...key].length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && !goesOn)) return false
    const letters = (goesOn ? typed.current.letters : '') + key
    typed.current = { letters, at: timeStamp }
    const from = opened?.active ?? chosen
    const to = findTyped(found, letters, from)
    setOpened({ filter: '', name: nameOf(), ...opened, active: to === -1 ? from : to, filters: false })
    return true
  }
  const onKey = (event: KeyboardEvent, isInFilter: boolean) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab' && opened) return choose(opened.active)
    if (!isInFilter && type(event)) return event.preventDefault()
    const action = opened ? actions(opened, event.altKey, isInFilter)[event.key] : ways[event.key]
    if (!action) return
    event.preventDefault()
    // Escape is for the panel, and not for what it stands in.
    event.stopPropagation()
    action()
  }
  const last = options.length - 1
  const ways: Readonly<Record<string, () => void>> = {
    ArrowDown: () => open(Math.max(chosen, 0), true),
    ArrowUp: () => open(chosen === -1 ? last : chosen, true),
    Home: () => open(0, true),
    End: () => open(last, true),
    Enter: () => open(chosen, true),
    ' ': () => open(chosen, true),
  }
  const actions = ({ active }: Opened, isAlt: boolean, isInFilter: boolean): Readonly<Record<string, () => void>> => ({
    ArrowDown: () => move(active + 1),
    ArrowUp: () => (isAlt ? choose(active) : move(active === -1 ? found.length - 1 : active - 1)),
    PageDown: () => move(active + pageStep),
    PageUp: () => move(active - pageStep),
    Enter: () => choose(active),
    Escape: () => choose(-1),
    // In the filter they are for what is typed.
    ...(isInFilter ? {} : { Home: () => move(0), End: () => move(found.length - 1), ' ': () => choose(active) }),
  })
  return (
    <div
      className={`dropdown ${className}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        type="button"
        role="combobox"
        id={id}
        className={isWrong ? 'is-error' : undefined}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={opened !== null}
        aria-controls={opened ? listId : undefined}
        aria-activedescendant={opened && !opened.filters && opened.active >= 0 ? optionId(listId, opened.active) : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        data-value={value}
        // The panel closes by itself when one presses beside it, and that is before the click.
        onPointerDown={() => (wasOpen.current = opened !== null)}
        onClick={({ nativeEvent }) => {
          // Not every browser gives a button the focus when it is pressed.
          button.current?.focus()
          if (opened || wasOpen.current) close()
          else open(chosen, !isTouch(nativeEvent))
          wasOpen.current = false
        }}
        onKeyDown={(event) => onKey(event, false)}
      >
        <span lang={shown?.lang}>{shown?.text ?? (options.length === 0 ? t('app.noOptions') : '')}</span>
      </button>
      <ChevronDown className="i" />
      {name === undefined ? null : <input type="hidden" name={name} value={value} />}
      {opened ? (
        <DropdownPanel
          listId={listId}
          name={opened.name}
          field={button}
          options={found}
          chosen={value}
          active={opened.active}
          filter={isLong ? { text: opened.filter, hasKeys: opened.filters } : null}
          onFilter={(text) =>
            setOpened({ ...opened, active: filterOptions(options, text).length === 0 ? -1 : 0, filter: text, filters: true })
          }
          onFilterKeys={() => setOpened({ ...opened, filters: true })}
          onKeyDown={(event) => onKey(event, true)}
          onChoose={choose}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

/** On a touch screen, focusing a field opens the keyboard, which would cover the list. */
const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch'
