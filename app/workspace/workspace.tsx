import { useMemo, useState, useSyncExternalStore } from 'react'
import { Outlet, redirect, useRevalidator } from 'react-router'
import { findAddressGroup } from '../../server/workgroups/find-address-group.ts'
import { viewSettings } from '../../server/auth/view-settings.ts'
import { isLanguageCode } from '../../shared/languages.ts'
import { signInAddress } from '../../shared/links.ts'
import { pageRequest } from '../../server/http/page-context.ts'
import { chooseLanguage } from '../page/choose-language.ts'
import { FactorFirst } from './administer/factor-first.tsx'
import { createLeaving } from './frame/create-leaving.ts'
import { createPlaces } from './frame/create-places.ts'
import { nameNewEntry } from './frame/name-entry.ts'
import { PageLoading } from './frame/page-loading.tsx'
import { PlacesProvider } from './frame/places-context.ts'
import { SelectionProvider } from './frame/selection-context.tsx'
import { ShareDialogProvider } from './share/share-context.tsx'
import { SessionDialog } from './sign-in/session-dialog.tsx'
import { SignIns } from './frame/sign-ins.ts'
import { createTabClient, isShown, openTab, sessionEnd, type TabUser } from './frame/tab.ts'
import { useKeptPlace } from './frame/use-kept-place.ts'
import { useWorkgroup } from './frame/use-workgroup.ts'
import { WorkspaceFrame } from './workspace-frame.tsx'
import { WorkspaceProvider, type Workspace } from './frame/workspace-context.tsx'
import type { Route } from './+types/workspace.ts'

/** Everything below is for people who are signed in. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, user, brand } = context.get(pageRequest)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!user) throw redirect(signInAddress(pathname + search))
  const language = chooseLanguage({ context, request })
  return {
    settings: viewSettings(user, user.memberships[0]),
    groupOfAddress: await findAddressGroup(services, user, params, searchParams),
    language: isLanguageCode(language) ? language : ('en' as const),
    provider: services.oidc?.name ?? null,
    brand: { key: brand.key, workgroupHeader: brand.workgroupHeader, viewportFlag: brand.viewportFlag },
  }
}

/** Pages load what they show in the browser, which alone has the token; they wait until this says for whom. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const user: TabUser = await serverLoader()
  openTab(user, new URL(request.url).searchParams)
  return { ...user, isOpen: true }
}
clientLoader.hydrate = true as const

/** What somebody may do changes seldom; the server decides with every call anyway. */
export function shouldRevalidate(): boolean {
  return !isShown()
}

export default function WorkspaceRoute({ loaderData }: Route.ComponentProps) {
  const { settings, groupOfAddress, brand, provider } = loaderData
  const isOpen = 'isOpen' in loaderData
  const expired = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isOver, sessionEnd.isOverOnServer)
  const [signIns, setSignIns] = useState(0)
  const { revalidate } = useRevalidator()
  const { group, isKnown, chooseGroup } = useWorkgroup(settings.groups, groupOfAddress, isOpen)
  const activeId = group?.id ?? null
  const [leaving] = useState(createLeaving)
  const [places] = useState(() => createPlaces(`places ${settings.user_id ?? ''}`, () => sessionStorage, nameNewEntry))
  useKeptPlace(places)
  const workspace = useMemo<Workspace>(
    // A workgroup has a client of its own; nothing of one is shown in another.
    () => ({ user: settings, group, chooseGroup, leaving, api: createTabClient({ settings, brand }, activeId) }),
    [settings, group, activeId, brand, chooseGroup, leaving],
  )
  return (
    <WorkspaceProvider value={workspace}>
      <PlacesProvider value={places}>
        <SignIns value={signIns}>
          <SelectionProvider key={activeId} name={settings.user_id === null ? null : `selection ${settings.user_id} ${activeId ?? ''}`}>
            <ShareDialogProvider>
              <WorkspaceFrame>
                {settings.closed_groups.length > 0 ? <FactorFirst /> : isKnown ? <Outlet /> : <PageLoading />}
              </WorkspaceFrame>
            </ShareDialogProvider>
          </SelectionProvider>
          {expired ? (
            <SessionDialog
              provider={provider}
              onSignedIn={() => {
                sessionEnd.begin()
                setSignIns((count) => count + 1)
                void revalidate()
              }}
            />
          ) : null}
        </SignIns>
      </PlacesProvider>
    </WorkspaceProvider>
  )
}
