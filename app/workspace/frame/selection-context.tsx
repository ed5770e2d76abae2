import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from 'react'

export interface SelectedProduct {
  synonym_id: number
  text: string
}

interface Selection {
  /** By synonym id, in the order in which they were chosen. */
  selected: ReadonlyMap<number, SelectedProduct>
  add: (products: readonly SelectedProduct[]) => void
  remove: (ids: readonly number[]) => void
  clear: () => void
}

const SelectionContext = createContext<Selection | null>(null)

/** Products chosen in the list; they stay chosen from page to page and search to search. */
export function SelectionProvider({ children }: { children: ReactNode }): ReactElement {
  const [selected, setSelected] = useState<ReadonlyMap<number, SelectedProduct>>(new Map())
  const selection = useMemo<Selection>(
    () => ({
      selected,
      add: (products) =>
        setSelected(
          (before) => new Map([...before, ...products.map(({ synonym_id, text }) => [synonym_id, { synonym_id, text }] as const)]),
        ),
      remove: (ids) => setSelected((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
      clear: () => setSelected(new Map()),
    }),
    [selected],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('There is no selection here')
  return selection
}
