import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample } from '../../test-kit/label-of.ts'

const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)

describe('the label', () => {
  it('has the transport labels of the classes and the mark for the environment', () => {
    const label = labelOfCatalogue(1005)
    expect(label.transport?.unNumber).toBe('UN\u00a03082')
    expect(label.transport?.diamonds.map(({ sign }) => sign)).toEqual(['9', 'marinePollutant'])
  })

  // ADR 5.2.1.8.1
  it.each([
    ['5 l', false],
    ['5000 ml', false],
    ['4 × 5 l', false],
    ['5,5 l', true],
    ['20 l', true],
    ['5 kg', true],
    ['', true],
  ])('has the mark for the environment on packs above 5 l alone, or of unknown content: %s', (content, isMarked) => {
    const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3', environmentallyHazardous: true } as const
    const transport = { regulated: true, unNumber: '1263', road: paint, sea: paint, air: paint } as const
    const label = labelOfSample({ transport }, `vseb=${content}`)
    expect(label.transport?.diamonds.map(({ sign }) => sign)).toEqual(isMarked ? ['3', 'marinePollutant'] : ['3'])
  })

  it('prints a class of which there is no drawing behind the UN number', () => {
    const mode = { shippingName: { text: { en: 'X' } }, hazardClass: '6.1', subsidiaryHazards: ['2.3'] } as const
    const label = labelOfSample({
      transport: {
        regulated: true,
        unNumber: '1017',
        road: { ...mode, subsidiaryHazards: ['2.3'] },
        sea: { ...mode, subsidiaryHazards: [] },
        air: { ...mode, subsidiaryHazards: [] },
      },
    })
    expect(label.transport).toMatchObject({ unNumber: 'UN\u00a01017 (2.3)', diamonds: [{ sign: '6.1' }] })
  })

  it('has transport labels only where the rules of the road ask for them', () => {
    const paint = { shippingName: { text: { en: 'PAINT' } }, hazardClass: '3' } as const
    const free = { regulated: false } as const
    const byAir = labelOfSample({ transport: { regulated: true, unNumber: '1263', road: free, sea: free, air: paint } })
    expect(byAir.transport).toBeNull()
    expect(kinds(byAir.notes)).not.toContain('transportMarks')
    const air = { ...paint, unNumber: '8000' }
    const byRoad = labelOfSample({ transport: { regulated: true, unNumber: '1263', road: { ...paint, unNumber: '1950' }, sea: free, air } })
    expect(byRoad.transport).toMatchObject({ unNumber: 'UN\u00a01950', diamonds: [{ sign: '3' }] })
    expect(byRoad.notes).toContainEqual(expect.objectContaining({ kind: 'transportMarks', because: ['UN 1950'] }))
  })
})
