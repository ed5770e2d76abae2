import { describe, expect, it } from 'vitest'
import type { LiveAnswer } from './live-answer.ts'
import { findMeasuredNeeds } from './measured-needs.ts'
import { recipe } from './recipe.ts'
import { answerOf, requiredOf } from '../../test-kit/live-hazards.ts'

describe('the temperature at which a product is carried', () => {
  const named = (name: string, to: number, cas: string | null = null): LiveAnswer => {
    const answer = answerOf(['Flam. Sol. 2'], [])
    return { ...answer, components: answer.components.map((one) => ({ ...one, name, cas, content: { from: to, to }, classification: [] })) }
  }

  it.each(['solid', 'liquid'] as const)('is asked for of what is sold molten, as a %s', (physicalState) => {
    for (const answer of [named('bitumen 50/70', 95), named('x', 95, '8002-74-2')])
      expect(requiredOf(answer, { physicalState })).toContain('carriageTemperature')
  })

  it('is not asked for where little of it is in something else, nor of gases and aerosols, but may be given', () => {
    expect(requiredOf(named('microcrystalline wax', 5), { physicalState: 'liquid' })).not.toContain('carriageTemperature')
    for (const physicalState of ['gas', 'aerosol'])
      expect(requiredOf(named('bitumen', 95), { physicalState })).not.toContain('carriageTemperature')
    const offered = findMeasuredNeeds(named('polyol', 95), recipe.parse({ physicalState: 'liquid' }))
    expect(offered.find(({ name }) => name === 'carriageTemperature')).toMatchObject({ isRequired: false })
  })

  it('asks for what decides beside it: the flash point, and of a solid the melting point', () => {
    const typed = { measured: { values: { carriageTemperature: '180' } } }
    expect(requiredOf(named('polymer', 95), { physicalState: 'solid', ...typed })).toEqual(
      expect.arrayContaining(['carriageTemperature', 'meltingPoint', 'flashPoint']),
    )
    expect(requiredOf(named('oil', 95), { physicalState: 'liquid', ...typed })).toEqual(
      expect.arrayContaining(['carriageTemperature', 'flashPoint']),
    )
  })
})
