import { describe, expect, it } from 'vitest'
import { changeSidebars, sidebarsAtFirst, type ScreenSize, type SidebarState } from './sidebar-state.ts'

const resizeTo = (size: ScreenSize, state: SidebarState = sidebarsAtFirst) => changeSidebars(state, { type: 'resize', size })
const toggle = (sidebar: 'left' | 'right' | 'navbar', state: SidebarState) => changeSidebars(state, { type: 'toggle', sidebar })

describe('sidebars by screen size (specification, section 4)', () => {
  it('are closed on a small screen, the navbar too, and what is opened lies over the page', () => {
    expect(resizeTo('small')).toEqual({ size: 'small', left: false, right: false, navbar: false, overlay: true })
  })

  it('are closed on a medium screen, beside an open navbar, and what is opened lies over the page', () => {
    expect(resizeTo('medium')).toEqual({ size: 'medium', left: false, right: false, navbar: true, overlay: true })
  })

  it('keep their state while the screen stays large', () => {
    const folded = toggle('left', sidebarsAtFirst)
    expect(resizeTo('large', folded)).toEqual({ size: 'large', left: false, right: true, navbar: true, overlay: false })
  })

  it.each(['small', 'medium'] as const)('stand open on a large screen that was %s before, whatever lay over the page', (before) => {
    const opened = toggle('left', resizeTo(before, toggle('left', sidebarsAtFirst)))
    for (const state of [opened, resizeTo(before)])
      expect(resizeTo('large', state)).toEqual({ size: 'large', left: true, right: true, navbar: true, overlay: false })
  })

  it('close when a small screen becomes medium, and back', () => {
    expect(resizeTo('medium', toggle('navbar', resizeTo('small')))).toMatchObject({ left: false, right: false, navbar: true })
    expect(resizeTo('small', toggle('left', resizeTo('medium')))).toMatchObject({ left: false, right: false, navbar: false })
  })

  it('stay as they are while the screen stays in its class', () => {
    const opened = toggle('right', resizeTo('medium'))
    expect(resizeTo('medium', opened)).toBe(opened)
  })
})

describe('opening and closing', () => {
  it('shows one at a time over the page', () => {
    expect(toggle('right', toggle('left', resizeTo('small')))).toMatchObject({ left: false, right: true, navbar: false })
    expect(toggle('left', toggle('navbar', resizeTo('small')))).toMatchObject({ left: true, right: false, navbar: false })
    expect(toggle('left', resizeTo('medium'))).toMatchObject({ left: true, right: false, navbar: true })
  })

  it('changes that one alone beside the page', () => {
    expect(toggle('right', sidebarsAtFirst)).toMatchObject({ left: true, right: false, navbar: true })
  })

  it('ends over the page when another place is gone to, and stays beside it', () => {
    expect(changeSidebars(toggle('left', resizeTo('small')), { type: 'closeOverlay' })).toEqual(resizeTo('small'))
    const folded = toggle('left', sidebarsAtFirst)
    expect(changeSidebars(folded, { type: 'closeOverlay' })).toBe(folded)
  })
})
