import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything, propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'
import { silverBath, solid, bleachingPowder } from '../test-kit/baths-and-lyes.ts'

describe('the storage class (TRGS 510, Annex 4)', () => {
  const classOf = (typed: Recipe) => propose(typed).proposals.find(({ place }) => place === '/handling/storageClass')?.value

  it('is 6.1B for what is very toxic and does not burn, 6.1D for what is toxic, or harms over time, 6.1C where it burns as wheat does', () => {
    expect(classOf(silverBath)).toBe('6.1B')
    expect(classOf(recipe([water(60), { cas: '7632-00-0', content: 40 }], { measured: { pH: 9 } }))).toBe('6.1D')
    const bait = recipe(
      [
        { cas: '56073-10-0', content: 0.005 },
        { name: 'wheat', content: 99.995, own: { classification: [] } },
      ],
      solid,
    )
    expect(classOf(bait)).toBe('6.1C')
  })

  it('is 2A for gases, and none for what nobody has tested', () => {
    expect(classOf(recipe([{ cas: '7664-41-7', content: 100 }], { physicalState: 'gas', inhalation: 'gas' }))).toBe('2A')
    expect(classOf(bleachingPowder)).toBeUndefined()
  })

  it.each(['7782-44-7', '7647-01-0', '75-44-5'])(
    'is 2A for a gas whose group of pressure nobody stated, and the check agrees: %s',
    (cas) => {
      const record = acceptEverything(recipe([{ cas, content: 100 }], { physicalState: 'gas', inhalation: 'gas' }))
      expect(record.handling.storageClass).toBe('2A')
      expect(checkOn(record).map(({ code }) => code)).not.toContain('handling.storageClassUnfounded')
    },
  )
})
