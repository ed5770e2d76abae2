import {
  Atom,
  Building2,
  CircleUserRound,
  FlaskConical,
  Languages,
  Mails,
  Menu as MenuSign,
  Moon,
  Send,
  type LucideIcon,
} from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { useTranslate } from '../language/texts.tsx'
import { toggleTheme } from '../brand/theme.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { SidebarButton } from '../ui/sidebar-button.tsx'
import { SidebarOverlay } from '../ui/sidebar-overlay.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import '../ui/shell.css'
import { SignOut } from './sign-in/sign-out.tsx'
import { inAddress } from './frame/find-group.ts'
import { useChooseLanguage } from './frame/use-choose-language.ts'
import { useWorkspace } from './frame/workspace-context.tsx'
import './workspace.css'

interface Place {
  /** First part of its address. */
  key: string
  text: string
  Icon: LucideIcon
  /** First parts of the addresses of pages that are reached from it alone. */
  leadsTo?: readonly string[]
}

const places: readonly Place[] = [
  { key: 'products', text: 'workspace.place.products', Icon: FlaskConical },
  { key: 'substances', text: 'workspace.place.substances', Icon: Atom, leadsTo: ['recalculations'] },
  { key: 'shares', text: 'workspace.place.shares', Icon: Send },
  { key: 'mails', text: 'workspace.place.mails', Icon: Mails },
  { key: 'coverage', text: 'workspace.place.coverage', Icon: Languages },
  { key: 'company', text: 'workgroup.title', Icon: Building2 },
  { key: 'account', text: 'workspace.place.account', Icon: CircleUserRound, leadsTo: ['members', 'keys', 'webhooks', 'log'] },
]

/** Frame of the signed-in pages: places at the side, at the bottom of small screens; workgroup; sign-out. */
export function WorkspaceFrame({ children }: { children: ReactNode }): ReactElement {
  const t = useTranslate()
  const chooseLanguage = useChooseLanguage()
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const isLeaving = coming !== undefined && coming.pathname !== pathname
  return (
    <>
      <TopBar home="/app" title={t('workspace.title')} menu={<Menu />} onChooseLanguage={(code) => void chooseLanguage(code)}>
        <WorkgroupPicker />
      </TopBar>
      <SidebarOverlay sidebar="navbar" label={t('app.menu')}>
        <nav className="side-menu" aria-label={t('workspace.title')}>
          <Places />
          <button type="button" onClick={toggleTheme}>
            <Moon className="i" />
            <span>{t('app.changeTheme')}</span>
          </button>
          <SignOut />
        </nav>
      </SidebarOverlay>
      <div className="workspace">
        <nav className="side-nav" aria-label={t('workspace.title')}>
          <Places />
          <SignOut className="end" />
        </nav>
        <main id="main" className="wrap" tabIndex={-1} aria-busy={isLeaving}>
          {children}
        </main>
      </div>
      <nav className="bottom" aria-label={t('workspace.title')}>
        <ul>
          {places.map((place) => (
            <li key={place.key}>
              <PlaceLink place={place} isSignOnly />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** The places by their names, where there is room for their signs only. */
function Menu(): ReactElement {
  const t = useTranslate()
  return (
    <SidebarButton sidebar="navbar" label={t('app.menu')} className="tool menu only-s">
      <MenuSign className="i" />
    </SidebarButton>
  )
}

function Places(): ReactElement {
  return (
    <>
      {places.map((place) => (
        <PlaceLink key={place.key} place={place} />
      ))}
    </>
  )
}

/** Marks the place where one is, also on the pages to which it leads. */
function PlaceLink({ place: { key, text, Icon, leadsTo = [] }, isSignOnly = false }: { place: Place; isSignOnly?: boolean }): ReactElement {
  const t = useTranslate()
  const { pathname } = useLocation()
  const [, , part = ''] = pathname.split('/')
  const isHere = part === key || leadsTo.includes(part)
  return (
    <Link
      to={`/app/${key}`}
      aria-current={isHere ? (pathname === `/app/${key}` ? 'page' : 'true') : undefined}
      {...(isSignOnly ? { 'aria-label': t(text) } : { title: t(text) })}
    >
      <Icon className="i" />
      {isSignOnly ? null : <span>{t(text)}</span>}
    </Link>
  )
}

/** The workgroup of this tab. Anyone who is a member of one alone reads its name. */
function WorkgroupPicker(): ReactElement | null {
  const t = useTranslate()
  const { user, group, chooseGroup } = useWorkspace()
  const coming = new URLSearchParams(useNavigation().location?.search).get(inAddress)
  if (!group) return null
  if (user.groups.length === 1) return <span className="workgroup">{group.name}</span>
  return (
    <Dropdown
      className="workgroup"
      label={t('workspace.workgroup')}
      // The one that was chosen, whose page is on its way.
      value={user.groups.some(({ id }) => String(id) === coming) && coming !== null ? coming : String(group.id)}
      options={user.groups.map(({ id, name }) => ({ value: String(id), text: name }))}
      onChoose={(id) => chooseGroup(Number(id))}
    />
  )
}
