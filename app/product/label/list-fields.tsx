import { Search } from 'lucide-react'
import { useRef, useState, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import type { Alternative, Kind } from './list-choices.ts'

interface OneOfProps {
  name: string
  value: string
  alternatives: readonly Alternative[]
  onChoose?: (value: string) => void
}

export function OneOf({ name, value, alternatives, onChoose }: OneOfProps): ReactElement {
  return (
    <ul>
      {alternatives.map((one) => (
        <li key={one.value}>
          <label className="choice">
            <input type="radio" name={name} value={one.value} defaultChecked={one.value === value} onChange={() => onChoose?.(one.value)} />
            <span lang={one.lang}>
              {one.text}
              {one.note ? <small>{one.note}</small> : null}
            </span>
            {one.hint ? <span className="hint">{one.hint}</span> : null}
          </label>
        </li>
      ))}
    </ul>
  )
}

/** From so many on there is a field to find one. */
const searchedFrom = 9

/** Several, in the order in which they are chosen; the first leads. */
export function SeveralOf({ choice, onCount }: { choice: Kind<'several'>; onCount: (count: number) => void }): ReactElement {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>(choice.values)
  const [sought, setSought] = useState('')
  const needle = sought.trim().toLocaleLowerCase()
  const choose = (next: readonly string[]) => {
    setChosen(next)
    onCount(next.length)
  }
  const turn = (value: string, isOn: boolean) => {
    choose(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
  }
  const list = useRef<HTMLUListElement>(null)
  useEarlyChange(() => {
    const checked = [...(list.current?.querySelectorAll('input:checked') ?? [])].flatMap((field) => field.getAttribute('value') ?? [])
    const next = [...chosen.filter((one) => checked.includes(one)), ...checked.filter((one) => !chosen.includes(one))]
    return next.join() === chosen.join() ? null : next
  }, choose)
  const isFound = ({ text, value }: Alternative) => needle === '' || text.toLocaleLowerCase().includes(needle) || chosen.includes(value)
  const found = choice.alternatives.filter(isFound)
  return (
    <>
      {choice.alternatives.length >= searchedFrom ? (
        <div className="input-icon needs-js">
          <Search className="i" />
          <input
            className="input"
            type="search"
            aria-label={t('label.find')}
            placeholder={t('label.find')}
            value={sought}
            onKeyDown={(event) => {
              // To find something is not yet to choose it.
              if (event.key === 'Enter') event.preventDefault()
            }}
            onChange={(event) => {
              event.stopPropagation()
              setSought(event.currentTarget.value)
            }}
          />
        </div>
      ) : null}
      {choice.note === undefined ? null : <p className="meta">{choice.note}</p>}
      {/* Without JavaScript nothing chosen must be told from nothing sent. */}
      <input type="hidden" name={choice.name} value="" />
      <input type="hidden" name="order" value={chosen.join(choice.separator)} />
      <ul ref={list}>
        {found.map((one) => (
          <li key={one.value}>
            <label className="choice">
              <input
                type="checkbox"
                name={choice.name}
                value={one.value}
                checked={chosen.includes(one.value)}
                onChange={({ currentTarget }) => turn(one.value, currentTarget.checked)}
              />
              <span lang={one.lang}>{one.text}</span>
              {chosen[0] === one.value && choice.name === 'xlang' ? <span className="hint">{t('label.firstOnLabel')}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
