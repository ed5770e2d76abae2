import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openTransportTable, type TransportTable } from '../../clp/adr/table-a.ts'
import { readProductCategories } from '../../clp/annex-viii/product-categories.ts'
import { classifyMixture } from '../../clp/classification/classify-mixture.ts'
import { lawOn } from '../../clp/classification/law-state.ts'
import type { Mixture } from '../../clp/classification/mixture.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import type { ListsOfLaw } from '../../clp/consequences/derive-consequences.ts'
import { composeAnswer, type ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { readCandidateList } from '../substances/open-register.ts'
import { projectFolder } from '../../project-folder.ts'

/** Classifies a mixture by the law of the register's day, with all consequences. */
export type Engine = (mixture: Mixture, register: SubstanceRegister) => ClassificationAnswer

/** Reads the table of dangerous goods, the candidate list and the product categories once. */
export function openEngine(table: TransportTable = readTransportTable()): Engine {
  const productCategories = readProductCategories(readFileSync(path.join(projectFolder, 'clp/annex-viii/product-categories.txt')))
  const lists: ListsOfLaw = { table, candidates: readCandidateList(), productCategories }
  return (mixture, register) => composeAnswer(classifyMixture(mixture, register, lawOn(register.harmonised.day)), lists)
}

export function readTransportTable(): TransportTable {
  const read = (file: string): Buffer => readFileSync(path.join(projectFolder, 'clp/adr', file))
  return openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
}
