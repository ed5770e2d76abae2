import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useEarlyValue } from '../../ui/use-early-change.ts'

/** Milliseconds from the last key to the search. */
const typingPause = 150

interface SearchFieldProps {
  /** What the address names. */
  value: string
  onSearch: (query: string) => void
}

/** Searches while one types. */
export function SearchField({ value, onSearch }: SearchFieldProps): ReactElement {
  const t = useTranslate()
  const [typed, setTyped] = useState(value)
  const inAddress = useRef(value)
  const sent = useRef<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address has the last word, as when somebody goes back in history; but what it got from here, perhaps some searches ago, is older
  // than what is typed. A render may be given up for a key that is pressed meanwhile: only what was shown counts.
  useEffect(() => {
    if (inAddress.current === value) return
    inAddress.current = value
    const own = sent.current.indexOf(value)
    sent.current = own < 0 ? [] : sent.current.slice(own + 1)
    if (own >= 0) return
    clearTimeout(timer.current)
    timer.current = undefined
    setTyped(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const query = text.trim()
    if (query === inAddress.current && sent.current.length === 0) return
    sent.current = [...sent.current, query]
    onSearch(query)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), typingPause)
  }
  const field = useEarlyValue<HTMLInputElement>(typed, type)
  return (
    <div className="input-icon">
      <Search className="i" />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={t('products.search')}
        placeholder={t('products.searchHint')}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          // Anyone who goes on to a link or a button does that last.
          if (timer.current !== undefined) search(currentTarget.value)
        }}
      />
    </div>
  )
}
