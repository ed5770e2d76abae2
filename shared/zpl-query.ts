import { isOn } from './is-on.ts'
import { zplResolutions, type ZplResolution } from './label-zpl.ts'
import { rule } from './reasons/reason.ts'
import { field, flag } from './sent-values.ts'

/** What a file for a label printer is asked for with, beside the options of its label. */
export const zplQuery = {
  dpi: field(/^(203|300|600)$/, rule('notAChoice', { choices: [...zplResolutions] })).describe(
    'Dots per inch of the printer: 203 (the usual one, 8 per mm), 300 (12 per mm) or 600 (24 per mm)',
  ),
  frameOFF: flag().describe('1: the red frames of the pictograms are on the material already, and are left out'),
}

/** The resolution of the printer, and whether frames are printed, of a query that `zplQuery` validated; without `dpi` it is 203. */
export function readZplOptions({ dpi, frameOFF }: { dpi?: string | undefined; frameOFF?: string | undefined }): {
  resolution: ZplResolution
  showsFrames: boolean
} {
  const resolution = zplResolutions.find((one) => String(one) === dpi) ?? zplResolutions[0]
  return { resolution, showsFrames: !isOn(frameOFF, false) }
}
