import { expect, it } from 'vitest'
import { openEngine } from './open-engine.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { liquid, type TypedMixture } from '../../tests/classify-by-request.ts'

interface Expected {
  /** nothing else has been found */
  readonly only?: true
  /** beginnings of classes that must not be found */
  readonly not?: string
  /** supplemental statements of the label */
  readonly euh?: string
  /** UN number on the road */
  readonly road?: string
  /** state of the law */
  readonly at?: string
  readonly mixture?: Partial<TypedMixture>
}

/**
 * Answered by hand from Annex VI and the Annexes before the engine was asked (docs/decisions/277): substances by number with their content in %, the rest is
 * water, in a liquid for professionals where nothing else is said; the classes that are found.
 */
const cases: readonly (readonly [recipe: string, classes: string, expected?: Expected])[] = [
  [
    '67-56-1 33.4',
    'Acute Tox. 3 H301, Acute Tox. 3 H311, Acute Tox. 3 H331, STOT SE 1 H370',
    { mixture: { measured: { flashPoint: 30, initialBoilingPoint: 75 } } },
  ],
  [
    '67-56-1 33.3',
    'Acute Tox. 4 H302, Acute Tox. 3 H311, Acute Tox. 3 H331',
    { mixture: { measured: { flashPoint: 30, initialBoilingPoint: 75 } } },
  ],
  [
    '67-56-1 30',
    'Acute Tox. 4 H302, Acute Tox. 3 H311, Acute Tox. 3 H331',
    { mixture: { measured: { flashPoint: 30, initialBoilingPoint: 75 } } },
  ],
  [
    '67-56-1 29.9',
    'Acute Tox. 4 H302, Acute Tox. 4 H312, Acute Tox. 4 H332',
    { mixture: { measured: { flashPoint: 30, initialBoilingPoint: 75 } } },
  ],
  ['67-56-1 5', 'Acute Tox. 4 H302, STOT SE 2 H371', { not: 'Acute Tox. 4 H312' }],
  ['67-56-1 2.9', '', { not: 'STOT, Acute' }],
  ['7647-01-0 10', 'STOT SE 3 H335, Skin Irrit. 2 H315, Eye Irrit. 2 H319'],
  ['50-00-0 0.2', 'Carc. 1B H350, Skin Sens. 1 H317'],
  ['50-00-0 1', 'Carc. 1B H350, Muta. 2 H341, Skin Sens. 1 H317'],
  ['50-00-0 0.09', '', { only: true }],
  ['50-00-0 5', 'Skin Irrit. 2 H315, Eye Irrit. 2 H319, STOT SE 3 H335'],
  ['50-00-0 25', 'Skin Corr. 1B H314, Eye Dam. 1 H318, STOT SE 3 H335'],
  ['10043-35-3 0.2 + 1303-96-4 0.1', 'Repr. 1B H360FD'],
  ['10043-35-3 0.2 + 1303-96-4 0.09', '', { not: 'Repr' }],
  ['101-68-8 0.5', 'Resp. Sens. 1 H334', { not: 'Skin Sens' }],
  ['101-68-8 0.09', '', { only: true }],
  ['101-68-8 0.1', 'Resp. Sens. 1 H334'],
  ['55965-84-9 0.0015', 'Skin Sens. 1 H317', { only: true }],
  ['55965-84-9 0.00149', '', { only: true }],
  ['55965-84-9 0.00015', '', { only: true }],
  ['55965-84-9 0.000149', '', { only: true }],
  ['64-19-7 10', 'Skin Irrit. 2 H315, Eye Irrit. 2 H319', { not: 'Skin Corr' }],
  ['64-19-7 25', 'Skin Corr. 1B H314, Eye Dam. 1 H318'],
  [
    '64-19-7 90',
    'Skin Corr. 1A H314, Eye Dam. 1 H318, Flam. Liq. 3 H226',
    { mixture: { measured: { flashPoint: 45, initialBoilingPoint: 105 } } },
  ],
  ['64-19-7 9', '', { only: true }],
  ['64-19-7 5 + 7647-01-0 5', 'Skin Irrit. 2 H315, Eye Irrit. 2 H319'],
  ['64-19-7 5 + 7647-01-0 4.9', '', { only: true }],
  ['64-19-7 12.5 + 7647-01-0 12.5', 'Skin Corr. 1B H314'],
  ['1310-73-2 0.5', 'Eye Irrit. 2 H319, Skin Irrit. 2 H315', { only: true }],
  ['1310-73-2 0.49', '', { only: true }],
  ['7664-93-9 15', 'Skin Corr. 1A H314, Eye Dam. 1 H318'],
  ['7664-93-9 14.9', 'Eye Irrit. 2 H319, Skin Irrit. 2 H315', { only: true }],
  ['108-95-2 3', 'Skin Corr. 1B H314, Eye Dam. 1 H318'],
  ['108-95-2 2.9', 'Skin Irrit. 2 H315, Eye Irrit. 2 H319'],
  ['108-95-2 1', 'Skin Irrit. 2 H315, Eye Irrit. 2 H319'],
  [
    '7681-52-9 2.5',
    'Aquatic Acute 1 H400, Aquatic Chronic 2 H411, Eye Irrit. 2 H319, Skin Irrit. 2 H315',
    { only: true, euh: 'EUH206', mixture: { use: 'consumer' } },
  ],
  [
    '7681-52-9 5',
    'Aquatic Acute 1 H400, Aquatic Chronic 2 H411, Eye Dam. 1 H318, Skin Corr. 1B H314',
    { only: true, euh: 'EUH031, EUH206', mixture: { use: 'consumer' } },
  ],
  ['7681-52-9 1', 'Aquatic Chronic 3 H412, Eye Irrit. 2 H319, Skin Irrit. 2 H315', { only: true, euh: '', mixture: { use: 'consumer' } }],
  ['7722-84-1 6', 'Eye Irrit. 2 H319', { only: true }],
  ['7722-84-1 8', 'Eye Dam. 1 H318', { only: true }],
  ['7722-84-1 35', 'Skin Irrit. 2 H315, Eye Dam. 1 H318, STOT SE 3 H335, Acute Tox. 4 H302', { not: 'Ox., Acute Tox. 4 H332, Skin Corr' }],
  ['7722-84-1 50', 'Ox. Liq. 2 H272, Skin Corr. 1B H314, Eye Dam. 1 H318, STOT SE 3 H335, Acute Tox. 4 H302', { not: 'Acute Tox. 4 H332' }],
  ['7722-84-1 50', 'Acute Tox. 4 H332', { mixture: { inhalation: 'mist' } }],
  ['7722-84-1 70', 'Ox. Liq. 1 H271, Skin Corr. 1A H314'],
  ['7697-37-2 60', 'Acute Tox. 3 H331, Skin Corr. 1A H314, Eye Dam. 1 H318', { not: 'Ox.', euh: 'EUH071' }],
  ['7697-37-2 65', 'Ox. Liq. 3 H272, Acute Tox. 3 H331'],
  ['7697-37-2 13.2', 'Eye Dam. 1 H318, Skin Corr. 1B H314', { only: true, euh: 'EUH071' }],
  ['7697-37-2 4', 'Eye Dam. 1 H318, Skin Irrit. 2 H315', { only: true, euh: '' }],
  ['7697-37-2 2', 'Eye Irrit. 2 H319, Skin Irrit. 2 H315', { only: true }],
  ['7664-38-2 25', 'Eye Dam. 1 H318, Skin Corr. 1B H314', { only: true }],
  ['7664-38-2 24.9', 'Eye Irrit. 2 H319, Skin Irrit. 2 H315', { only: true }],
  ['7664-38-2 9.9', '', { only: true, euh: 'EUH210' }],
  ['7664-39-3 1', 'Acute Tox. 3 H311, Acute Tox. 4 H302, Eye Dam. 1 H318, Skin Corr. 1B H314', { only: true }],
  ['7664-39-3 0.5', 'Acute Tox. 3 H311, Acute Tox. 4 H302, Eye Irrit. 2 H319', { only: true }],
  ['7664-39-3 7', 'Acute Tox. 2 H310, Acute Tox. 3 H301, Acute Tox. 3 H331, Eye Dam. 1 H318, Skin Corr. 1A H314', { only: true }],
  ['7664-39-3 0.1', 'Eye Irrit. 2 H319', { only: true }],
  ['1336-21-6 5', 'Eye Dam. 1 H318, STOT SE 3 H335, Skin Corr. 1B H314', { only: true }],
  ['1336-21-6 25', 'Aquatic Acute 1 H400, Eye Dam. 1 H318, STOT SE 3 H335, Skin Corr. 1B H314', { only: true }],
  ['1336-21-6 4.9', 'Eye Dam. 1 H318, Skin Irrit. 2 H315', { only: true }],
  ['111-30-8 2', 'Eye Irrit. 2 H319, Resp. Sens. 1 H334, STOT SE 3 H335, Skin Irrit. 2 H315, Skin Sens. 1 H317', { only: true }],
  ['111-30-8 2', 'Acute Tox. 4 H332', { mixture: { inhalation: 'mist' } }],
  ['111-30-8 0.49', '', { not: 'STOT' }],
  [
    '108-88-3 60 + 67-64-1 40',
    'Asp. Tox. 1 H304, Eye Irrit. 2 H319, Flam. Liq. 2 H225, Repr. 2 H361d, STOT RE 2 H373, STOT SE 3 H336, Skin Irrit. 2 H315',
    {
      only: true,
      euh: '',
      road: '1993',
      mixture: { use: 'consumer', measured: { flashPoint: -10, initialBoilingPoint: 56, kinematicViscosity40: 0.6 } },
    },
  ],
  [
    '1330-20-7 100',
    'Flam. Liq. 3 H226, Acute Tox. 4 H312, Acute Tox. 4 H332, Skin Irrit. 2 H315',
    { road: '1307', mixture: { measured: { flashPoint: 25, initialBoilingPoint: 138 } } },
  ],
  ['1314-13-2 2.5', 'Aquatic Chronic 2 H411', { only: true, mixture: { physicalState: 'solid' } }],
  ['1314-13-2 25', 'Aquatic Acute 1 H400, Aquatic Chronic 1 H410', { only: true, road: '3077', mixture: { physicalState: 'solid' } }],
  ['26530-20-1 0.0025', 'Aquatic Chronic 3 H412, Skin Sens. 1 H317', { only: true }],
  ['13463-41-7 0.025', 'Aquatic Acute 1 H400, Aquatic Chronic 3 H412', { only: true }],
  ['7439-92-1 0.05', 'Repr. 1A H360D', { not: 'Lact', mixture: { physicalState: 'solid' } }],
  ['79-10-7 1', 'Eye Irrit. 2 H319, STOT SE 3 H335, Skin Irrit. 2 H315', { only: true }],
  ['111-76-2 30', 'Acute Tox. 3 H331, Skin Irrit. 2 H315, Eye Irrit. 2 H319', { not: 'Acute Tox. 4' }],
  ['111-76-2 15', 'Acute Tox. 4 H332, Skin Irrit. 2 H315'],
  ['111-76-2 14.9', 'Eye Irrit. 2 H319, Skin Irrit. 2 H315', { only: true }],
  [
    '141-78-6 100',
    'Flam. Liq. 2 H225, STOT SE 3 H336, Eye Irrit. 2 H319',
    { euh: 'EUH066', road: '1173', mixture: { measured: { flashPoint: -4, initialBoilingPoint: 77 } } },
  ],
  [
    '141-78-6 20',
    'STOT SE 3 H336, Eye Irrit. 2 H319',
    { euh: 'EUH066', mixture: { measured: { flashPoint: 10, initialBoilingPoint: 77 } } },
  ],
  ['26471-62-5 0.1', 'Resp. Sens. 1 H334', { only: true, euh: 'EUH204' }],
  ['110-54-3 9', 'STOT RE 2 H373, Repr. 2 H361f'],
  [
    '110-54-3 10',
    'STOT RE 1 H372, Repr. 2 H361f, Asp. Tox. 1 H304, Skin Irrit. 2 H315',
    { mixture: { measured: { kinematicViscosity40: 1 } } },
  ],
  ['4098-71-9 0.001', 'Skin Sens. 1 H317', { at: '2027-02-01' }],
  ['4098-71-9 0.001', '', { not: 'Skin Sens', at: '2027-01-31' }],
  ['4098-71-9 0.5', 'Resp. Sens. 1 H334', { at: '2027-02-01' }],
  ['4098-71-9 0.5', 'Resp. Sens. 1 H334', { at: '2027-01-31' }],
  [
    '133-07-3 5',
    'STOT RE 1 H372, Carc. 2 H351, Eye Dam. 1 H318, Skin Sens. 1 H317, Aquatic Acute 1 H400, Aquatic Chronic 1 H410',
    { at: '2027-02-01', mixture: { physicalState: 'solid' } },
  ],
  ['133-07-3 4.9', 'STOT RE 2 H373', { at: '2027-02-01', mixture: { physicalState: 'solid' } }],
  ['133-07-3 0.49', '', { not: 'STOT', at: '2027-02-01', mixture: { physicalState: 'solid' } }],
  ['143-33-9 20', 'Acute Tox. 1 H310, Acute Tox. 2 H300, Aquatic Chronic 2 H411', { road: '3414' }],
  [
    '143-33-9 100',
    'Acute Tox. 1 H310, Acute Tox. 2 H300, Aquatic Acute 1 H400, Aquatic Chronic 1 H410',
    { road: '1689', mixture: { physicalState: 'solid' } },
  ],
  ['10022-31-8 50', 'Acute Tox. 4 H302, Acute Tox. 4 H332', { mixture: { physicalState: 'solid' } }],
  ['10099-74-8 0.29', '', { not: 'Repr, STOT', mixture: { physicalState: 'solid' } }],
  ['7778-50-9 0.1', 'Carc. 1B H350, Muta. 1B H340', { not: 'Repr, Skin Sens, Resp' }],
  ['10108-64-2 0.01', 'Carc. 1B H350', { not: 'Muta, Repr' }],
  ['10108-64-2 0.1', 'Carc. 1B H350, Muta. 1B H340, STOT RE 2 H373'],
  [
    '1327-53-3 50',
    'Carc. 1A H350, Acute Tox. 2 H300, Skin Corr. 1B H314, Aquatic Acute 1 H400, Aquatic Chronic 1 H410',
    { road: '1561', mixture: { physicalState: 'solid' } },
  ],
  ['28300-74-5 40', 'Acute Tox. 4 H302, Aquatic Chronic 2 H411'],
  ['13138-45-9 0.1', 'Carc. 1A H350i', { mixture: { physicalState: 'solid' } }],
  ['7487-94-7 1', 'Muta. 2 H341, Acute Tox. 4 H302, Skin Irrit. 2 H315'],
  ['67-56-1 100', 'Flam. Liq. 2 H225, Acute Tox. 3 H301, Acute Tox. 3 H311, Acute Tox. 3 H331, STOT SE 1 H370', { road: '1230' }],
  ['1310-73-2 100', 'Skin Corr. 1A H314, Eye Dam. 1 H318', { road: '1823', mixture: { physicalState: 'solid' } }],
  ['108-95-2 50', 'Acute Tox. 3 H301, Acute Tox. 3 H311, Muta. 2 H341, Skin Corr. 1B H314, STOT RE 2 H373'],
  ['107-21-1 95', 'Acute Tox. 4 H302'],
  ['107-21-1 24', '', { only: true }],
  ['107-21-1 25', 'Acute Tox. 4 H302'],
  ['872-50-4 10', 'Repr. 1B H360D, STOT SE 3 H335, Skin Irrit. 2 H315, Eye Irrit. 2 H319'],
  ['872-50-4 0.3', 'Repr. 1B H360D', { only: true }],
  ['68-12-2 0.3', 'Repr. 1B H360D'],
  ['80-05-7 0.3', 'Repr. 1B H360F'],
  ['84-74-2 0.3', 'Repr. 1B H360Df', { not: 'Aquatic' }],
  ['117-81-7 0.3', 'Repr. 1B H360FD'],
  ['110-54-3 3', 'Repr. 2 H361f, STOT RE 2 H373'],
  [
    '108-88-3 12',
    'Repr. 2 H361d, STOT RE 2 H373, Skin Irrit. 2 H315',
    { not: 'Asp, STOT SE', mixture: { measured: { kinematicViscosity40: 150, flashPoint: 65 } } },
  ],
  [
    '100-42-5 10',
    'Repr. 2 H361d, STOT RE 1 H372, Skin Irrit. 2 H315, Eye Irrit. 2 H319',
    { mixture: { measured: { kinematicViscosity40: 100, flashPoint: 65 } } },
  ],
  ['2682-20-4 0.0015', 'Skin Sens. 1 H317', { only: true }],
  ['2682-20-4 10', 'Skin Corr. 1B H314, Aquatic Acute 1 H400, Aquatic Chronic 2 H411'],
  ['2634-33-5 20', 'Eye Dam. 1 H318, Skin Irrit. 2 H315, Skin Sens. 1 H317, Aquatic Chronic 2 H411'],
  ['2634-33-5 21', 'Acute Tox. 3 H331'],
  ['5989-27-5 1', 'Skin Sens. 1 H317', { only: true, mixture: { measured: { flashPoint: 80 } } }],
  ['5989-27-5 0.99', '', { only: true, mixture: { measured: { flashPoint: 80 } } }],
  [
    '67-64-1 70 + 64-17-5 10',
    'Eye Irrit. 2 H319, Flam. Liq. 2 H225, STOT SE 3 H336',
    { only: true, euh: 'EUH066', road: '1993', mixture: { use: 'consumer', measured: { flashPoint: -10, initialBoilingPoint: 58 } } },
  ],
  ['7664-38-2 15 + 5329-14-6 5', 'Eye Dam. 1 H318, Skin Corr. 1 H314', { mixture: { use: 'consumer', measured: { pH: 1 } } }],
  [
    '64-17-5 30 + 107-21-1 5',
    'Flam. Liq. 3 H226',
    { only: true, mixture: { use: 'consumer', measured: { flashPoint: 30, initialBoilingPoint: 85 } } },
  ],
  ['2634-33-5 0.02 + 2682-20-4 0.001 + 55965-84-9 0.0014', '', { only: true, euh: 'EUH208, EUH210', mixture: { measured: { pH: 8.5 } } }],
  ['107-21-1 93 + 149-57-5 3', 'Acute Tox. 4 H302, Repr. 1B H360D'],
  [
    '87-90-1 98',
    'Acute Tox. 4 H302, Eye Irrit. 2 H319, STOT SE 3 H335, Aquatic Acute 1 H400, Aquatic Chronic 1 H410',
    { road: '2468', mixture: { physicalState: 'solid', use: 'consumer' } },
  ],
  ['7664-93-9 37', 'Eye Dam. 1 H318, Skin Corr. 1A H314', { only: true, road: '2796', mixture: { measured: { pH: 0 } } }],
  ['1336-21-6 9.5', 'Skin Corr. 1B H314, STOT SE 3 H335', { mixture: { use: 'consumer', measured: { pH: 11.9 } } }],
  ['50-00-0 4', 'Carc. 1B H350, Muta. 2 H341, Skin Sens. 1 H317', { not: 'Skin Irrit, Eye' }],
  ['144-62-7 100', 'Acute Tox. 4 H302, Acute Tox. 4 H312', { mixture: { physicalState: 'solid' } }],
  ['7758-98-7 20', 'Eye Irrit. 2 H319, Aquatic Chronic 2 H411', { road: '3082' }],
  ['7758-98-7 25', 'Acute Tox. 4 H302, Aquatic Acute 1 H400, Aquatic Chronic 1 H410'],
  ['1310-58-3 4.9', 'Skin Corr. 1B H314', { not: 'Acute' }],
  ['7761-88-8 5', 'Skin Corr. 1B H314, Eye Dam. 1 H318'],
  ['302-01-2 0.1', 'Carc. 1B H350'],
  ['123-31-9 1', 'Carc. 2 H351, Muta. 2 H341, Skin Sens. 1 H317'],
  ['85-44-9 1', 'Resp. Sens. 1 H334, Skin Sens. 1 H317', { mixture: { physicalState: 'solid' } }],
]

