import { Check, Search } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { usePlacedPanel } from './use-placed-panel.ts'

/** What can be chosen in a list. */
export interface DropdownOption {
  value: string
  text: string
  lang?: string | undefined
}

interface DropdownPanelProps {
  listId: string
  /** Of the list. */
  name: string | undefined
  /** Under which it stands. */
  field: RefObject<HTMLElement | null>
  /** Those that the filter leaves. */
  options: readonly DropdownOption[]
  chosen: string
  active: number
  /** null: the list is short. */
  filter: { text: string; hasKeys: boolean } | null
  onFilter: (text: string) => void
  onFilterKeys: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (index: number) => void
  onClose: () => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The open list. It stands above everything else of the page, dialogs included. */
export function DropdownPanel(props: DropdownPanelProps): ReactElement {
  const { listId, name, field, options, chosen, active, filter, onFilter, onFilterKeys, onKeyDown, onChoose, onClose } = props
  const t = useTranslate()
  const panel = usePlacedPanel(field, onClose)
  const input = useRef<HTMLInputElement>(null)
  const hasKeys = filter?.hasKeys ?? false
  useLayoutEffect(() => {
    if (hasKeys) input.current?.focus()
  }, [hasKeys])
  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])
  return (
    <div {...panel} className="dropdown-panel">
      {filter ? (
        <div className="input-icon">
          <Search className="i" />
          <input
            ref={input}
            className="input"
            role="combobox"
            type="text"
            size={1}
            autoComplete="off"
            spellCheck={false}
            aria-label={t('label.find')}
            placeholder={t('label.find')}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
            value={filter.text}
            onFocus={onFilterKeys}
            onChange={({ currentTarget }) => onFilter(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      ) : null}
      {options.length === 0 ? (
        <p id={listId} role="status">
          {t(filter && filter.text.trim() !== '' ? 'app.noMatch' : 'app.noOptions')}
        </p>
      ) : (
        // The focus stays where the keys are.
        <div id={listId} role="listbox" aria-label={name} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
          {options.map(({ value, text, lang }, index) => (
            // The rule wants keys here; they are those of the field, which keeps the focus and names the option by `aria-activedescendant`.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={value}
              id={optionId(listId, index)}
              role="option"
              tabIndex={-1}
              aria-selected={value === chosen}
              className={index === active ? 'is-active' : undefined}
              data-value={value}
              lang={lang}
              onClick={() => onChoose(index)}
            >
              {text === '' ? '–' : text}
              {value === chosen ? <Check className="i" /> : null}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
