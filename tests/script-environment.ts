import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** Where Node keeps what it has compiled, so that a test which starts a program twenty times compiles it once. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(projectFolder, 'node_modules', '.cache', 'compiled') }

/** Of a program that a test starts: nothing of this machine but where programs lie. */
export const scriptEnvironment = { PATH: '/usr/bin:/bin', ...compileCache }