const table = openRegister(openTable([]))
const engine = openEngine()

function answer(recipe: string, { at = '2026-11-29', mixture = {} }: Expected) {
  const components = recipe.split(' + ').map((one) => {
    const [number = '', content] = one.split(' ')
    const field = /^\d{3}-\d{3}-\d$/.test(number) ? 'ec' : /^\d{3}-\d{3}-\d\d-[\dX]$/.test(number) ? 'index' : 'cas'
    return { [field]: number, content: Number(content) }
  })
  return engine(classificationRequest.parse({ mixture: { ...liquid(components), ...mixture } }).mixture, table.at(at))
}

const listed = (text: string | undefined): string[] => (text ? text.split(', ') : [])

const named = cases.map(([recipe, classes, expected = {}]) => ({ recipe, classes, expected }))

it.each(named)('$recipe: $classes', ({ recipe, classes, expected }) => {
  const { classification, label, transport } = answer(recipe, expected)
  const found = classification.map((one) => [one.class, ...one.statements].join(' '))
  if (expected.only) expect(found.toSorted()).toEqual(listed(classes).toSorted())
  else expect(found).toEqual(expect.arrayContaining(listed(classes)))
  for (const beginning of listed(expected.not)) expect(found.filter((one) => one.startsWith(beginning))).toEqual([])
  if (expected.euh !== undefined) expect([...label.supplementalStatements]).toEqual(listed(expected.euh))
  if (expected.road !== undefined) expect(transport?.modes.find(({ mode }) => mode === 'road')?.unNumber).toBe(expected.road)
})
