import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const dust: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (name: string, content: number) => ({ name, content, own: { classification: [] } })
const respiratory = '/exposureControls/respiratory'
const filterOf = (typed: Recipe) =>
  propose(typed)
    .proposals.flatMap(({ place, value }) => (place === respiratory ? [JSON.stringify(value)] : []))
    .join(' ')

describe('dust that harms after a time', () => {
  const peroxide = {
    name: 'dicyclohexyl phthalate',
    cas: '84-61-7',
    content: 60,
    own: { classification: ['Repr. 1B H360D', 'Skin Sens. 1 H317'] },
  }
  const powder = recipe([peroxide, rest('chalk', 40)], dust)

  it('is extracted, not breathed, and held by a filter P3', () => {
    expect(said(powder, '/exposureControls/engineering')).toContain('engineering.localExhaust')
    expect(said(powder, '/exposureControls/engineering')).not.toContain('engineering.generalVentilation')
    expect(said(powder, '/handling/handling')).toContain('handling.avoidBreathingDust')
    expect(said(powder, '/handling/handling')).not.toContain('handling.avoidBreathing')
    expect(filterOf(powder)).toContain('P3 (EN 143)')
  })

  it('with fluoride in it asks for E2-P3', () => {
    const mass = recipe(
      [
        { name: 'lithium cobalt oxide', content: 60, own: { classification: ['Carc. 1B H350i', 'Repr. 1B H360F'] } },
        {
          name: 'LiPF6',
          cas: '21324-40-3',
          content: 4,
          own: { classification: ['Acute Tox. 3 H301', 'Skin Corr. 1A H314', 'STOT RE 1 H372'] },
        },
        rest('graphite', 36),
      ],
      dust,
    )
    expect(filterOf(mass)).toContain('E2-P3')
  })

  it('is what cement is not to be breathed as, and no vapour', () => {
    const cement = recipe([{ name: 'Portland cement', cas: '65997-15-1', content: 100, own: { classification: ['STOT SE 3 H335'] } }], {
      physicalState: 'solid',
    })
    for (const place of ['/handling/handling', '/accidentalRelease/personal'])
      expect(said(cement, place)).toContain('handling.avoidBreathingDust')
    expect(said(cement, '/handling/handling')).not.toContain('handling.avoidBreathing')
    expect(said(cement, '/accidentalRelease/personal')).not.toContain('release.personal.ventilate')
    const paste = recipe([{ cas: '108-88-3', content: 40 }, rest('chalk', 60)], { physicalState: 'solid' })
    expect(said(paste, '/handling/handling')).toContain('handling.avoidBreathing')
    expect(said(paste, '/accidentalRelease/personal')).toContain('release.personal.ventilate')
  })

  it('is none of a lump', () => {
    const lump = said(recipe([peroxide, rest('chalk', 40)], { physicalState: 'solid' }), '/handling/handling')
    expect(lump).not.toContain('handling.avoidBreathing')
    expect(lump).not.toContain('handling.avoidBreathingDust')
  })
})

describe('what the airways need', () => {
  it('is not denied of a carcinogen, nor of what destroys the airways (EUH071)', () => {
    const sealant = recipe([{ cas: '96-29-7', content: 0.5 }, rest('polydimethylsiloxane', 99.5)])
    expect(said(sealant, respiratory)).toEqual([])
    expect(said(sealant, '/exposureControls/engineering')).toContain('engineering.localExhaust')
    const acid = recipe([{ cas: '7697-37-2', content: 5 }, water(95)], { measured: { pH: 0.5 } })
    expect(said(acid, respiratory)).toEqual(['protection.respiratory.filterStated'])
  })

  it('nitric acid passes a filter E beside hydrofluoric acid, and a filter A beside ethanol', () => {
    const paste = recipe([{ cas: '7697-37-2', content: 22 }, { cas: '7664-39-3', content: 5 }, water(73)], { measured: { pH: 0 } })
    expect(said(paste, respiratory)).toEqual(['protection.respiratory.filterStated'])
    const nital = recipe(
      [
        { cas: '7697-37-2', content: 5 },
        { cas: '64-17-5', content: 95 },
      ],
      { measured: { flashPoint: 14, initialBoilingPoint: 78 } },
    )
    expect(said(nital, respiratory)).toEqual(['protection.respiratory.filterStated'])
  })
})

