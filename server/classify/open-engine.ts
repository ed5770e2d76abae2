import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openTransportTable } from '../../clp/adr/table-a.ts'
import { classifyMixture } from '../../clp/classification/classify-mixture.ts'
import { lawOn } from '../../clp/classification/law-state.ts'
import type { Mixture } from '../../clp/classification/mixture.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { composeAnswer, type ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { projectFolder } from '../../project-folder.ts'

/** Classifies a mixture by the law of the register's day, with all that follows from it. */
export type Engine = (mixture: Mixture, register: SubstanceRegister) => ClassificationAnswer

/** Reads the table of dangerous goods once. */
export function openEngine(): Engine {
  const read = (file: string): Buffer => readFileSync(path.join(projectFolder, 'clp/adr', file))
  const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
  return (mixture, register) => composeAnswer(classifyMixture(mixture, register, lawOn(register.harmonised.day)), table)
}
