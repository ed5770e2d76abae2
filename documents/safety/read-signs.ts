import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import type { PictogramCode } from '../../clp/pictograms.ts'
import { signFile, type SignCode } from '../signs.ts'
import type { SafetyModel } from './safety-model.ts'

// Drawings are part of the program: each is read once.
const drawings = new Map<string, string>()

/** The drawing of a safety sign, as SVG. */
export function readSign(code: SignCode): string {
  return readDrawing(`documents/signs/${signFile(code)}`)
}

/** The drawing of a hazard pictogram, as SVG. */
export function readPictogram(code: PictogramCode): string {
  return readDrawing(`clp/pictograms/${code}.svg`)
}

/** Every drawing that the instructions show, by its code. */
export function readDrawings({ hazards, protection, danger, firstAid }: SafetyModel): Record<string, { svg: string }> {
  const signs = [...protection.signs, danger.sign, ...firstAid.signs]
  return Object.fromEntries([
    ...hazards.pictograms.map(({ code }) => [code, { svg: readPictogram(code) }] as const),
    ...signs.map(({ code }) => [code, { svg: readSign(code) }] as const),
  ])
}

function readDrawing(file: string): string {
  const drawing = drawings.get(file) ?? readFileSync(path.join(projectFolder, file), 'utf8')
  drawings.set(file, drawing)
  return drawing
}
