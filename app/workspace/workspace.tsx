import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { Outlet, redirect } from 'react-router'
import { viewSettings } from '../../server/auth/view-settings.ts'
import { createApiClient } from '../api-client.ts'
import { pageRequest } from '../server-context.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { SelectionProvider } from './products/selection-context.tsx'
import { ShareDialogProvider } from './share/share-context.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { signInAddress } from './sign-in-address.ts'
import { readWorkgroup, rememberWorkgroup } from './workgroup-memory.ts'
import { WorkspaceFrame } from './workspace-frame.tsx'
import { WorkspaceProvider, type Workspace } from './workspace-context.tsx'
import type { Route } from './+types/workspace.ts'

/** Everything below is for whoever is signed in. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { user } = context.get(pageRequest)
  const { pathname, search } = new URL(request.url)
  if (!user) throw redirect(signInAddress(pathname + search))
  return { settings: viewSettings(user, user.memberships[0]) }
}

const neverChanges = () => () => {}

/** What somebody may do changes seldom; the server decides with every call anyway. */
export function shouldRevalidate(): boolean {
  return false
}

export default function WorkspaceRoute({ loaderData: { settings } }: Route.ComponentProps) {
  const t = useTranslate()
  const { brand } = useSite()
  const [groupId, setGroupId] = useState<number | null>(null)
  const [expired, setExpired] = useState(false)
  const groups = settings.groups
  // The server does not know what this tab remembers. Until that is read nothing is asked, or it would be asked in the wrong group.
  const remembered = useSyncExternalStore(neverChanges, readWorkgroup, () => undefined)
  const isKnown = groups.length < 2 || remembered !== undefined
  const chosen = groupId ?? Number(remembered)
  const first = groups.find((one) => one.brand === brand?.key) ?? groups[0] ?? null
  const group = isKnown ? (groups.find(({ id }) => id === chosen) ?? first) : null
  const activeId = group?.id ?? null
  const chooseGroup = useCallback((id: number) => {
    rememberWorkgroup(id)
    setGroupId(id)
  }, [])
  const workspace = useMemo<Workspace>(
    () => ({
      user: settings,
      group,
      chooseGroup,
      api: createApiClient({
        brand: { workgroupHeader: brand?.workgroupHeader ?? '', viewportFlag: brand?.viewportFlag ?? '' },
        workgroupId: () => (activeId === null ? null : String(activeId)),
        userId: settings.user_id ?? undefined,
        onSessionExpired: () => setExpired(true),
      }),
    }),
    // A workgroup has a client of its own; nothing of one is shown in another.
    [settings, group, activeId, brand, chooseGroup],
  )
  return (
    <WorkspaceProvider value={workspace}>
      <SelectionProvider key={activeId}>
        <ShareDialogProvider>
          <WorkspaceFrame>
            {isKnown ? (
              <Outlet />
            ) : (
              <p className="meta" role="status">
                {t('app.loading')}
              </p>
            )}
          </WorkspaceFrame>
        </ShareDialogProvider>
      </SelectionProvider>
      {expired ? <SessionDialog onSignedIn={() => setExpired(false)} /> : null}
    </WorkspaceProvider>
  )
}
