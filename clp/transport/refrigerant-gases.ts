/** Gases used as refrigerants: ADR 2.2.2.3, group 2 A, UN 1078 and the mixtures that Table A names by their number R. */

/** CAS numbers of fluorinated hydrocarbons with a number R, among them those of the mixtures F 1 to F 3. */
export const refrigerants: ReadonlySet<string> = new Set(
  `811-97-2 354-33-6 420-46-2 75-10-5 75-37-6 754-12-1 29118-24-9 431-89-0 75-45-6 75-46-7 76-16-4 76-19-7 76-15-3 76-14-2 75-71-8 75-69-4 75-43-4
  2837-89-0 75-68-3 690-39-1 306-83-2`.split(/\s+/),
)

interface Blend {
  readonly un: string
  /** % by mass, which the name gives as “approximately”; what is left is 1,1,1,2-tetrafluoroethane */
  readonly parts: Readonly<Record<string, number>>
}

const [r32, r125, r134a, r143a] = ['75-10-5', '354-33-6', '811-97-2', '420-46-2']
/** R 404A, R 407A, R 407B, R 407C */
export const blends: readonly Blend[] = [
  { un: '3337', parts: { [r125]: 44, [r143a]: 52, [r134a]: 4 } },
  { un: '3338', parts: { [r32]: 20, [r125]: 40, [r134a]: 40 } },
  { un: '3339', parts: { [r32]: 10, [r125]: 70, [r134a]: 20 } },
  { un: '3340', parts: { [r32]: 23, [r125]: 25, [r134a]: 52 } },
]

/** How far from the figure of the name a content may be in %: tolerances of manufacture of such mixtures are up to 2 (ISO 817). */
const tolerance = 2

/**
 * The number of the blend that these gases are; null: none that Table A names.
 * @param contents in % by mass, by CAS number; what has none is null
 */
export function findBlend(contents: readonly { readonly cas: string | null; readonly content: number }[]): string | null {
  const found = blends.find(({ parts }) => {
    if (contents.length !== Object.keys(parts).length) return false
    return contents.every(({ cas, content }) => {
      const nominal = cas === null ? undefined : parts[cas]
      return nominal !== undefined && Math.abs(content - nominal) <= tolerance
    })
  })
  return found?.un ?? null
}
