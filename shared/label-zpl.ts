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
