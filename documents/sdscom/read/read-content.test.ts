import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../../test-kit/read-catalogue.ts'
import { writeSdscom } from '../write-sdscom.ts'
import { readSdscom } from './read-sdscom.ts'

const xml = writeSdscom(sdsSourceOf(1001), 'en')

/** What becomes of the content of the first component. */
function readContent(content: string, file = xml) {
  const { record, left, guesses } = readSdscom(
    file.replace(/<Concentration>[^]*?<\/Concentration>/, `<Concentration>${content}</Concentration>`),
  )
  return {
    record: { composition: record['composition'] },
    left: left.filter(({ path }) => path.includes('/Concentration/')).map(({ text }) => text),
    guesses: guesses.filter(({ place }) => place.startsWith('/composition')).map(({ text }) => text),
  }
}

const range = (lower: string, upper: string, unit: string) =>
  `<UpperValueSymbol>lt</UpperValueSymbol><UpperValue>${upper}</UpperValue><LowerValueSymbol>ge</LowerValueSymbol><LowerValue>${lower}</LowerValue><Unit>${unit}</Unit>`

const first = (contentRange: object | undefined) => ({
  composition: { ingredients: expect.arrayContaining([expect.objectContaining({ contentRange })]) },
})

describe('the content of a component', () => {
  it.each([
    ['Weight-%', '25', '50'],
    ['g/kg', '250', '500'],
    ['mg/g', '250', '500'],
    ['g/g', '0.25', '0.5'],
    ['mg/kg', '250000', '500000'],
    ['µg/kg', '2.5e8', '5e8'],
  ])('is by mass whatever its unit of mass by mass: %s', (unit, lower, upper) => {
    expect(readContent(range(lower, upper, unit))).toMatchObject({
      record: first({ from: 25, to: 50, toInclusive: false }),
      left: [],
      guesses: [],
    })
  })

  it.each(['ppm', 'ppb', 'Vol-%', 'mol-%', 'g/L', 'mg/L', 'Ci'])(
    'is left out, and named, in a unit that says nothing of the mass: %s',
    (unit) => {
      const { record, left } = readContent(range('15', '50', unit))
      expect(left).toEqual(['lt', '50', 'ge', '15', unit])
      const { ingredients } = record.composition as { ingredients: { casNumber?: string; contentRange?: object }[] }
      const [component] = sdsSourceOf(1001).record.composition.ingredients
      expect(ingredients[0]?.casNumber).toBe(component?.casNumber)
      expect(ingredients[0]).not.toHaveProperty('contentRange')
    },
  )

  it('is by volume of a gas, and of a gas alone', () => {
    const gas = xml.replace(/<FormDescription>[^]*?<\/FormDescription>/, '<FormDescription><FullText>Gas</FullText></FormDescription>')
    const byVolume = readContent(range('15', '50', 'Vol-%'), gas)
    expect(byVolume).toMatchObject({ record: first({ from: 15, to: 50, toInclusive: false }) })
    expect(byVolume.left).not.toContain('15')
    expect(readContent(range('15', '50', 'Weight-%'), gas).left).toContain('Weight-%')
  })

  it('is for a person to look at where a % does not say of what', () => {
    expect(readContent(range('15', '50', '%'))).toMatchObject({
      record: first({ from: 15, to: 50, toInclusive: false }),
      guesses: ['%'],
      left: [],
    })
  })

  it.each([
    ['<LowerValueSymbol>gt</LowerValueSymbol><LowerValue>25</LowerValue>', { from: 25, to: 100, toInclusive: true }, ['gt']],
    ['<UpperValueSymbol>lt</UpperValueSymbol><UpperValue>5</UpperValue>', { from: 0, to: 5, toInclusive: false }, []],
    ['<UpperValue>5</UpperValue>', { from: 0, to: 5, toInclusive: true }, []],
    ['<ExactValue>5</ExactValue>', { from: 5, to: 5, toInclusive: true }, []],
    ['<ExactValueSymbol>ca</ExactValueSymbol><ExactValue>5</ExactValue>', { from: 5, to: 5, toInclusive: true }, ['ca']],
  ])('names the signs for which the record has no room: %s', (ends, contentRange, left) => {
    expect(readContent(`${ends}<Unit>Weight-%</Unit>`)).toMatchObject({ record: first(contentRange), left })
  })

  it.each([
    ['ends that contradict each other', range('50', '25', 'Weight-%')],
    ['more than all', range('250', '500', 'Weight-%')],
    ['less than nothing', range('-5', '5', 'Weight-%')],
    ['a sign that the format does not have', '<ExactValueSymbol>lt</ExactValueSymbol><ExactValue>5</ExactValue><Unit>Weight-%</Unit>'],
    ['a figure in letters', '<ExactValue>0x10</ExactValue><Unit>Weight-%</Unit>'],
  ])('is left out, and named: %s', (_, content) => {
    const said = [...content.matchAll(/>([^<]+)</g)].map(([, text]) => text)
    const { left, record } = readContent(content)
    expect(left).toEqual(said)
    expect((record.composition as { ingredients: object[] }).ingredients[0]).not.toHaveProperty('contentRange')
  })
})
