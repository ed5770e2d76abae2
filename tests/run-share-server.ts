// A process of its own for the soak: the API without pages, with the times of a test, until somebody ends it.
import { startServer } from '../server/main.ts'
import { fastMail } from './fast-mail.ts'
import { noPages } from './no-pages.ts'

const server = await startServer(noPages, process.env, { mailTiming: fastMail })
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log('ready')
