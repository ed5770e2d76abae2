import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transportLabelFile } from '../clp/transport-labels/transport-labels.ts'
import type { PictogramCode } from '../clp/pictograms.ts'
import { projectFolder } from '../project-folder.ts'
import { signFile, type SignCode } from './signs.ts'

// Drawings are part of the program: each is read once.
const drawings = new Map<string, string>()

/** The drawing of a hazard pictogram, as SVG. */
export function readPictogram(code: PictogramCode): string {
  return readDrawing(`clp/pictograms/${code}.svg`)
}

/**
 * The drawing of a transport label or mark, as SVG.
 * @throws Error where there is none
 */
export function readTransportLabel(sign: string): string {
  const file = transportLabelFile(sign)
  if (file === null) throw new Error(`There is no drawing of the transport label ${sign}`)
  return readDrawing(`clp/transport-labels/${file}`)
}

/** The drawing of a safety sign, as SVG. */
export function readSign(code: SignCode): string {
  return readDrawing(`documents/signs/${signFile(code)}`)
}

function readDrawing(file: string): string {
  const drawing = drawings.get(file) ?? readFileSync(path.join(projectFolder, file), 'utf8')
  drawings.set(file, drawing)
  return drawing
}
