/** Day by whose law tests judge where they name none. */
export const dayOfTests = '2026-11-23'
