import { readPictogram, readSign } from '../read-drawing.ts'
import type { SafetyModel } from './safety-model.ts'

/** Every drawing that the instructions show, by its code. */
export function readDrawings({ hazards, protection, danger, firstAid }: SafetyModel): Record<string, { svg: string }> {
  const signs = [...protection.signs, danger.sign, ...firstAid.signs]
  return Object.fromEntries([
    ...hazards.pictograms.map(({ code }) => [code, { svg: readPictogram(code) }] as const),
    ...signs.map(({ code }) => [code, { svg: readSign(code) }] as const),
  ])
}
