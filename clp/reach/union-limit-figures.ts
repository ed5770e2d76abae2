import { bindingLimitsOf, type LimitedSubstance } from './binding-limits.ts'
import { limitsOn, type Air, type LimitRemark, type UnionLimit } from './dated-limits.ts'
import { isUnionLimitOn } from './union-limits.ts'

/**
 * The lists of indicative limits: the act, eight hours, fifteen minutes, and what it notes. Of a substance that a later list has, those of that list; substances of
 * the library have them there. Directives 91/322/EEC, 2000/39/EC (version of 21 August 2018), 2009/161/EU and (EU) 2019/1831 as their annexes have them;
 * 2006/15/EC and (EU) 2017/164 as far as other lists agree (docs/decisions/294-figures-of-the-limits-of-the-union.md).
 */
const figures: Readonly<Record<string, readonly [act: string, longTerm: Air, shortTerm: Air, remark?: LimitRemark]>> = {
  '88-89-1': ['91/322/EEC', [0.1, null], null],
  '91-20-3': ['91/322/EEC', [50, 10], null],
  '110-86-1': ['91/322/EEC', [15, 5], null],
  '1319-77-3': ['91/322/EEC', [22, 5], null],
  '60-29-7': ['2000/39/EC', [308, 100], [616, 200]],
  '67-66-3': ['2000/39/EC', [10, 2], null, 'skin'],
  '71-55-6': ['2000/39/EC', [555, 100], [1110, 200]],
  '75-04-7': ['2000/39/EC', [9.4, 5], null],
  '75-34-3': ['2000/39/EC', [412, 100], null, 'skin'],
  '75-44-5': ['2000/39/EC', [0.08, 0.02], [0.4, 0.1]],
  '75-45-6': ['2000/39/EC', [3600, 1000], null],
  '79-09-4': ['2000/39/EC', [31, 10], [62, 20]],
  '95-47-6': ['2000/39/EC', [221, 50], [442, 100], 'skin'],
  '95-50-1': ['2000/39/EC', [122, 20], [306, 50], 'skin'],
  '95-63-6': ['2000/39/EC', [100, 20], null],
  '98-83-9': ['2000/39/EC', [246, 50], [492, 100]],
  '105-60-2': ['2000/39/EC', [10, null], [40, null]],
  '106-35-4': ['2000/39/EC', [95, 20], null],
  '106-42-3': ['2000/39/EC', [221, 50], [442, 100], 'skin'],
  '107-18-6': ['2000/39/EC', [4.8, 2], [12.1, 5], 'skin'],
  '108-38-3': ['2000/39/EC', [221, 50], [442, 100], 'skin'],
  '108-67-8': ['2000/39/EC', [100, 20], null],
  '109-99-9': ['2000/39/EC', [150, 50], [300, 100], 'skin'],
  '110-12-3': ['2000/39/EC', [95, 20], null],
  '110-43-0': ['2000/39/EC', [238, 50], [475, 100], 'skin'],
  '110-85-0': ['2000/39/EC', [0.1, null], [0.3, null]],
  '120-82-1': ['2000/39/EC', [15.1, 2], [37.8, 5], 'skin'],
  '121-44-8': ['2000/39/EC', [8.4, 2], [12.6, 3], 'skin'],
  '123-92-2': ['2000/39/EC', [270, 50], [540, 100]],
  '124-40-3': ['2000/39/EC', [3.8, 2], [9.4, 5]],
  '141-32-2': ['2000/39/EC', [11, 2], [53, 10]],
  '142-82-5': ['2000/39/EC', [2085, 500], null],
  '526-73-8': ['2000/39/EC', [100, 20], null],
  '541-85-5': ['2000/39/EC', [53, 10], [107, 20]],
  '620-11-1': ['2000/39/EC', [270, 50], [540, 100]],
  '625-16-1': ['2000/39/EC', [270, 50], [540, 100]],
  '626-38-0': ['2000/39/EC', [270, 50], [540, 100]],
  '628-63-7': ['2000/39/EC', [270, 50], [540, 100]],
  '3689-24-5': ['2000/39/EC', [0.1, null], null, 'skin'],
  '7440-22-4': ['2000/39/EC', [0.1, null], null],
  '7664-39-3': ['2000/39/EC', [1.5, 1.8], [2.5, 3]],
  '7664-41-7': ['2000/39/EC', [14, 20], [36, 50]],
  '7782-41-4': ['2000/39/EC', [1.58, 1], [3.16, 2]],
  '7783-07-5': ['2000/39/EC', [0.07, 0.02], [0.17, 0.05]],
  '10035-10-6': ['2000/39/EC', null, [6.7, 2]],
  '26628-22-8': ['2000/39/EC', [0.1, null], [0.3, null], 'skin'],
  '64-18-6': ['2006/15/EC', [9, 5], null],
  '75-05-8': ['2006/15/EC', [70, 40], null, 'skin'],
  '78-78-4': ['2006/15/EC', [3000, 1000], null],
  '109-66-0': ['2006/15/EC', [3000, 1000], null],
  '110-54-3': ['2006/15/EC', [72, 20], null],
  '110-82-7': ['2006/15/EC', [700, 200], null],
  '111-77-3': ['2006/15/EC', [50.1, 10], null, 'skin'],
  '124-38-9': ['2006/15/EC', [9000, 5000], null],
  '144-62-7': ['2006/15/EC', [1, null], null],
  '1314-56-3': ['2006/15/EC', [1, null], null],
  '7697-37-2': ['2006/15/EC', null, [2.6, 1]],
  '7726-95-6': ['2006/15/EC', [0.7, 0.1], null],
  '7782-50-5': ['2006/15/EC', null, [1.5, 0.5]],
  '75-15-0': ['2009/161/EU', [15, 5], null, 'skin'],
  '96-33-3': ['2009/161/EU', [18, 5], [36, 10]],
  '108-05-4': ['2009/161/EU', [17.6, 5], [35.2, 10]],
  '108-95-2': ['2009/161/EU', [8, 2], [16, 4], 'skin'],
  '123-91-1': ['2009/161/EU', [73, 20], null],
  '140-88-5': ['2009/161/EU', [21, 5], [42, 10]],
  '624-83-9': ['2009/161/EU', null, [null, 0.02]],
  '1634-04-4': ['2009/161/EU', [183.5, 50], [367, 100]],
  '7664-93-9': ['2009/161/EU', [0.05, null], null],
  '7783-06-4': ['2009/161/EU', [7, 5], [14, 10]],
  '75-09-2': ['(EU) 2017/164', [353, 100], [706, 200], 'skin'],
  '79-10-7': ['(EU) 2017/164', [29, 10], null],
  '101-84-8': ['(EU) 2017/164', [7, 1], [14, 2]],
  '104-76-7': ['(EU) 2017/164', [5.4, 1], null],
  '127-18-4': ['(EU) 2017/164', [138, 20], [275, 40], 'skin'],
  '1305-62-0': ['(EU) 2017/164', [1, null], [4, null], 'respirableFraction'],
  '1305-78-8': ['(EU) 2017/164', [1, null], [4, null], 'respirableFraction'],
  '7446-09-5': ['(EU) 2017/164', [1.3, 0.5], [2.7, 1]],
  '10102-44-0': ['(EU) 2017/164', [0.96, 0.5], [1.91, 1]],
  '62-53-3': ['(EU) 2019/1831', [7.74, 2], [19.35, 5], 'skin'],
  '74-87-3': ['(EU) 2019/1831', [42, 20], null],
  '75-50-3': ['(EU) 2019/1831', [4.9, 2], [12.5, 5]],
  '98-82-8': ['(EU) 2019/1831', [50, 10], [250, 50], 'skin'],
  '105-46-4': ['(EU) 2019/1831', [241, 50], [723, 150]],
  '106-49-0': ['(EU) 2019/1831', [4.46, 1], [8.92, 2], 'skin'],
  '123-51-3': ['(EU) 2019/1831', [18, 5], [37, 10]],
  '10025-87-3': ['(EU) 2019/1831', [0.064, 0.01], [0.13, 0.02]],
}

/** Before its act holds, a limit of a list does not. */
const ever = '0000-01-01'

/**
 * The limits of the Union of a substance, with their figures: the binding ones, else the indicative one (Directive 98/24/EC, Article 3(2) and (4);
 * Directive 2004/37/EC, Article 16; REACH Annex II, 8.1.1). Those that the act sets for later days come after those of the day.
 * @param day ISO day on which it is asked for: a limit holds from the end of the time for transposition on
 * @returns none where none is known, or its figures are not
 */
export function findUnionLimits(substance: LimitedSubstance, day: string): UnionLimit[] {
  const binding = bindingLimitsOf(substance).flatMap(({ basis, limits }) => limitsOn(basis, limits, day))
  if (binding.length > 0) return binding
  const found = substance.cas === null ? undefined : figures[substance.cas]
  if (found === undefined) return []
  const [basis, longTerm, shortTerm, remark] = found
  if (!isUnionLimitOn(basis, day)) return []
  return limitsOn(basis, [[ever, longTerm, shortTerm, ...(remark === undefined ? [] : [remark])]], day)
}

/** CAS numbers of the substances of the lists whose figures are known here. */
export const figuredSubstances: readonly string[] = Object.keys(figures)
