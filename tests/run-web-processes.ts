// The program without its pages, as `npm start` runs it: with WEB_PROCESSES above 1 it starts this file once more for each.
import { runProgram } from '../server/processes/run-program.ts'
import { noPages } from './no-pages.ts'

await runProgram(noPages, process.env)
