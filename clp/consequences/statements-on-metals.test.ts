import { describe, expect, it } from 'vitest'
import { part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive, named } from '../../tests/derive-by-request.ts'

describe('the supplemental statements', () => {
  const codes = (mixture: TypedMixture, day?: string) => derive(mixture, day).label.supplementalStatements

  it.each([
    [0.15, 20, []],
    [0.16, 1, ['EUH201']],
    [0.16, 0.1, ['EUH201A']],
  ])('of lead in paint, %d %% in %d l', (content, litres, expected) => {
    const mixture = {
      ...consumer(named('lead', '7439-92-1', content)),
      productKind: 'paint',
      packs: [{ value: litres, unit: 'l' }],
    } satisfies TypedMixture
    expect(codes(mixture)).toEqual(expected)
  })

  const dry = (...components: TypedComponent[]): TypedMixture => ({ physicalState: 'solid', use: 'professional', components })
  const cement = (content: number) => named('Portland cement', '65997-15-1', content, 'Skin Irrit. 2 H315')
  const chromate = (content: number, ...classes: string[]) => part('sodium chromate', content, ...classes)

  it.each([
    // 30 % of cement × 0.0002 %
    [0.00006, []],
    [0.000061, ['EUH203']],
  ])('warn of chromium(VI) above 2 mg in a kg of cement: %d %%', (content, expected) => {
    expect(codes(dry(cement(30), chromate(content), part('sand', 69)))).toEqual(expected)
    expect(codes({ ...dry(chromate((content * 100) / 30), part('clinker', 99)), productKind: 'cement' })).toEqual(expected)
  })

  it('know chromium(VI) by its number alone, and cement by its name', () => {
    const ion = named('18540-29-9', '18540-29-9', 0.001)
    expect(codes(dry(part('Cement, grey', 90), ion))).toEqual(['EUH203'])
    expect(codes(dry(part('Fibre cement board', 90), ion))).toEqual([])
  })

  it('leave EUH203 out where the cement is sensitising by itself, and without cement', () => {
    expect(codes(dry(cement(30), chromate(0.001), part('a', 1, 'Skin Sens. 1 H317')))).not.toContain('EUH203')
    expect(codes(dry(chromate(0.001), part('sand', 99)))).toEqual([])
  })

  it('warn of cadmium in alloys for brazing alone', () => {
    const alloy = dry(named('cadmium', '7440-43-9', 0.05), part('silver', 99))
    expect(codes({ ...alloy, productKind: 'brazingAlloy' })).toEqual(['EUH207'])
    expect(codes(alloy)).toEqual([])
  })
})
