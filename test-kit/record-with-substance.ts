import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from './propose-for-recipe.ts'
import { descaler } from './recipes.ts'
import { applyPatch } from '../propose/patch.ts'
import { patchOf } from '../propose/settle.ts'

/** The record that is proposed for a tenth of a substance in water. */
export const recordWith = (cas: string) => {
  const looked = { classification: [] }
  const components = [
    { cas: '7732-18-5', name: 'water', content: 90, own: looked },
    { cas, content: 10, own: looked },
  ]
  const { proposals } = propose({ ...descaler, measured: {}, components })
  return productRecord.parse(applyPatch(begun(), patchOf(proposals)))
}
