/** The pages of a product in the order of the navigation, by the code in their address. */
export const tabs = ['pd', 'pi', 'gh', 'th', 'ee', 'mh'] as const
export type Tab = (typeof tabs)[number]

/** Every page of a product: those of the navigation, and the label's editor and digital label, which belong to the label. */
export type Page = Tab | 'ed' | 'dl'

/** The place of a page in the navigation. */
export function tabOfPage(page: Page): Tab {
  return page === 'ed' || page === 'dl' ? 'ee' : page
}

/** What the enablement of the tabs depends on (specification, section 4). */
export interface DocumentState {
  /** Numbers of published SDS versions exist. */
  sdsVersions: number
  validLanguages: number
  sdsExists: boolean
  languageExists: boolean
  tdsExists: boolean
  /** Whether the technical data sheet is offered at all: without it the tab is not there. */
  tdsEnabled: boolean
  flags: { sds: boolean; tds: boolean; label: boolean; safetyInstructions: boolean }
}

/** Whether a page of the product can be opened. Home and detail always can. */
export function isTabEnabled(tab: Tab, state: DocumentState): boolean {
  switch (tab) {
    case 'pd':
    case 'pi':
      return true
    case 'gh':
      return state.sdsVersions > 0 && state.validLanguages > 0 && state.sdsExists && state.languageExists && state.flags.sds
    case 'th':
      return state.tdsExists && state.flags.tds
    case 'ee':
      return state.flags.label
    case 'mh':
      return state.sdsExists && state.languageExists && state.flags.safetyInstructions
  }
}

/** Whether the tab is shown at all. */
export function isTabShown(tab: Tab, state: DocumentState): boolean {
  return tab !== 'th' || state.tdsEnabled
}

export function isPage(value: string): value is Page {
  return value === 'ed' || value === 'dl' || tabs.some((tab) => tab === value)
}
