import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openTransportTable } from '../../clp/adr/table-a.ts'
import { classifyMixture } from '../../clp/classification/classify-mixture.ts'
import { lawOn } from '../../clp/classification/law-state.ts'
import type { Mixture } from '../../clp/classification/mixture.ts'
import { composeAnswer, type ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { projectFolder } from '../../project-folder.ts'
import { openRegister } from './open-register.ts'

/** Classifies a mixture by the law of a day (YYYY-MM-DD), with all that follows from it. */
export type Engine = (mixture: Mixture, day: string) => ClassificationAnswer

/** Reads the tables once: the harmonised entries and the dangerous goods. */
export function openEngine(): Engine {
  const registerAt = openRegister()
  const read = (file: string): Buffer => readFileSync(path.join(projectFolder, 'clp/adr', file))
  const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
  return (mixture, day) => composeAnswer(classifyMixture(mixture, registerAt(day), lawOn(day)), table)
}
