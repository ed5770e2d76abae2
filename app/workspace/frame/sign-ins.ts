import { createContext } from 'react'

/** How often somebody has signed in again on this page: what failed since the session had ended is tried again. */
export const SignIns = createContext(0)
