import type { UserSettings } from '../../../shared/account.ts'
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'
import { findInterfaceLanguage } from '../../../shared/read-language.ts'
import { createApiClient, openSession, type ApiClient } from '../../api/api-client.ts'
import { findGroup, inAddress } from './find-group.ts'
import { readWorkgroup } from './workgroup-memory.ts'

/** For whom the workspace was made, as the server says it. */
export interface TabUser {
  settings: UserSettings
  /** The workgroup of what the address named when the page was loaded; null: of none of the user's. */
  groupOfAddress: number | null
  /** Of the interface, as long as an address names no other. */
  language: LanguageCode
  brand: { key: string; workgroupHeader: string; viewportFlag: string }
  /** By whom people may sign in as well; null: by nobody. */
  provider: string | null
}

// What this tab of the browser works with, which loaders ask for: they run outside of the page. The server never fills it.
const session = openSession()
const listeners = new Set<() => void>()
const opening = Promise.withResolvers<TabUser>()
let user: TabUser | null = null
/** The workgroup of addresses that name none. */
let active: number | null = null
/** Of the address with which the page was loaded, where that is not the group of what it shows. */
let givenUp: string | null = null
/** The page that is shown with what was loaded for it; null before there is one. */
let shown: { groupId: number | null } | null = null
let isSessionOver = false

/** Tells who works here, for which the loaders of all pages wait. */
export function openTab(next: TabUser, search: URLSearchParams): void {
  const { settings, groupOfAddress, brand } = next
  if (active === null || groupOfAddress !== null)
    active = findGroup(settings.groups, brand.key, [groupOfAddress, readWorkgroup()])?.id ?? null
  givenUp = groupOfAddress === null || search.get(inAddress) === String(groupOfAddress) ? null : search.get(inAddress)
  user = next
  opening.resolve(next)
}

/** The workgroup in which an address of this tab is read. */
export function groupOf(search: URLSearchParams): number | null {
  const named = search.get(inAddress)
  if (named === null || named === givenUp || !user) return active
  return user.settings.groups.find(({ id }) => String(id) === named)?.id ?? active
}

/** From now on addresses that name no workgroup are read in this one. */
export function setActiveGroup(id: number): void {
  active = id
}

/** A page is shown with what was loaded for this workgroup. */
export function setShown(groupId: number | null): void {
  shown = { groupId }
}

/** Whether there is such a page. @param groupId of this workgroup; left out: of any */
export const isShown = (groupId = shown?.groupId): boolean => shown !== null && shown.groupId === groupId

/** The calls of a workgroup; on the server nothing is sent with them. @param signal ends them */
export function createTabClient(
  { settings, brand }: Pick<TabUser, 'settings' | 'brand'>,
  groupId: number | null,
  signal?: AbortSignal,
): ApiClient {
  return createApiClient({
    brand,
    workgroupId: () => (groupId === null ? null : String(groupId)),
    userId: settings.user_id ?? undefined,
    onSessionExpired: () => tellSession(true),
    session,
    ...(signal ? { signal } : {}),
  })
}

/** What a loader or an action works with. */
interface Opened {
  /** For the workgroup of the address. What is loaded ends when somebody goes elsewhere meanwhile; what changes something does not. */
  api: ApiClient
  /** Of the interface. */
  language: LanguageCode
  search: URLSearchParams
}

/** Waits until it is known who works here. */
export async function openPage({ url, signal, method }: Request): Promise<Opened> {
  const known = await opening.promise
  const address = new URL(url)
  const search = address.searchParams
  const requested = findInterfaceLanguage(address)
  return {
    api: createTabClient(known, groupOf(search), method === 'GET' ? signal : undefined),
    language: requested !== null && isLanguageCode(requested) ? requested : known.language,
    search,
  }
}

/** Whether the session has ended; somebody who signs in again begins another. */
export const sessionEnd = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOver: () => isSessionOver,
  isOverOnServer: () => false,
  begin: () => tellSession(false),
}

function tellSession(isOver: boolean): void {
  isSessionOver = isOver
  for (const listener of listeners) listener()
}
