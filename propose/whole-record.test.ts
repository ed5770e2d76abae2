import { expect, it } from 'vitest'
import { classificationRequest } from '../shared/classification/request.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }
const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })

/** Findings that no person can have caused: what is proposed contradicts itself, or says what neither a class nor a substance founds. */
const ownFaults =
  /^(?:sentences\.(?:contradict|classUnfounded|substanceUnfounded)|stability\.reactionDenied|firstAid\.antidote|release\.sets|firefighting\.(?:productMissing|waterReacts)|regulatory\.(?:restrictionUnfounded|restrictionMissing|sevesoDenied|sevesoMissing|youngPeopleMissing|precursorDenied)|transport\.(?:packingGroupDiffers|classDiffers|stateContradicts)|protection\.filterDoesNotHold|label\.precautionaryContradict|disposal\.codeContradicts)/

const findings = (typed: Recipe) => {
  return checkOn(acceptEverything(typed)).flatMap(({ code, path }) => (ownFaults.test(code) ? [`${code} ${path}`] : []))
}

it.each([
  ['bromine', recipe([{ cas: '7726-95-6', content: 100 }], { inhalation: 'vapour' })],
  ['acetylene', recipe([{ cas: '74-86-2', content: 100 }], gas)],
  ['chlorine tablets of a pool', recipe([{ cas: '87-90-1', content: 98 }, rest(2)], { ...solid, productKind: 'biocide', use: 'consumer' })],
  [
    'petrol',
    recipe([{ cas: '86290-81-5', content: 100, own: { classification: ['Flam. Liq. 1 H224', 'STOT SE 3 H336'] } }], {
      productKind: 'fuel',
      measured: { flashPoint: -40, initialBoilingPoint: 30, kinematicViscosity40: 0.6 },
    }),
  ],
  [
    'dichloromethane',
    recipe(
      [
        { cas: '75-09-2', content: 90 },
        { cas: '64-17-5', content: 10 },
      ],
      { inhalation: 'vapour' },
    ),
  ],
  [
    'a bait',
    recipe(
      [
        { cas: '56073-10-0', content: 0.005 },
        { name: 'wheat', content: 99.995, own: { classification: [] } },
      ],
      solid,
    ),
  ],
  ['quartz flour', recipe([{ cas: '14808-60-7', name: 'quartz', content: 100, own: { classification: ['STOT RE 1 H372'] } }], solid)],
  ['picric acid with water', recipe([{ cas: '88-89-1', content: 65 }, water(35)], solid)],
  ['chromic acid', recipe([water(75), { cas: '1333-82-0', content: 25 }], { measured: { pH: 0 }, inhalation: 'mist' })],
  [
    'electrolyte of a battery',
    recipe(
      [
        { cas: '21324-40-3', name: 'LiPF6', content: 12, own: { classification: ['Acute Tox. 3 H301', 'Skin Corr. 1A H314'] } },
        { cas: '616-38-6', content: 88 },
      ],
      { measured: { flashPoint: 16, initialBoilingPoint: 90 }, inhalation: 'vapour' },
    ),
  ],
  [
    'a firelighter',
    recipe(
      [
        {
          cas: '64742-81-0',
          name: 'kerosene',
          content: 75,
          own: { classification: ['Flam. Liq. 3 H226', 'STOT SE 3 H336', 'Aquatic Chronic 2 H411'] },
        },
        rest(25),
      ],
      { ...solid, use: 'consumer', measured: { flashPoint: 45 } },
    ),
  ],
  [
    'a cetane improver',
    recipe([{ cas: '27247-96-7', name: '2-ethylhexyl nitrate', content: 98, own: { classification: ['Acute Tox. 4 H302'] } }, rest(2)], {
      measured: { flashPoint: 76 },
    }),
  ],
  [
    'hair bleach',
    recipe(
      [
        { cas: '7727-54-0', content: 60 },
        { cas: '6834-92-0', name: 'sodium metasilicate', content: 40, own: { classification: ['Skin Corr. 1B H314', 'STOT SE 3 H335'] } },
      ],
      solid,
    ),
  ],
  [
    'a booster for laundries',
    recipe([{ cas: '7722-84-1', content: 35 }, water(65)], { productKind: 'cleaner', inhalation: 'vapour', measured: { pH: 3 } }),
  ],
  ['dry ice', recipe([{ cas: '124-38-9', name: 'carbon dioxide', content: 100, own: { classification: [] } }], { physicalState: 'solid' })],
  ['silicon tetrachloride', recipe([{ cas: '10026-04-7', content: 100 }])],
  ['a sealer for stone', recipe([{ cas: '16949-65-8', content: 25 }, water(75)], { measured: { pH: 3 } })],
  [
    'a gas to calibrate with',
    recipe(
      [
        { cas: '7783-06-4', content: 2 },
        { cas: '7727-37-9', name: 'nitrogen', content: 98, own: { classification: [] } },
      ],
      {
        ...gas,
        measured: { tests: [{ class: 'Press. Gas (Comp.)', result: 'positive' }] },
      },
    ),
  ],
  ['a cyanoacrylate', recipe([{ cas: '7085-85-0', content: 92 }, rest(8)], { productKind: 'adhesive', measured: { flashPoint: 85 } })],
])('what is proposed for %s contradicts itself nowhere', (_name, typed) => {
  expect(findings(typed)).toEqual([])
})

it('what the recipe has and section 3 need not name founds a sentence: granules of lye with nitrate and aluminium', () => {
  const nitrate = { cas: '7631-99-4', name: 'sodium nitrate', content: 35, own: { classification: [] } }
  const aluminium = { cas: '7429-90-5', name: 'aluminium', content: 5, own: { classification: [] } }
  const granules = recipe([{ cas: '1310-73-2', content: 60 }, nitrate, aluminium], solid)
  const { mixture } = classificationRequest.parse({ mixture: granules })
  const found = checkOn(acceptEverything(granules), { recipe: { mixture, findOwn: () => null, hasLapsed: () => false } })
  expect(found.map(({ code }) => code)).not.toContain('sentences.classUnfounded')
})

it.each([
  ['fixer', [{ cas: '7783-18-8', name: 'ammonium thiosulphate', content: 40, own: { classification: [] } }]],
  ['developer', [{ cas: '123-31-9', content: 5 }]],
])('a photographic %s with a sulphite that section 3 need not name has no error for it', (_name, components) => {
  const sulphite = { cas: '7757-83-7', name: 'sodium sulphite', content: 10, own: { classification: [] } }
  const record = acceptEverything(recipe([...components, sulphite, water(50)]))
  expect(checkOn(record).flatMap(({ severity, code }) => (severity === 'error' && code.startsWith('sentences.') ? [code] : []))).toEqual([])
})
