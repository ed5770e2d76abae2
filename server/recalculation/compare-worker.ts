/** A worker of `open-classifier.ts` too: compares one product at a time, away from the thread that serves the pages. */
import { Tinypool } from 'tinypool'
import type { ClassifyWorkerData } from '../classify/classify-worker.ts'
import { openEngine } from '../classify/open-engine.ts'
import { openSubstanceLibrary } from '../proposals/open-library.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { compareProduct, type ComparedProduct, type ComparingTools } from './compare-product.ts'
import type { Comparison } from './comparison.ts'

const { states }: ClassifyWorkerData = Tinypool.workerData
const tools: ComparingTools = { engine: openEngine(), register: openRegister(openTable(states)), library: openSubstanceLibrary() }

export default function compare(product: ComparedProduct): Comparison {
  return compareProduct(tools, product)
}
