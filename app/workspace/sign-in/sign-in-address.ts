/** Where sign-in leads: a path of the workspace, and nothing that could be another site. */
export function readTarget(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^\/(?:app|p)(?:[/?]|$)/.test(to) && !to.includes('\\') ? to : '/app'
}
