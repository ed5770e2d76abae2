/**
 * A worker of `open-classifier.ts`: classifies one recipe at a time and serialises the answer, away from the thread that serves the pages.
 */
import { workerData } from 'node:worker_threads'
import type { LaterState } from '../../clp/annex-vi/open-table.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { answerTasks } from '../threads/answer-tasks.ts'
import { openJudge, type ClassifyTask } from './judge-recipe.ts'

/** Data with which a worker starts. */
export interface ClassifyWorkerData {
  states: readonly LaterState[]
}

const { states }: ClassifyWorkerData = workerData
const judge = openJudge()
const register = openRegister(openTable(states))

answerTasks((task: ClassifyTask) => judge(task, register))
