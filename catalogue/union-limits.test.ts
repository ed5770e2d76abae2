import { expect, it } from 'vitest'
import { readLibraryLimits } from '../test-kit/read-library-limits.ts'

/** The act, the limits of 8 hours and of a short time, and whether it notes the skin, by CAS number, as the Annexes of the acts have them. */
const ofUnion: Readonly<Record<string, readonly string[]>> = {
  '1330-20-7': ['2000/39/EC', '221 mg/m³, 50 ppm', '442 mg/m³, 100 ppm', 'skin'],
  '100-41-4': ['2000/39/EC', '442 mg/m³, 100 ppm', '884 mg/m³, 200 ppm', 'skin'],
  '67-64-1': ['2000/39/EC', '1210 mg/m³, 500 ppm'],
  '107-98-2': ['2000/39/EC', '375 mg/m³, 100 ppm', '568 mg/m³, 150 ppm', 'skin'],
  '108-65-6': ['2000/39/EC', '275 mg/m³, 50 ppm', '550 mg/m³, 100 ppm', 'skin'],
  '1336-21-6': ['2000/39/EC', '14 mg/m³, 20 ppm', '36 mg/m³, 50 ppm'],
  '78-93-3': ['2000/39/EC', '600 mg/m³, 200 ppm', '900 mg/m³, 300 ppm'],
  '111-76-2': ['2000/39/EC', '98 mg/m³, 20 ppm', '246 mg/m³, 50 ppm', 'skin'],
  '112-07-2': ['2000/39/EC', '133 mg/m³, 20 ppm', '333 mg/m³, 50 ppm', 'skin'],
  '34590-94-8': ['2000/39/EC', '308 mg/m³, 50 ppm', 'skin'],
  '108-10-1': ['2000/39/EC', '83 mg/m³, 20 ppm', '208 mg/m³, 50 ppm'],
  '108-94-1': ['2000/39/EC', '40.8 mg/m³, 10 ppm', '81.6 mg/m³, 20 ppm', 'skin'],
  '107-21-1': ['2000/39/EC', '52 mg/m³, 20 ppm', '104 mg/m³, 40 ppm', 'skin'],
  '115-10-6': ['2000/39/EC', '1920 mg/m³, 1000 ppm'],
  '7647-01-0': ['2000/39/EC', '8 mg/m³, 5 ppm', '15 mg/m³, 10 ppm'],
  '7664-38-2': ['2000/39/EC', '1 mg/m³', '2 mg/m³'],
  '108-88-3': ['2006/15/EC', '192 mg/m³, 50 ppm', '384 mg/m³, 100 ppm', 'skin'],
  '67-56-1': ['2006/15/EC', '260 mg/m³, 200 ppm', 'skin'],
  '112-34-5': ['2006/15/EC', '67.5 mg/m³, 10 ppm', '101.2 mg/m³, 15 ppm'],
  '141-43-5': ['2006/15/EC', '2.5 mg/m³, 1 ppm', '7.6 mg/m³, 3 ppm', 'skin'],
  '80-62-6': ['2009/161/EU', '50 ppm', '100 ppm'],
  '141-78-6': ['(EU) 2017/164', '734 mg/m³, 200 ppm', '1468 mg/m³, 400 ppm'],
  '78-10-4': ['(EU) 2017/164', '44 mg/m³, 5 ppm'],
  '64-19-7': ['(EU) 2017/164', '25 mg/m³, 10 ppm', '50 mg/m³, 20 ppm'],
  '80-05-7': ['2004/37/EC', '2 mg/m³'],
  '123-86-4': ['(EU) 2019/1831', '241 mg/m³, 50 ppm', '723 mg/m³, 150 ppm'],
  '110-19-0': ['(EU) 2019/1831', '241 mg/m³, 50 ppm', '723 mg/m³, 150 ppm'],
  '50-00-0': ['2004/37/EC', '0.37 mg/m³, 0.3 ppm', '0.74 mg/m³, 0.6 ppm'],
  '14808-60-7': ['2004/37/EC', '0.1 mg/m³'],
  '7789-06-2': ['2004/37/EC (Cr)', '0.005 mg/m³'],
}
/** As NCO: Directive 98/24/EC, Annex I, as amended by Directive (EU) 2024/869, by the year in which a limit holds. */
const diisocyanates = ['822-06-0', '4098-71-9', '101-68-8']
const asNco = [
  ['98/24/EC (NCO), ≤ 2028', '0.01 mg/m³', '0.02 mg/m³', 'skin'],
  ['98/24/EC (NCO), ≥ 2029', '0.006 mg/m³', '0.012 mg/m³', 'skin'],
]

it('the library has the workplace limits of the Union with their figures (REACH Annex II, 8.1.1)', () => {
  const found = readLibraryLimits().flatMap(({ casNumber, basis, country, longTerm, shortTerm, remarks }) =>
    country === undefined ? [[casNumber, basis, longTerm ?? [], shortTerm ?? [], remarks.filter((one) => one === 'skin')].flat()] : [],
  )
  expect(found.length).toBeGreaterThan(35)
  const lawful = new Set(
    [
      ...Object.entries(ofUnion).map(([cas, figure]) => [cas, ...figure]),
      ...diisocyanates.flatMap((cas) => asNco.map((figure) => [cas, ...figure])),
    ].map((one) => one.join('; ')),
  )
  expect(found.map((one) => one.join('; ')).filter((one) => !lawful.has(one))).toEqual([])
})
