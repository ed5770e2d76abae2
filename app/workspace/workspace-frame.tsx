import { ChevronDown, CircleUserRound, FlaskConical, Languages, LogOut, Mails, Send } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslate } from '../texts.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { useNotify } from '../ui/notifications.tsx'
import '../ui/shell.css'
import { ApiError } from '../api-error.ts'
import { sayFailure } from './explain-failure.ts'
import { signInPath } from './sign-in-address.ts'
import { useWorkspace } from './workspace-context.tsx'
import './workspace.css'

const places = [
  { key: 'products', Icon: FlaskConical },
  { key: 'shares', Icon: Send },
  { key: 'mails', Icon: Mails },
  { key: 'coverage', Icon: Languages },
  { key: 'account', Icon: CircleUserRound },
] as const

/** Frame of the signed-in pages: places at the side, at the bottom of small screens; workgroup; sign-out. */
export function WorkspaceFrame({ children }: { children: ReactNode }): ReactElement {
  const t = useTranslate()
  return (
    <>
      <TopBar home="/app" title={t('workspace.title')}>
        <WorkgroupPicker />
      </TopBar>
      <div className="workspace">
        <nav className="side-nav" aria-label={t('workspace.title')}>
          <Places />
          <SignOut />
        </nav>
        <main id="main" className="wrap" tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav className="bottom" aria-label={t('workspace.title')}>
        <ul>
          {places.map(({ key, Icon }) => (
            <li key={key}>
              <NavLink to={`/app/${key}`} aria-label={t(`workspace.place.${key}`)}>
                <Icon className="i" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Places(): ReactElement {
  const t = useTranslate()
  return (
    <>
      {places.map(({ key, Icon }) => (
        <NavLink key={key} to={`/app/${key}`} title={t(`workspace.place.${key}`)}>
          <Icon className="i" />
          <span>{t(`workspace.place.${key}`)}</span>
        </NavLink>
      ))}
    </>
  )
}

/** The workgroup of this tab. Whoever is a member of one alone reads its name. */
function WorkgroupPicker(): ReactElement | null {
  const t = useTranslate()
  const { user, group, chooseGroup } = useWorkspace()
  if (!group) return null
  if (user.groups.length === 1) return <span className="workgroup">{group.name}</span>
  return (
    <label className="workgroup">
      <span className="vh">{t('workspace.workgroup')}</span>
      <select value={group.id} onChange={({ currentTarget }) => chooseGroup(Number(currentTarget.value))}>
        {user.groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown className="i" />
    </label>
  )
}

function SignOut(): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const leave = async () => {
    try {
      await api.signOut()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t), delay: 5000 })
      return
    }
    location.assign(signInPath)
  }
  return (
    <button type="button" className="end" onClick={() => void leave()} title={t('signIn.signOut')}>
      <LogOut className="i i-flip" />
      <span>{t('signIn.signOut')}</span>
    </button>
  )
}
