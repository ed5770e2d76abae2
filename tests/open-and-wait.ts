// A process of its own for tests: opens the database of the environment, says so, and waits to be ended.
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'

const database = await openDatabase(readConfig(), { info: () => {}, warn: console.warn })
process.once('SIGTERM', () => void database.close())
console.log('open')
