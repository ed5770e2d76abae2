import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { sharedQuery } from '../../../shared/links.ts'
import type { Tab } from '../../../shared/tabs.ts'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { pathOf, usePage, useProduct } from '../product-context.ts'

const keyOf = (id: number) => `labelOptions ${id}`

/**
 * The options of the label that was shown last in this tab of the browser, for the way back to it from the product's other pages, whose
 * addresses know nothing of labels. Empty or beginning with `?`.
 */
function readKept(id: number): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? ''
  } catch {
    return ''
  }
}

function keep(id: number, options: string): void {
  try {
    if (options === '') sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), options)
  } catch {
    // Where the browser keeps nothing the way back leads to the label as the product has it.
  }
}

/** On the pages of a label: its options are kept, also those whose label is still on its way. */
export function useKeepLabelOptions(): void {
  const { view } = useProduct()
  const page = usePage()
  const { pathname } = useLocation()
  const coming = useNavigation().location
  const { search } = useRequestedLocation()
  const isLabel = page === 'ee' || page === 'ed'
  const isLeaving = coming !== undefined && coming.pathname !== pathname
  useEffect(() => {
    if (isLabel && !isLeaving) keep(view.id, sharedQuery(page, search))
  }, [isLabel, isLeaving, view.id, page, search])
}

const neverTold = () => () => {}

/** Addresses of the product's pages; that of the label with the options that it had last. */
export function useTabAddress(): (tab: Tab) => string {
  const product = useProduct()
  const page = usePage()
  const { search } = useRequestedLocation()
  const kept = useSyncExternalStore(
    neverTold,
    () => readKept(product.view.id),
    () => '',
  )
  const options = page === 'ee' || page === 'ed' ? sharedQuery(page, search) : kept
  return (tab) => pathOf(product, tab) + (tab === 'ee' ? options : '')
}
