import { isOn } from './is-on.ts'
import { rule } from './reasons/reason.ts'
import { field, flag } from './sent-values.ts'

/** Resolutions of label printers, dots per inch as their makers name them. */
export const zplResolutions = [203, 300, 600] as const
export type ZplResolution = (typeof zplResolutions)[number]

/** What a print head of that name has, whatever an inch says. */
export const dotsPerMillimetre: Readonly<Record<ZplResolution, number>> = { 203: 8, 300: 12, 600: 24 }

/** Dots of a label at most: one of 148 × 210 mm at 600 to the inch. Its picture takes some 70 MB while it is drawn. */
const mostDots = 18_000_000

/** The finest resolution in which a label of this size, in mm, is made. */
export function finestResolution({ width, height }: { width: number; height: number }): ZplResolution {
  const isDrawable = (one: ZplResolution) => width * height * dotsPerMillimetre[one] ** 2 <= mostDots
  return zplResolutions.findLast(isDrawable) ?? zplResolutions[0]
}

/** What a file for a label printer is asked for with, beside the options of its label. */
export const zplQuery = {
  dpi: field(/^(203|300|600)$/, rule('notAChoice', { choices: [...zplResolutions] })).describe(
    'Dots per inch of the printer: 203 (the usual one, 8 per mm), 300 (12 per mm) or 600 (24 per mm)',
  ),
  frameOFF: flag().describe('1: the red frames of the pictograms are on the material already, and are left out'),
}

/** @param query validated by `zplQuery` */
export function readZplOptions({ dpi, frameOFF }: { dpi?: string | undefined; frameOFF?: string | undefined }): {
  resolution: ZplResolution
  showsFrames: boolean
} {
  const resolution = zplResolutions.find((one) => String(one) === dpi) ?? zplResolutions[0]
  return { resolution, showsFrames: !isOn(frameOFF, false) }
}
