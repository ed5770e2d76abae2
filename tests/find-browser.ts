import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

export interface FoundBrowser {
  executablePath: string
  /** Environment with the browser's own libraries, where it brings them. */
  env: Record<string, string>
}

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's Chromium, or the one that comes with the packages together with the libraries that a bare system lacks. */
export async function findBrowser(): Promise<FoundBrowser> {
  const own = installed.find((file) => existsSync(file))
  if (own && process.env.TEST_BROWSER !== 'packaged') return { executablePath: own, env: inheritedEnvironment() }
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
      env: { ...before, FONTCONFIG_PATH: path.join(folder, 'fonts'), LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') },
    }
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  }
}

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
