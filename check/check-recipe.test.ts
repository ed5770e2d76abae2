/** The record against the recipe that it is the sheet of. */
import { describe, expect, it } from 'vitest'
import { exact } from '../clp/classification/exact.ts'
import type { Mixture, MixtureComponent } from '../clp/classification/mixture.ts'
import { readEnglish } from '../server/classify/read-english.ts'
import { hasLapsed } from '../server/classify/judge-decisions.ts'
import { mixtureOfRecord } from '../shared/classification/mixture-of-record.ts'
import { checkOn, plantIn, recordOfCatalogue } from '../test-kit/check-catalogue-record.ts'
import { acetone, toluene, xylene } from '../test-kit/contradictions/change-record.ts'
import { catalogueIds } from '../test-kit/read-catalogue.ts'
import type { Finding } from './finding.ts'

const thinner = recordOfCatalogue(1003)
const recipeOf = (record = thinner): Mixture => mixtureOfRecord(record, readEnglish)
const checkWith = (mixture: Mixture, record = thinner): Finding[] =>
  checkOn(record, { recipe: { mixture, findOwn: () => null, hasLapsed: (one, hazards) => hasLapsed(one, one.madeFor, hazards) } })
const errorsOf = (found: readonly Finding[]) => found.filter(({ severity }) => severity === 'error').map(({ code }) => code)
const withShare = (cas: string, share: number): Mixture => {
  const mixture = recipeOf()
  const components = mixture.components.map((one) =>
    one.cas === cas ? { ...one, content: { from: exact(share), to: exact(share) } } : one,
  )
  return { ...mixture, components }
}
const onlyOne = (found: readonly Finding[], code: string): Finding => {
  const [first, ...others] = found.filter((one) => one.code === code)
  if (!first || others.length > 0) throw new Error(`${code}: ${JSON.stringify(found.map((one) => one.code))}`)
  return first
}

describe('a record that is the sheet of its recipe', () => {
  it.each(catalogueIds.filter((id) => recordOfCatalogue(id).composition.ingredients.length > 0))(
    'has no errors by it that it does not have without (%d)',
    (id) => {
      const record = recordOfCatalogue(id)
      if (record.composition.kind === 'substance') return
      expect(errorsOf(checkWith(recipeOf(record), record))).toEqual(errorsOf(checkOn(record)))
    },
  )
})

describe('a recipe that is another one than the sheet says', () => {
  it('by a content: the place, both figures and what puts them right', () => {
    const found = onlyOne(checkWith(withShare(xylene, 31)), 'recipe.contentDiffers')
    const index = thinner.composition.ingredients.findIndex(({ casNumber }) => casNumber === xylene)
    expect(found).toMatchObject({ severity: 'error', article: 'REACH Annex II, 3.2', path: `composition.ingredients[${index}].content` })
    expect(found.params).toMatchObject({ content: 31 })
    expect(found.fix).toContainEqual({ op: 'add', path: `/composition/ingredients/${index}/content`, value: 31 })
  })

  it('by a range that does not hold the content', () => {
    const ranges = plantIn(1003, (record) => record.composition.ingredients.forEach((one) => delete one.content))
    const found = onlyOne(checkWith(withShare(toluene, 60), ranges), 'recipe.contentDiffers')
    expect(found.path).toMatch(/\.contentRange$/)
    expect(found.fix?.map(({ path }) => path.split('/').at(-1))).toEqual(['content', 'contentRange'])
  })

  it('by a substance that section 3 does not name, and by what it does', () => {
    const benzene: MixtureComponent = {
      path: 'mixture.components[9]',
      cas: '71-43-2',
      ec: null,
      index: null,
      substance: null,
      name: 'benzene',
      content: { from: exact(0.5), to: exact(0.5) },
      additive: true,
      own: null,
      components: [],
    }
    const mixture = recipeOf()
    const found = checkWith({ ...mixture, components: [...mixture.components, benzene] })
    expect(onlyOne(found, 'recipe.substanceMissing').article).toMatch(/^REACH Annex II, 3\.2\.1/)
    expect(found.filter(({ code }) => code === 'classification.missing').map(({ params }) => params['class'])).toContain('Carc. 1A H350')
  })

  it('by one that has a workplace limit of the Union alone, whatever its content', () => {
    const acetate: MixtureComponent = {
      path: 'mixture.components[9]',
      cas: '108-65-6',
      ec: null,
      index: null,
      substance: null,
      name: '2-methoxy-1-methylethyl acetate',
      content: { from: exact(0.2), to: exact(0.2) },
      own: null,
      additive: true,
      components: [],
    }
    const mixture = recipeOf()
    const found = onlyOne(checkWith({ ...mixture, components: [...mixture.components, acetate] }), 'recipe.substanceMissing')
    expect(found).toMatchObject({
      severity: 'error',
      article: 'REACH Annex II, 3.2.1 (b)',
      params: { content: 0.2, class: '2000/39/EC' },
    })
  })

  it('by one of the candidate list from 0.1 % on', () => {
    const mixture = recipeOf()
    const siloxane = (content: number): MixtureComponent => ({
      path: 'mixture.components[9]',
      cas: '541-02-6',
      ec: null,
      index: null,
      substance: null,
      name: 'decamethylcyclopentasiloxane',
      content: { from: exact(content), to: exact(content) },
      own: null,
      additive: true,
      components: [],
    })
    const found = (content: number) => checkWith({ ...mixture, components: [...mixture.components, siloxane(content)] })
    expect(onlyOne(found(0.1), 'recipe.substanceMissing').article).toBe('REACH Annex II, 3.2.1 (c)')
    expect(found(0.09).filter(({ code }) => code === 'recipe.substanceMissing')).toEqual([])
  })

  it('by a substance that it does not contain, which a press takes out', () => {
    const mixture = recipeOf()
    const found = onlyOne(
      checkWith({ ...mixture, components: mixture.components.filter(({ cas }) => cas !== acetone) }),
      'recipe.substanceNotContained',
    )
    const index = thinner.composition.ingredients.findIndex(({ casNumber }) => casNumber === acetone)
    expect(found.fix).toEqual([{ op: 'remove', path: `/composition/ingredients/${index}` }])
  })

  it('by a figure of section 9', () => {
    const mixture = recipeOf()
    const found = onlyOne(checkWith({ ...mixture, measured: { ...mixture.measured, flashPoint: 70 } }), 'recipe.measuredDiffers')
    expect(found.params['found']).toEqual({ value: 70, unit: '°C' })
  })
})

