import { describe, expect, it } from 'vitest'
import type { Text } from '../../shared/record/texts.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkDangerousAdvice } from './dangerous-advice.ts'

interface Sheet {
  readonly casNumber: string
  readonly name: string
  readonly content: number
  /** below which it is said to be, where the content is not known */
  readonly below?: number
  readonly treatment?: readonly string[]
  readonly skin?: readonly string[]
  readonly containment?: readonly string[]
  readonly reactions?: readonly string[]
}

const texts = (phrases: readonly string[]): Text[] => phrases.map((phrase) => ({ phrase }))

/** What the check says of advice, in a drain cleaner with one ingredient more. */
function advised({ casNumber, name, content, below, treatment, skin, containment, reactions }: Sheet): string[] {
  const record = plantIn(1007, (one) => {
    const [first] = one.composition.ingredients
    if (first === undefined) throw new Error('1007 names no ingredient')
    one.composition.ingredients.push({
      ...first,
      casNumber,
      name: { text: { en: name } },
      content: below === undefined ? content : undefined,
      contentRange: { from: content, to: below ?? content, toInclusive: below === undefined },
    })
    if (treatment) one.firstAid.treatment = texts(treatment)
    if (skin) one.firstAid.skin = texts(skin)
    if (containment) one.accidentalRelease.containment = texts(containment)
    if (reactions) one.stability.reactions = texts(reactions)
  })
  const codes = /^(?:firstAid\.antidote|release\.sets|stability\.reactionDenied)/
  return findBy(checkDangerousAdvice, record).flatMap(({ code, severity, path }) =>
    codes.test(code) ? [`${severity} ${code} ${path}`] : [],
  )
}

const cyanide = { casNumber: '143-33-9', name: 'sodium cyanide', content: 5 }
const fluoride = { casNumber: '7664-39-3', name: 'hydrofluoric acid', content: 3 }

describe('advice beside what makes it dangerous', () => {
  it('acid beside cyanides is an error, and so is that nothing reacts', () => {
    expect(
      advised({
        ...cyanide,
        treatment: ['treatment.cyanide'],
        containment: ['release.containment.neutraliseAlkali'],
        reactions: ['reaction.none'],
      }),
    ).toEqual(['error release.setsGasFree accidentalRelease.containment[0]', 'error stability.reactionDenied stability.reactions[0]'])
  })

  it('a denied antidote is an error, one that lacks a warning', () => {
    expect(advised({ ...cyanide, treatment: ['treatment.noSpecificAntidote'] })).toContain(
      'error firstAid.antidoteDenied firstAid.treatment[0]',
    )
    expect(advised({ ...cyanide, treatment: ['treatment.symptomatic'] })).toContain('warning firstAid.antidoteMissing firstAid.treatment')
    expect(advised({ ...fluoride, treatment: ['treatment.fluoride'], skin: ['firstAid.skin.rinseCorrosive'] })).toEqual([
      'warning firstAid.antidoteMissing firstAid.skin',
    ])
  })

  it('calcium is the antidote of fluorosilicates and fluorides too, and oxygen that of carbon monoxide', () => {
    const sealer = { containment: [], casNumber: '16949-65-8', name: 'magnesium hexafluorosilicate', content: 25 }
    expect(advised({ ...sealer, treatment: ['treatment.noSpecificAntidote'] })).toEqual([
      'error firstAid.antidoteDenied firstAid.treatment[0]',
    ])
    expect(advised({ ...sealer, content: 0.5, treatment: ['treatment.noSpecificAntidote'] })).toEqual([])
    const gas = { casNumber: '630-08-0', name: 'carbon monoxide', content: 1 }
    expect(advised({ ...gas, treatment: ['treatment.noSpecificAntidote'] })).toEqual([
      'error firstAid.antidoteDenied firstAid.treatment[0]',
    ])
  })

  it('of half a per cent of hydrofluoric acid and of diethylene glycol the antidote is asked for, and a chlorite is not neutralised', () => {
    expect(advised({ ...fluoride, content: 0.5, skin: ['firstAid.skin.washSoap'], treatment: ['treatment.fluoride'] })).toEqual([
      'warning firstAid.antidoteMissing firstAid.skin',
    ])
    const glycol = { casNumber: '111-46-6', name: 'diethylene glycol', content: 20 }
    expect(advised({ ...glycol, treatment: ['treatment.noSpecificAntidote'] })).toEqual([
      'error firstAid.antidoteDenied firstAid.treatment[0]',
    ])
    const chlorite = { casNumber: '7758-19-2', name: 'sodium chlorite', content: 25 }
    expect(advised({ ...chlorite, containment: ['release.containment.neutraliseAlkali'], reactions: [] })).toEqual([
      'error release.setsGasFree accidentalRelease.containment[0]',
    ])
  })

  it('says nothing where the sheet has what saves, nor of traces', () => {
    const saving = { treatment: ['treatment.fluoride'], skin: ['firstAid.skin.rinseCorrosive', 'firstAid.skin.calciumGluconate'] }
    expect(advised({ ...fluoride, ...saving })).toEqual([])
    expect(advised({ ...fluoride, content: 0.05, treatment: ['treatment.symptomatic'] })).toEqual([])
    expect(
      advised({ ...cyanide, treatment: ['treatment.symptomatic', 'treatment.cyanide'], containment: ['release.containment.absorb'] }),
    ).toEqual([])
  })

  it('says nothing of a range that ends below the content from which it counts, nor of a little neutral sulphite', () => {
    const none = { treatment: ['treatment.symptomatic', 'treatment.noSpecificAntidote'], containment: [], reactions: ['reaction.none'] }
    expect(advised({ casNumber: '7632-00-0', name: 'sodium nitrite', content: 0.1, below: 1, ...none })).toEqual([])
    expect(advised({ casNumber: '7632-00-0', name: 'sodium nitrite', content: 1, below: 2.5, ...none })).toEqual([
      'error firstAid.antidoteDenied firstAid.treatment[1]',
    ])
    expect(advised({ casNumber: '7757-83-7', name: 'sodium sulphite', content: 2, ...none })).toEqual([])
    expect(advised({ casNumber: '7681-57-4', name: 'sodium metabisulphite', content: 2, ...none })).toEqual([
      'error stability.reactionDenied stability.reactions[0]',
    ])
  })
})
