import { driveByBidi } from './drive-by-bidi.ts'
import { driveWebkit } from './drive-webkit.ts'
import type { BrowserName, Visitor } from './visitor.ts'

/** A visitor who was never here before. */
export const openVisitor = (browser: BrowserName): Promise<Visitor> => (browser === 'WebKit' ? driveWebkit() : driveByBidi(browser))
