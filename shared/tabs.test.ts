import { describe, expect, it } from 'vitest'
import { isPage, isTabEnabled, isTabShown, tabOfPage, tabs, type DocumentState, type Tab } from './tabs.ts'

const complete: DocumentState = {
  sdsVersions: 3,
  validLanguages: 4,
  sdsExists: true,
  languageExists: true,
  tdsExists: true,
  tdsEnabled: true,
  flags: { sds: true, tds: true, label: true, safetyInstructions: true },
}
const without = (changes: Partial<DocumentState>): DocumentState => ({ ...complete, ...changes })
const flag = (name: keyof DocumentState['flags']): DocumentState => ({ ...complete, flags: { ...complete.flags, [name]: false } })

describe('tab enablement', () => {
  it('opens every tab of a product with all of its documents', () => {
    expect(tabs.filter((tab) => isTabEnabled(tab, complete))).toEqual(['pd', 'pi', 'gh', 'th', 'ee', 'mh'])
  })

  it.each<[string, DocumentState, Tab[]]>([
    ['no version of the sheet', without({ sdsVersions: 0 }), ['gh']],
    ['no valid language', without({ validLanguages: 0 }), ['gh']],
    ['no sheet', without({ sdsExists: false }), ['gh', 'mh']],
    ['no language', without({ languageExists: false }), ['gh', 'mh']],
    ['the flag of the sheet off', flag('sds'), ['gh']],
    ['no technical data sheet', without({ tdsExists: false }), ['th']],
    ['the flag of the technical data sheet off', flag('tds'), ['th']],
    ['the flag of the label off', flag('label'), ['ee']],
    ['the flag of the safety instructions off', flag('safetyInstructions'), ['mh']],
  ])('with %s disables what depends on it', (_reason, state, disabled) => {
    expect(tabs.filter((tab) => !isTabEnabled(tab, state))).toEqual(disabled)
  })

  it('shows the technical data sheet only where it is enabled for the product', () => {
    expect(isTabShown('th', without({ tdsEnabled: false }))).toBe(false)
    expect(isTabShown('th', complete)).toBe(true)
    expect(isTabShown('gh', without({ sdsVersions: 0 }))).toBe(true)
  })

  it('knows a page by its code, and the tab that it belongs to', () => {
    expect([isPage('gh'), isPage('ed'), isPage('dl'), isPage('zz')]).toEqual([true, true, true, false])
    expect([tabOfPage('ed'), tabOfPage('dl'), tabOfPage('mh')]).toEqual(['ee', 'ee', 'mh'])
  })
})
