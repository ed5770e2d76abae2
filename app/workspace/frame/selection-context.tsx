import { createContext, use, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { z } from 'zod'
import { useIsAlive } from '../../ui/use-once-alive.ts'

const selectedProduct = z.object({ synonym_id: z.number().int(), text: z.string() })
export type SelectedProduct = z.infer<typeof selectedProduct>

interface Selection {
  /** By synonym id, in the order in which they were chosen. */
  selected: ReadonlyMap<number, SelectedProduct>
  add: (products: readonly SelectedProduct[]) => void
  remove: (ids: readonly number[]) => void
  clear: () => void
}

const SelectionContext = createContext<Selection | null>(null)

const nothing: ReadonlyMap<number, SelectedProduct> = new Map()

interface SelectionProviderProps {
  /** Under which this tab keeps it: each person has their own in each workgroup. Null: nobody is signed in. */
  name: string | null
  children: ReactNode
}

/** Products chosen in the list; they stay chosen from page to page and search to search, and when the page is loaded again. */
export function SelectionProvider({ name, children }: SelectionProviderProps): ReactElement {
  const isAlive = useIsAlive()
  const [own, setOwn] = useState<ReadonlyMap<number, SelectedProduct> | null>(null)
  // The server has no storage, and the page begins as it has written it.
  const kept = useMemo(() => (isAlive && name !== null ? readSelection(name) : nothing), [isAlive, name])
  const selected = own ?? kept
  useEffect(() => {
    if (own !== null && name !== null) writeSelection(name, [...own.values()])
  }, [own, name])
  const selection = useMemo<Selection>(
    () => ({
      selected,
      add: (products) =>
        setOwn(
          (before) =>
            new Map([...(before ?? kept), ...products.map(({ synonym_id, text }) => [synonym_id, { synonym_id, text }] as const)]),
        ),
      remove: (ids) => setOwn((before) => new Map([...(before ?? kept)].filter(([id]) => !ids.includes(id)))),
      clear: () => setOwn(nothing),
    }),
    [selected, kept],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

function readSelection(name: string): ReadonlyMap<number, SelectedProduct> {
  try {
    const products = z.array(selectedProduct).parse(JSON.parse(sessionStorage.getItem(name) ?? '[]'))
    return new Map(products.map((one) => [one.synonym_id, one]))
  } catch {
    return nothing
  }
}

function writeSelection(name: string, products: readonly SelectedProduct[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(products))
  } catch {
    // A tab that has no room begins with nothing chosen when it is loaded again.
  }
}

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('There is no selection here')
  return selection
}
