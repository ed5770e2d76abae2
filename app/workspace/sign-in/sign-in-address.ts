import { safeTarget } from '../../../shared/links.ts'

/** Where sign-in leads, as its address says it. */
export const readTarget = (search: string): string => safeTarget(new URLSearchParams(search).get('to') ?? '')
