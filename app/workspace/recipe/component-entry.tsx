import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { formatShare } from './format-share.ts'
import { HitEffect } from './hit-effect.tsx'
import { RowClassification } from './row-classification.tsx'
import { useFound, type Hit } from './use-found.ts'
import { Names } from '../../ui/shown.tsx'

interface ComponentEntryProps {
  label: string
  /** What stands in it at first. */
  begun?: string
  /** What is missing to 100 %, in %; 0 or less: nothing. */
  left: number
  /** It takes the place of what had the focus. */
  takesFocus?: boolean
  /** @param next what the person goes on to: the next row, or the share of this one */
  onTake: (hit: Hit, next: 'row' | 'share') => void
  /** What was typed is no substance that was found. */
  onTyped: (text: string, next: 'row' | 'share' | 'none') => void
  /** Of a row that is being changed: back to it as it was. */
  onGiveUp?: () => void
}

/** A field in which a component is found by number or name. The list lies in the page and pushes what is below, so that nothing is covered. */
export function ComponentEntry({
  label,
  begun = '',
  left,
  takesFocus = false,
  onTake,
  onTyped,
  onGiveUp,
}: ComponentEntryProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const [text, setText] = useState(begun)
  const [active, setActive] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const { hits, components, isSearched } = useFound(isOpen ? text : '')
  const isShown = isOpen && isSearched
  const chosen = isShown ? hits[active] : undefined
  const combo = useRef<HTMLDivElement>(null)
  // What was found lies below the field, where the sum stays in sight: the page makes room for it.
  const shownHits = isShown ? hits.length : null
  useEffect(() => {
    if (shownHits !== null) combo.current?.scrollIntoView({ block: 'nearest' })
  }, [shownHits])
  const begin = (typed: string) => {
    setText(typed)
    setActive(0)
    setIsOpen(true)
  }
  const clear = () => {
    setText('')
    setIsOpen(false)
  }
  const take = (hit: Hit, next: 'row' | 'share') => {
    clear()
    onTake(hit, next)
  }
  const keep = (next: 'row' | 'share' | 'none') => {
    const typed = text.trim()
    clear()
    if (typed !== '') onTyped(typed, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const isUp = event.key === 'ArrowUp'
    if (isShown && hits.length > 0 && (isUp || event.key === 'ArrowDown')) {
      event.preventDefault()
      setActive((active + (isUp ? hits.length - 1 : 1)) % hits.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen) take(chosen, 'row')
      else keep('row')
    } else if (event.key === 'Tab' && !event.shiftKey && text.trim() !== '') {
      event.preventDefault()
      if (chosen) take(chosen, 'share')
      else keep('share')
    } else if (event.key === 'Escape') {
      if (isOpen) setIsOpen(false)
      else onGiveUp?.()
    }
  }
  return (
    <div
      ref={combo}
      className="combo"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        if (onGiveUp && text === begun) onGiveUp()
        else keep('none')
      }}
    >
      <input
        ref={field}
        className="input"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown && hits.length > 0}
        aria-controls={isShown && hits.length > 0 ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('recipe.entryHint')}
        maxLength={500}
        value={text}
        onChange={({ currentTarget }) => begin(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isShown ? (
        <div className="found">
          {hits.length === 0 ? (
            <p className="meta" role="status">
              {t('recipe.notFound')}
            </p>
          ) : (
            <div id={listId} role="listbox" aria-label={t('recipe.found')}>
              {hits.map((hit, index) => (
                // The keys are those of the field, which has the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={hit.key}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={index === active ? 'hit is-on' : 'hit'}
                  // The field keeps the focus, and what was typed with it.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(hit, 'share')}
                >
                  <div>
                    <b>
                      <Names>{hit.row.name}</Names>
                    </b>
                    <div className="ids">
                      <bdi dir="ltr">{hit.numbers}</bdi> {hit.note}
                    </div>
                  </div>
                  <div>
                    <RowClassification component={components[index]} source={hit.row.source} />
                  </div>
                  {index === active && left > 0 ? <HitEffect hit={hit} left={left} /> : null}
                </div>
              ))}
            </div>
          )}
          <div className="keys">
            <span>
              <span className="kbd">↑</span> <span className="kbd">↓</span> {t('recipe.key.choose')}
            </span>
            <span>
              <span className="kbd">Enter</span>{' '}
              {left > 0 ? t('recipe.key.takeLeft', { share: formatShare(left, language) }) : t('recipe.key.take')}
            </span>
            <span>
              <span className="kbd">Tab</span> {t('recipe.key.takeShare')}
            </span>
            <span>
              <span className="kbd">Esc</span> {t('recipe.key.close')}
            </span>
          </div>
        </div>
      ) : null}
    </div>
  )
}
