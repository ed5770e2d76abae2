import { describe, expect, it } from 'vitest'
import { recipe, said } from '../test-kit/say-for-recipe.ts'

const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })

describe('poisons that harm after hours', () => {
  it.each([
    ['ethylene glycol', '107-21-1', 92],
    ['sodium nitrite', '7632-00-0', 3],
    ['isopropyl nitrite', '541-42-4', 5],
    ['zinc phosphide', '1314-84-7', 0.8],
  ])('of %s a doctor is called at once, and not when somebody feels unwell', (_name, cas, content) => {
    const typed = recipe([{ cas, content, own: { classification: ['Acute Tox. 4 H302'] } }, rest(100 - content)])
    expect(said(typed, '/firstAid/ingestion')).toContain('firstAid.ingestion.callDoctor')
    expect(said(typed, '/firstAid/ingestion')).not.toContain('firstAid.ingestion.doctorIfUnwell')
    expect(said(typed, '/firstAid/general')).toContain('firstAid.general.delayedSymptoms')
  })

  it('names the antidote of the nitrite that is sold today, and of lead, which has two entries', () => {
    expect(said(recipe([{ cas: '541-42-4', content: 100, own: { classification: [] } }]), '/firstAid/treatment')).toContain(
      'treatment.methaemoglobin',
    )
    const solder = recipe([{ cas: '7439-92-1', content: 37 }, rest(63)], { physicalState: 'solid' })
    expect(said(solder, '/firstAid/treatment')).toEqual(['treatment.symptomatic', 'treatment.heavyMetals'])
  })
})
