import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const treatmentOf = (typed: Recipe) => said(typed, '/firstAid/treatment')
const denied = 'treatment.noSpecificAntidote'
const nitrogen = (content: number) => ({ cas: '7727-37-9', name: 'nitrogen', content, own: { classification: [] } })
const gas = (cas: string, content: number) =>
  recipe([{ cas, content }, nitrogen(100 - content)], {
    physicalState: 'gas',
    inhalation: 'gas',
    measured: { tests: [{ class: 'Press. Gas (Comp.)', result: 'positive' }] },
  })

describe('fluoride', () => {
  const sealer = recipe([{ cas: '16949-65-8', content: 25 }, water(75)], { measured: { pH: 3 } })
  const bath = recipe([{ cas: '7681-49-4', content: 10 }, water(90)], { measured: { pH: 8 } })

  it.each([
    ['a sealer for stone with fluorosilicate', sealer],
    ['sodium fluoride', bath],
  ])('of %s has calcium as its antidote, and a doctor is called at once', (_name, typed) => {
    expect(treatmentOf(typed)).toContain('treatment.fluoride')
    expect(treatmentOf(typed)).not.toContain(denied)
    expect(said(typed, '/firstAid/symptoms')).toContain('symptoms.fluoride')
    expect(said(typed, '/firstAid/ingestion')).toContain('firstAid.ingestion.callDoctor')
  })

  it('asks for calcium on the skin where acid sets hydrofluoric acid free of it', () => {
    expect(said(sealer, '/firstAid/skin')).toContain('firstAid.skin.calciumGluconate')
    expect(said(bath, '/firstAid/skin')).not.toContain('firstAid.skin.calciumGluconate')
  })
})

describe('an antidote is not denied', () => {
  it.each([
    ['iron chloride', '7705-08-0', ['Acute Tox. 4 H302']],
    ['barium chloride', '10361-37-2', undefined],
    ['copper sulphate', '7758-99-8', undefined],
    ['iodine', '7553-56-2', undefined],
    ['dichloromethane', '75-09-2', undefined],
  ])('of %s, which has one that no sentence names', (_name, cas, classification) => {
    const typed = recipe([{ cas, content: 10, ...(classification && { own: { classification } }) }, water(90)])
    expect(treatmentOf(typed)).toEqual(expect.not.arrayContaining([denied]))
  })

  it('but of salt and water', () => {
    expect(treatmentOf(recipe([{ cas: '7647-14-5', name: 'salt', content: 10, own: { classification: [] } }, water(90)]))).toContain(denied)
  })
})

describe('a gas to calibrate with', () => {
  it('of 5 % of carbon monoxide names oxygen', () => {
    const typed = gas('630-08-0', 5)
    expect(treatmentOf(typed)).toContain('treatment.carbonMonoxide')
    expect(treatmentOf(typed)).not.toContain(denied)
    expect(said(typed, '/firstAid/symptoms')).toContain('symptoms.carbonMonoxide')
  })

  it('of 2 % of hydrogen sulphide is a poison, although CLP gives it no class', () => {
    const typed = gas('7783-06-4', 2)
    expect(treatmentOf(typed)).not.toContain(denied)
    expect(said(typed, '/firstAid/inhalation')).toContain('firstAid.inhalation.callDoctor')
    expect(said(typed, '/firstAid/symptoms')).toContain('symptoms.poisoning')
    expect(said(typed, '/firstAid/firstAiders')).toContain('firstAid.firstAiders.selfProtection')
    expect(said(typed, '/accidentalRelease/personal')).toContain('release.personal.evacuate')
    expect(said(typed, '/exposureControls/engineering')).toContain('engineering.localExhaust')
    expect(said(typed, '/regulatory/union')).not.toContain('regulation.youngWorkers')
  })

  it('of less than 100 ppm is none', () => {
    expect(said(gas('7783-06-4', 0.005), '/firstAid/inhalation')).not.toContain('firstAid.inhalation.callDoctor')
  })
})

it('what a poison does is said also where it irritates besides', () => {
  const liquid = recipe(
    [
      { cas: '54-11-5', content: 2 },
      { cas: '65-85-0', content: 2 },
      { name: 'propylene glycol', cas: '57-55-6', content: 96, own: { classification: [] } },
    ],
    { use: 'consumer' },
  )
  expect(said(liquid, '/firstAid/symptoms')).toEqual(['symptoms.irritation', 'symptoms.poisoning'])
})
