import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** A file of the project, and the source of each of its functions that ran. */
export interface CalledFile {
  file: string
  functions: string[]
}

/** The files of the project of which functions run in this process while `act` runs, by name. What other processes do is not seen. */
export async function traceCalls(act: () => Promise<unknown>): Promise<CalledFile[]> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Debugger.enable')
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    // Counts begin again with each look.
    await session.post('Profiler.takePreciseCoverage')
    await act()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const called: CalledFile[] = []
    for (const { scriptId, url, functions } of result) {
      const file = path.relative(projectFolder, url.replace(/^file:\/\//, ''))
      if (!path.isAbsolute(url.replace(/^file:\/\//, '')) || file.startsWith('..') || file.includes('node_modules')) continue
      const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
      const ran = functions.flatMap(({ ranges: [range] }) =>
        range !== undefined && range.count > 0 && range.startOffset > 0 ? [scriptSource.slice(range.startOffset, range.endOffset)] : [],
      )
      if (ran.length > 0) called.push({ file, functions: ran })
    }
    return called.toSorted((one, other) => (one.file < other.file ? -1 : 1))
  } finally {
    session.disconnect()
  }
}
