/** Whether an address is one of the workspace, where somebody works; the others are read. */
export const isWorkspace = (pathname: string): boolean => pathname === '/app' || pathname.startsWith('/app/')
