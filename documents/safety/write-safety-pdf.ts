import { nameFile } from '../name-file.ts'
import { quietZoneOf } from '../qr-code.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { fitSafety } from './fit-safety.ts'
import { readDrawings } from './read-signs.ts'
import { sheet } from './safety-frame.ts'
import type { SafetyFormat, SafetyModel } from './safety-model.ts'

export interface SafetyPdf {
  job: RenderJob
  /** What does not fit on the sheet with the smallest type allowed, in mm; 0 where all fits. The page is higher by so much then. */
  overflow: number
}

/**
 * What a renderer needs to write the safety instructions as PDF/UA-1 on one page. Pure: the same model and format give the same job, whose
 * hash may name the file.
 */
export function safetyPdfJob(model: SafetyModel, format: SafetyFormat): SafetyPdf {
  const layout = fitSafety(model, format)
  const { overflow, ...measures } = layout
  const data = {
    ...measures,
    sheet,
    overflows: overflow > 0,
    language: model.language,
    documentTitle: model.documentTitle,
    author: model.foot.basis.lines.at(-1) ?? '',
    qr: model.qr ? { ...model.qr, quietZone: quietZoneOf(model.qr.svg) } : null,
    pictograms: model.hazards.pictograms,
    signs: model.protection.signs,
    fireSign: model.danger.sign,
    callNumber: model.danger.callNumber,
    aidSigns: model.firstAid.signs,
    foot: { basis: model.foot.basis.label, fields: [model.foot.date, model.foot.signature] },
    drawings: readDrawings(model),
  }
  return {
    job: { kind: 'pdf', template: format === 'A2' ? 'safety-poster' : 'safety-sheet', data, standard: 'ua-1', stampedOn: model.stampedOn },
    overflow,
  }
}

const heads: Readonly<Record<SafetyFormat, string>> = { A2: 'SI_poster_', A4: 'SI_A4_' }

/** Name of the file: `SI_poster_{name}.pdf` for A2, `SI_A4_{name}.pdf` for A4. */
export function safetyFileName(name: string, format: SafetyFormat): string {
  return nameFile(heads[format], name, '.pdf')
}
