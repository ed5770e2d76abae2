export const signInPath = '/app/sign-in'

/** The sign-in page, which leads to `to` afterwards. @param to path and query of this site */
export function signInAddress(to: string): string {
  return to === '/app' ? signInPath : `${signInPath}?${new URLSearchParams({ to })}`
}

/** Where sign-in leads: a path of the workspace, and nothing that could be another site. */
export function readTarget(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^\/(?:app|p)(?:[/?]|$)/.test(to) && !to.includes('\\') ? to : '/app'
}
