import type { Locator } from '@playwright/test'

/** Whether the keyboard is there. */
export const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement)
