import type { KeyboardEvent, ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'

const tabs = ['basic', 'more'] as const
export type EditorTab = (typeof tabs)[number]

/** Id of what a tab shows; the tab's own ends in another word. */
export const panelId = (tab: EditorTab): string => `label-${tab}-panel`
export const tabId = (tab: EditorTab): string => `label-${tab}-tab`

/** The tab that a key leads to; null for keys that are not the tabs'. The arrows go round. */
export function tabOfKey(key: string, tab: EditorTab): EditorTab | null {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step !== 0) return tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? null
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1) ?? null
  return key === ' ' ? tab : null
}

/**
 * The two kinds of options as tabs (ARIA Authoring Practices, Tabs): one stop of the keyboard, arrows, Home and End lead from one to the
 * other. Each is an address, so that they are links where no script listens.
 */
export function EditorTabs({ chosen, addressOf }: { chosen: EditorTab; addressOf: (tab: EditorTab) => string }): ReactElement {
  const t = useTranslate()
  const isAlive = useIsAlive()
  const move = (event: KeyboardEvent<HTMLAnchorElement>, tab: EditorTab) => {
    const next = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey ? null : tabOfKey(event.key, tab)
    if (!next) return
    event.preventDefault()
    const link = document.getElementById(tabId(next))
    link?.focus()
    if (next !== chosen) link?.click()
  }
  return (
    <div className="tabs">
      <ul role="tablist" aria-label={t('label.options')}>
        {tabs.map((tab) => (
          <li key={tab} role="presentation">
            <Link
              id={tabId(tab)}
              to={addressOf(tab)}
              replace
              preventScrollReset
              role="tab"
              aria-selected={tab === chosen}
              aria-controls={tab === chosen ? panelId(tab) : undefined}
              tabIndex={isAlive && tab !== chosen ? -1 : undefined}
              onKeyDown={(event) => move(event, tab)}
            >
              {t(`label.tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
