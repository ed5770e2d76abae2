import type { SafetyReport } from '../../shared/safety-view.ts'
import type { TextWriter } from '../text/write-text.ts'
import { findOverflow } from './fit-safety.ts'
import type { SafetyLayout } from './safety-frame.ts'
import { safetyFormats, type SafetyModel } from './safety-model.ts'

/** What is said, in the writer's language, where the instructions do not fit on every sheet. @returns null where they do */
export function describeOverflow(model: SafetyModel, writer: TextWriter): SafetyReport | null {
  const sheets = safetyFormats.flatMap((format) => {
    const layout = findOverflow(model, format)
    return layout ? [{ format, layout }] : []
  })
  const [first] = sheets
  if (!first) return null
  return {
    formats: sheets.map(({ format }) => format),
    title: writer.term('safety.report.title', { sheets: sheets.map(({ format }) => format).join(', ') }),
    reasons: sheets.map(({ format, layout }) =>
      writer.term('safety.report.height', { sheet: format, missing: writer.number(Math.ceil(layout.overflow)) }),
    ),
    assurance: writer.term('safety.report.longest', {
      parts: findLongest(first.layout, writer).join(`${writer.term('document.semicolon')} `),
    }),
  }
}

const bandNames = ['safety.hazards', 'safety.protection', 'safety.danger', 'safety.firstAid', 'safety.disposal'] as const

/** The fewest parts that together take more than half of the room. */
function findLongest({ nameHeight, bands }: SafetyLayout, writer: TextWriter): string[] {
  const parts = [
    { name: 'sds.productName', height: nameHeight },
    ...bandNames.map((name, index) => ({ name, height: bands[index]?.height ?? 0 })),
  ].toSorted((left, right) => right.height - left.height)
  const half = parts.reduce((sum, { height }) => sum + height, 0) / 2
  let taken = 0
  return parts.flatMap(({ name, height }) => {
    const isNeeded = taken <= half
    taken += height
    return isNeeded ? [writer.term(name)] : []
  })
}
