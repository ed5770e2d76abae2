/** What the uses of 1.2 say of the people who use the product: phrases of the library. Free text says nothing that a rule could read. */
export const publicUse = 'use.consumer'
/** For work alone, where nothing speaks of the public. */
export const workUses = ['use.industrial', 'use.professional', 'use.sprayRollerBrush'] as const
