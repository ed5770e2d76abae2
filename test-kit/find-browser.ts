import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { escapeXml } from '../documents/label/docx-text.ts'
import { projectFolder } from '../project-folder.ts'

export interface FoundBrowser {
  executablePath: string
  /** Environment with the browser's own libraries, where it brings them. */
  env: Record<string, string>
}

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium that comes with the packages, together with the libraries that a bare system lacks: the same everywhere, and without the
 * windows of a whole one, which takes twice as long.
 * @param options.whole the machine's own, as people have it, where there is one
 */
export async function findBrowser({ whole = process.env.TEST_BROWSER === 'installed' } = {}): Promise<FoundBrowser> {
  const own = whole ? installed.find((file) => existsSync(file)) : undefined
  if (own) return { executablePath: own, env: inheritedEnvironment() }
  // Unpacked into this project's own folder: in a shared one it could belong to somebody else.
  const folder = path.join(projectFolder, 'node_modules', '.cache', 'chromium')
  mkdirSync(folder, { recursive: true })
  const before = inheritedEnvironment()
  // The package unpacks its libraries only where it thinks that it runs in a certain cloud.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    const executablePath = await packaged.executablePath()
    return {
      executablePath,
      env: { ...before, FONTCONFIG_FILE: nameFonts(folder), LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') },
    }
  } finally {
    // It also names its libraries and fonts to whatever is started afterwards.
    for (const name of Object.keys(process.env)) if (before[name] === undefined) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** The package looks for its fonts in folders of that cloud; a browser that finds none ends at once. @returns the file that names them */
function nameFonts(folder: string): string {
  const file = path.join(folder, 'fonts.conf')
  const [fonts, cache] = [path.join(folder, 'fonts'), path.join(folder, 'font-cache')].map(escapeXml)
  const content = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`
  // Another test file may read it just now.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
  return file
}

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
