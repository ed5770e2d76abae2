import { describe, expect, it } from 'vitest'
import { judgeAerosols } from '../../clp/classification/physical/aerosols.ts'
import { sampleJudging } from '../../test-kit/sample-judging.ts'
import { limitsOfAerosol, type AerosolLimit } from './limits-of-an-aerosol.ts'

const names: Readonly<Record<string, string>> = {
  '%': 'flammableContent',
  'kJ/g': 'heatOfCombustion',
  's/m³': 'enclosedSpaceTime',
  'g/m³': 'deflagrationDensity',
}
/** What decides nothing by itself, and is there for the figure that does. */
const beside = { flammableContent: 50, heatOfCombustion: 15, ignitionDistance: 10 }

function categoryAt({ figures }: AerosolLimit, offset: number): string | null | undefined {
  const at = (index: number) => (figures[index]?.value ?? 0) + (figures[index]?.comparison === '≥' ? -offset : offset)
  const isFoam = figures.some(({ unit }) => unit === 's')
  const isDistance = !isFoam && figures.some(({ unit }) => unit === 'cm')
  const measured = isFoam
    ? { foam: { flameHeight: at(0), flameDuration: at(1) } }
    : isDistance
      ? { ...beside, ignitionDistance: at(0), enclosedSpaceTime: 999, deflagrationDensity: 999 }
      : {
          ...beside,
          enclosedSpaceTime: 999,
          deflagrationDensity: 999,
          ...Object.fromEntries(figures.map(({ unit, comparison }, index) => [names[unit], at(index) - (comparison === '<' ? 0.1 : 0)])),
        }
  return judgeAerosols(sampleJudging([], { physicalState: 'aerosol', measured }))[0]?.category
}

describe('the limits that are shown beside the figures of an aerosol', () => {
  it.each([...new Set(Object.values(limitsOfAerosol).flat())])('are those of the engine: %j', (limit) => {
    expect(categoryAt(limit, 0)).toBe(limit.category)
    expect(categoryAt(limit, 0.5)).not.toBe(limit.category)
  })
})
