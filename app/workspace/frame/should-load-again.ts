import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { inAddress } from './find-group.ts'
import { groupOf, isShown } from './tab.ts'

/** A page whose address only gets the name of its workgroup shows the same as before. */
export function shouldLoadAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.href !== nextUrl.href && withoutGroup(currentUrl) === withoutGroup(nextUrl)) return !isShown(groupOf(nextUrl.searchParams))
  return defaultShouldRevalidate
}

function withoutGroup({ pathname, searchParams }: URL): string {
  return `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => name !== inAddress))}`
}
