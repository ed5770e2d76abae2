/** Screen size classes (specification, section 4); the widths stand in section 9. */
export type ScreenSize = 'small' | 'medium' | 'large'

/** What can be opened and closed at the side of a page. */
export type Sidebar = 'left' | 'right' | 'navbar'

export interface SidebarState {
  size: ScreenSize
  /** Whether each is open. */
  left: boolean
  right: boolean
  navbar: boolean
  /** What is opened lies over the page, and does not stand beside it. */
  overlay: boolean
}

/** Before a browser has said how wide it is: nothing is folded away. */
export const sidebarsAtFirst: SidebarState = { size: 'large', left: true, right: true, navbar: true, overlay: false }

export type SidebarChange = { type: 'resize'; size: ScreenSize } | { type: 'toggle'; sidebar: Sidebar } | { type: 'closeOverlay' }

/** Sidebars after the screen became another one, one of them was opened or closed, or what lay over the page is done with. */
export function changeSidebars(state: SidebarState, change: SidebarChange): SidebarState {
  if (change.type === 'resize') return change.size === state.size ? state : resize(state, change.size)
  if (change.type === 'closeOverlay') return state.overlay ? closeOverlay(state) : state
  const { sidebar } = change
  // Over the page there is room for one.
  return { ...(state.overlay ? closeOverlay(state) : state), [sidebar]: !state[sidebar] }
}

/** Specification, section 4, screen size classes. */
function resize(state: SidebarState, size: ScreenSize): SidebarState {
  if (size === 'small') return { size, left: false, right: false, navbar: false, overlay: true }
  if (size === 'medium') return { size, left: false, right: false, navbar: true, overlay: true }
  return { size, left: state.left || state.overlay, right: state.right || state.overlay, navbar: true, overlay: false }
}

const closeOverlay = (state: SidebarState): SidebarState => ({ ...state, left: false, right: false, navbar: state.size !== 'small' })