describe('a decision that the recipe keeps', () => {
  const override = {
    path: 'mixture.overrides.0',
    hazardClass: 'reproductiveToxicity',
    differentiation: null,
    category: null,
    statement: null,
    basis: 'expertJudgement',
    reason: 'A toxicologist has looked at it.',
    person: null,
    day: null,
  } as const

  it('is asked for again where it was made for another calculation', () => {
    const found = onlyOne(checkWith({ ...recipeOf(), overrides: [{ ...override, madeFor: 'another' }] }), 'recipe.decisionLapsed')
    expect(found).toMatchObject({ severity: 'error', article: 'CLP Article 15(1)' })
  })

  it('counts where it still holds: what it takes off is not missed on the label', () => {
    const record = plantIn(1003, (one) => {
      one.classification = one.classification.filter(({ category }) => category !== 'Repr. 2')
      one.toxicology.notClassified = { ...one.toxicology.notClassified, reproductiveToxicity: 'criteriaNotMet' }
    })
    const codes = checkWith({ ...recipeOf(), overrides: [override] }, record).map(({ code }) => code)
    expect(codes).not.toContain('recipe.decisionLapsed')
    expect(codes).not.toContain('classification.missing')
  })
})

describe('the flash point of a lye', () => {
  const silent = plantIn(1007, (record) => (record.parameters = record.parameters.filter(({ property }) => !property.startsWith('fla'))))
  const isAsked = (isKnown: boolean): boolean => {
    const mixture = recipeOf(silent)
    const [lye] = mixture.components
    if (!lye?.own) throw new Error('The lye has no classes')
    const own = { ...lye.own, classification: [] }
    const content = { from: exact(69.5), to: exact(69.5) }
    const water = {
      ...lye,
      path: 'mixture.components[9]',
      cas: '7732-18-5',
      ec: null,
      index: null,
      name: 'water',
      content,
      own: isKnown ? own : null,
    }
    return checkWith({ ...mixture, components: [...mixture.components, water] }, silent).some(
      ({ code, params }) => code === 'classification.dataLacking' && JSON.stringify(params).includes('flammableLiquids'),
    )
  }

  it('is asked for because of something of which nobody knows anything, and not of what does not burn', () => {
    expect([isAsked(true), isAsked(false)]).toEqual([false, true])
  })
})

describe('a figure that the recipe does not let be', () => {
  const cleaner = recordOfCatalogue(9001)
  const water: MixtureComponent = {
    path: 'mixture.components[8]',
    cas: '7732-18-5',
    ec: null,
    index: null,
    substance: null,
    name: 'water',
    content: { from: exact(81), to: exact(81) },
    additive: true,
    own: null,
    components: [],
  }
  const checkDensity = (value: number) => {
    const record = plantIn(9001, ({ parameters }) => {
      for (const one of parameters) if (one.property === 'density') one.quantity = { value, unit: 'g/cm³' }
    })
    const { components, ...rest } = recipeOf(cleaner)
    const mixture = { ...rest, measured: { ...rest.measured, relativeDensity: value }, components: [...components, water] }
    return checkWith(mixture, record).filter(({ code }) => code === 'properties.densityOfWater')
  }

  it('is found where it stands in section 9: the density of what is water for the most part', () => {
    expect(checkDensity(1.05)).toEqual([])
    const index = cleaner.parameters.findIndex(({ property }) => property === 'density')
    for (const wrong of [0.6, 2])
      expect(checkDensity(wrong)).toMatchObject([
        { path: `parameters[${index}]`, severity: 'warning', params: { value: wrong, content: 81 } },
      ])
  })
})

describe('the heat of carriage', () => {
  const bitumen = recordOfCatalogue(9009)
  const at = (carriageTemperature: number): Mixture => {
    const mixture = recipeOf(bitumen)
    return { ...mixture, measured: { ...mixture.measured, carriageTemperature } }
  }

  it('of the recipe and of 14.6 is one, and a press puts it right', () => {
    expect(checkWith(at(175), bitumen).filter(({ code }) => code === 'recipe.measuredDiffers')).toEqual([])
    const found = onlyOne(checkWith(at(150), bitumen), 'recipe.measuredDiffers')
    expect(found).toMatchObject({ article: 'REACH Annex II, 14.6; ADR 2.2.9.1.13', params: { found: { value: 150, unit: '°C' } } })
  })

  it('is written into 14.6 by a press where it lacks', () => {
    const silent = plantIn(9009, ({ transport }) => void (transport.precautions = []))
    const [found] = checkWith(at(175), silent).filter(({ code }) => code === 'transport.temperatureMissing')
    expect(found?.fix).toEqual([
      {
        op: 'add',
        path: '/transport/precautions/-',
        value: { phrase: 'transportPrecaution.carriedHot', values: { temperature: { value: 175, unit: '°C' } } },
      },
    ])
  })
})
