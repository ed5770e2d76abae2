import { useMemo, useState } from 'react'
import { Outlet, redirect } from 'react-router'
import { findAddressGroup } from '../../server/workgroups/find-address-group.ts'
import { viewSettings } from '../../server/auth/view-settings.ts'
import { signInAddress } from '../../shared/links.ts'
import { createApiClient, openSession } from '../api/api-client.ts'
import { pageRequest } from '../../server/http/page-context.ts'
import { useTranslate } from '../language/texts.tsx'
import { useSite } from '../page/use-site.ts'
import { createLeaving } from './frame/create-leaving.ts'
import { SelectionProvider } from './frame/selection-context.tsx'
import { ShareDialogProvider } from './share/share-context.tsx'
import { SessionDialog } from './sign-in/session-dialog.tsx'
import { SignIns } from './frame/sign-ins.ts'
import { useWorkgroup } from './frame/use-workgroup.ts'
import { WorkspaceFrame } from './workspace-frame.tsx'
import { WorkspaceProvider, type Workspace } from './frame/workspace-context.tsx'
import type { Route } from './+types/workspace.ts'

/** Everything below is for whoever is signed in. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, user } = context.get(pageRequest)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!user) throw redirect(signInAddress(pathname + search))
  return { settings: viewSettings(user, user.memberships[0]), groupOfAddress: await findAddressGroup(services, user, params, searchParams) }
}

/** What somebody may do changes seldom; the server decides with every call anyway. */
export function shouldRevalidate(): boolean {
  return false
}

export default function WorkspaceRoute({ loaderData: { settings, groupOfAddress } }: Route.ComponentProps) {
  const t = useTranslate()
  const { brand } = useSite()
  const [expired, setExpired] = useState(false)
  const [signIns, setSignIns] = useState(0)
  const { group, isKnown, chooseGroup } = useWorkgroup(settings.groups, groupOfAddress)
  const activeId = group?.id ?? null
  const [leaving] = useState(createLeaving)
  const [session] = useState(openSession)
  const workspace = useMemo<Workspace>(
    () => ({
      user: settings,
      group,
      chooseGroup,
      leaving,
      api: createApiClient({
        brand: { workgroupHeader: brand?.workgroupHeader ?? '', viewportFlag: brand?.viewportFlag ?? '' },
        workgroupId: () => (activeId === null ? null : String(activeId)),
        userId: settings.user_id ?? undefined,
        onSessionExpired: () => setExpired(true),
        session,
      }),
    }),
    // A workgroup has a client of its own; nothing of one is shown in another.
    [settings, group, activeId, brand, chooseGroup, leaving, session],
  )
  return (
    <WorkspaceProvider value={workspace}>
      <SignIns value={signIns}>
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
        {expired ? (
          <SessionDialog
            onSignedIn={() => {
              setExpired(false)
              setSignIns((count) => count + 1)
            }}
          />
        ) : null}
      </SignIns>
    </WorkspaceProvider>
  )
}