describe('a product of which nobody knows a good part', () => {
  const tablets = (unknown: number) =>
    recipe([{ name: 'paraformaldehyde', cas: '30525-89-4', content: unknown }, rest('binder', 100 - unknown)], dust)

  it('has nothing denied', () => {
    const denials = new Map([
      ['/firstAid/symptoms', 'symptoms.noneKnown'],
      ['/firstAid/treatment', 'treatment.noSpecificAntidote'],
      [respiratory, 'protection.respiratory.notNeeded'],
      ['/exposureControls/hands', 'protection.hands.household'],
      ['/stability/reactions', 'reaction.none'],
      ['/stability/incompatible', 'incompatible.none'],
      ['/regulatory/union', 'regulation.sevesoNone'],
    ])
    for (const [place, denial] of denials) {
      expect(said(tablets(95), place), place).not.toContain(denial)
      expect(said(tablets(9), place), place).toContain(denial)
    }
  })
})

it('a gas that burns and is not cleared by figures is kept from flames: ethylene oxide in carbon dioxide', () => {
  const mixture = recipe(
    [
      { cas: '75-21-8', content: 10 },
      { ...rest('carbon dioxide', 90), cas: '124-38-9' },
    ],
    {
      physicalState: 'gas',
      inhalation: 'gas',
      measured: { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
    },
  )
  expect(said(mixture, '/handling/fireProtection')).toContain('fireProtection.ignitionSources')
  expect(said(mixture, '/firefighting/advice')).toContain('firefighter.leakingGas')
})

it.each([
  ['thiram', '137-26-8'],
  ['calcium cyanamide', '156-62-7'],
  ['N,N-dimethylformamide', '68-12-2'],
])('after %s alcohol harms', (_name, cas) => {
  expect(said(recipe([{ cas, content: 40 }, water(60)]), '/toxicology/other')).toEqual(['healthOther.alcoholIncreases'])
})

describe('law and waste', () => {
  const codes = (typed: Recipe) =>
    propose(typed).proposals.flatMap(({ place, item }) => (place === '/disposal/wasteCodes' && item !== '15 01 10*' ? [item] : []))
  const fuel = (components: Recipe['components'], flashPoint: number) =>
    recipe(components, { productKind: 'fuel', measured: { flashPoint, initialBoilingPoint: 60, kinematicViscosity40: 2 } })

  it('entry 74 is of 0.1 % of diisocyanates and more', () => {
    const entries = (content: number) =>
      propose(recipe([{ cas: '101-68-8', content }, rest('prepolymer', 100 - content)])).proposals.flatMap(({ value }) =>
        JSON.stringify(value).includes('reachAnnexXvii') ? [JSON.stringify(value)] : [],
      )
    expect(entries(0.08).join()).not.toContain('74')
    expect(entries(0.1).join()).toContain('74')
  })

  it('a fuel of methanol has the rows of Seveso of what is toxic, and no entry 69', () => {
    const model = fuel(
      [
        { cas: '67-56-1', content: 70 },
        { ...rest('castor oil', 30), cas: '8001-79-4' },
      ],
      12,
    )
    expect(said(model, '/regulatory/union')).not.toContain('regulation.sevesoNamed')
    expect(JSON.stringify(propose(model).proposals)).not.toContain(', 69')
  })

  it('a fuel of ethanol is neither petrol nor diesel, and a cleaner of industry no municipal waste', () => {
    expect(codes(fuel([{ cas: '64-17-5', content: 95 }, water(5)], 17))).toEqual(['13 07 03*'])
    expect(codes(fuel([{ ...rest('gas oil', 100), own: { classification: ['Asp. Tox. 1 H304'] } }], 62))).toEqual(['13 07 01*'])
    const booster = (use: Recipe['use']) => recipe([{ cas: '7722-84-1', content: 12 }, water(88)], { productKind: 'cleaner', use })
    expect(codes(booster('industrial'))).toEqual([])
    expect(codes(booster('professional'))).toEqual(['20 01 29*'])
  })
})
