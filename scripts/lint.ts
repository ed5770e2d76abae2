import { readConfig } from '../server/config.ts'
import { lintRecords } from './lint-records.ts'
import { reportFailure } from './report-failure.ts'

// `npm run lint -- FILE…`
try {
  const { output, hasErrors } = lintRecords(process.argv.slice(2), readConfig().callerFolder)
  process.stdout.write(output)
  if (hasErrors) process.exitCode = 1
} catch (error) {
  reportFailure(error)
  // What cannot be read was not checked: 1 says that it was, and has errors.
  process.exitCode = 2
}
