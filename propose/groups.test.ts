import { describe, expect, it } from 'vitest'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

const looked = { classification: [] }

describe('the surfactants of a cleaner (Regulation (EC) No 648/2004, Article 3)', () => {
  const persistence = (cas: string, name: string) =>
    said(recipe([{ cas, name, content: 5, own: looked }, water(95)], { productKind: 'cleaner' }), '/ecology/persistence')

  it.each([
    ['25155-30-0', 'sodium dodecylbenzenesulphonate'],
    ['68439-46-3', 'alcohols, C9-11, ethoxylated'],
    ['61789-40-0', 'cocamidopropyl betaine'],
  ])('%s, %s, are degradable', (cas, name) => {
    expect(persistence(cas, name)).toEqual(['persistence.surfactants'])
  })

  it('that disinfect need not be, and nothing is said of them', () => {
    expect(persistence('68424-85-1', 'quaternary ammonium compounds')).toEqual(['persistence.noData'])
  })
})

describe('an ester of acrylic acid with several groups', () => {
  it.each([
    ['3290-92-4', 'trimethylolpropane trimethacrylate'],
    ['52408-84-1', 'glycerol propoxylate triacrylate'],
    ['72869-86-4', 'urethane dimethacrylate'],
  ])('%s, %s, may polymerise with heat', (cas, name) => {
    const components = [
      { cas, name, content: 60, own: { classification: ['Skin Sens. 1 H317'] } },
      { name: 'filler', content: 40, own: looked },
    ]
    expect(said(recipe(components), '/stability/reactions')).toContain('reaction.polymerises')
  })
})
