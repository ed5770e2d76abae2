import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive } from '../../tests/derive-by-request.ts'

describe('section 3', () => {
  it('names the most severe of the classes with the lowest limit, in whatever order they were written', () => {
    const classes = ['Ozone 1 H420', 'Acute Tox. 2 H300', 'Repr. 2 H361d']
    const categoryOf = (all: readonly string[]) => derive(liquid([part('a', 20, ...all)])).section3[0]?.threshold.category
    expect([categoryOf(classes), categoryOf(classes.toReversed())]).toEqual(['Acute Tox. 2', 'Acute Tox. 2'])
  })

  const listed = (mixture: TypedMixture) => derive(mixture).section3.map(({ name }) => name)
  const corrosive = part('lye', 6, 'Skin Corr. 1B H314')

  // REACH Annex II (Regulation (EU) 2020/878), 3.2.1 (a), Table 1.1, and (c) for what persists or disrupts hormones
  it.each<[classes: string, limit: number]>([
    ['Acute Tox. 1 H300', 0.1],
    ['Acute Tox. 2 H310', 0.1],
    ['Acute Tox. 3 H331', 0.1],
    ['Acute Tox. 4 H302', 1],
    ['Skin Corr. 1 H314', 1],
    ['Skin Corr. 1A H314', 1],
    ['Skin Corr. 1B H314', 1],
    ['Skin Corr. 1C H314', 1],
    ['Skin Irrit. 2 H315', 1],
    ['Eye Dam. 1 H318', 1],
    ['Eye Irrit. 2 H319', 1],
    ['Resp. Sens. 1 H334', 0.1],
    ['Resp. Sens. 1A H334', 0.01],
    ['Resp. Sens. 1B H334', 0.1],
    ['Skin Sens. 1 H317', 0.1],
    ['Skin Sens. 1A H317', 0.01],
    ['Skin Sens. 1B H317', 0.1],
    ['Muta. 1A H340', 0.1],
    ['Muta. 1B H340', 0.1],
    ['Muta. 2 H341', 1],
    ['Carc. 1A H350', 0.1],
    ['Carc. 1B H350', 0.1],
    ['Carc. 2 H351', 0.1],
    ['Repr. 1A H360', 0.1],
    ['Repr. 1B H360', 0.1],
    ['Repr. 2 H361', 0.1],
    ['Lact. H362', 0.1],
    ['STOT SE 1 H370', 1],
    ['STOT SE 2 H371', 1],
    ['STOT SE 3 H335', 1],
    ['STOT RE 1 H372', 1],
    ['STOT RE 2 H373', 1],
    ['Asp. Tox. 1 H304', 1],
    ['Aquatic Acute 1 H400', 0.1],
    ['Aquatic Chronic 1 H410', 0.1],
    ['Aquatic Chronic 2 H411', 1],
    ['Aquatic Chronic 3 H412', 1],
    ['Aquatic Chronic 4 H413', 1],
    ['Ozone 1 H420', 0.1],
    ['ED HH 1 EUH380', 0.1],
    ['ED ENV 2 EUH431', 0.1],
    ['PBT EUH440', 0.1],
    ['vPvM EUH451', 0.1],
  ])('of a classified mixture lists %s from %d per cent on, and not below', (category, limit) => {
    expect(listed(liquid([corrosive, part('a', limit * 0.99, category)]))).toEqual(['lye'])
    expect(listed(liquid([corrosive, part('a', limit, category)]))).toEqual(['lye', 'a'])
    expect(listed(liquid([corrosive, part('a', limit * 1.01, category)]))).toEqual(['lye', 'a'])
  })

  it('lists nothing for a physical hazard alone', () => {
    expect(listed(liquid([corrosive, part('a', 90, 'Flam. Liq. 3 H226')], { flashPoint: 70 }))).toEqual(['lye'])
  })

  it('divides by M, and takes a specific limit', () => {
    const toxic = (content: number): TypedComponent => ({
      name: 'a',
      content,
      own: { classification: ['Aquatic Acute 1 H400'], m: { acute: 10 } },
    })
    expect(listed(liquid([corrosive, toxic(0.0099)]))).toEqual(['lye'])
    expect(derive(liquid([corrosive, toxic(0.01)])).section3.at(-1)).toMatchObject({
      name: 'a',
      threshold: { limit: 0.01, article: 'REACH Annex II, 3.2.1 (a)(iv)' },
      m: { acute: 10 },
    })
  })

  it.each([
    [25, { from: 25, to: 30 }],
    [
      { from: 10, to: 25 },
      { from: 10, to: 30 },
    ],
    [
      { from: 10, to: 24.9 },
      { from: 10, to: 25 },
    ],
  ])('offers a range that holds the highest content, since its end is not included: %j', (content, range) => {
    const solvent: TypedComponent = { name: 'a', content, own: { classification: ['Acute Tox. 4 H332'] } }
    expect(derive(liquid([solvent, corrosive])).section3.find(({ name }) => name === 'a')?.range).toEqual(range)
  })

  it('offers ranges that never reach the next limit of the substance', () => {
    const limited: TypedComponent = {
      name: 'a',
      content: 4,
      own: { classification: ['Skin Corr. 1B H314'], limits: [{ class: 'Skin Corr. 1B', from: 4.5 }] },
    }
    expect(derive(liquid([limited, corrosive])).section3.find(({ name }) => name === 'a')?.range).toEqual({ from: 3, to: 4.5 })
  })

  // REACH Annex II, 3.2.4; CLP Annex I, 3.1.2.1 and Table 3.1.2
  it('gives the converted estimate of a category where there is no tested one, in the form in which the mixture is breathed', () => {
    const estimatesOf = (mixture: TypedMixture) => derive(mixture).section3.find(({ name }) => name === 'a')?.estimates
    const harmful = part('a', 20, 'Acute Tox. 4 H302', 'Acute Tox. 3 H311', 'Acute Tox. 4 H332')
    expect(estimatesOf(liquid([harmful, corrosive]))).toEqual([
      { route: 'oral', value: 500 },
      { route: 'dermal', value: 300 },
      { route: 'vapour', value: 11 },
    ])
    expect(estimatesOf({ ...liquid([harmful, corrosive]), inhalation: 'mist' })).toContainEqual({ route: 'mist', value: 1.5 })
    const tested = { ...harmful, own: { ...harmful.own, ate: { oral: 800, dust: 2 } } }
    expect(estimatesOf(liquid([tested, corrosive]))).toEqual([
      { route: 'oral', value: 800 },
      { route: 'dermal', value: 300 },
      { route: 'dust', value: 2 },
    ])
    expect(estimatesOf(liquid([part('a', 20, 'Skin Irrit. 2 H315'), corrosive]))).toEqual([])
  })

  // REACH Annex II, 3.2.1 (b) and (c), 3.2.2: glycol ether with a limit of Directive 2000/39/EC, siloxane of the candidate list (PBT, vPvB), carbon dioxide
  describe('names what no class puts there', () => {
    const named = (name: string, cas: string, content: number): TypedComponent => ({ name, cas, content, own: { classification: [] } })
    const why = (mixture: TypedMixture, day?: string) =>
      derive(mixture, day).section3.flatMap(({ threshold: { limit, category, reason, article } }) =>
        category === null ? [{ from: limit, ...reason, article }] : [],
      )
    const byLimit = { from: 0, limit: '2000/39/EC' }
    const byList = { from: 0.1, concern: 'REACH, Article 57(d)' }

    it.each<[name: string, cas: string, content: number, expected: object[]]>([
      ['ether', '34590-94-8', 0.01, [{ ...byLimit, article: 'REACH Annex II, 3.2.1 (b)' }]],
      ['ether', '34590-94-8', 0, []],
      ['D5', '541-02-6', 0.1, [{ ...byList, article: 'REACH Annex II, 3.2.1 (c)' }]],
      ['D5', '541-02-6', 0.09, []],
      ['quartz', '14808-60-7', 5, [{ from: 0, limit: '2004/37/EC', article: 'REACH Annex II, 3.2.1 (b)' }]],
      ['glycerol', '56-81-5', 40, []],
    ])('of a mixture with a class: %s, %s, %d %%', (name, cas, content, expected) => {
      expect(why(liquid([corrosive, named(name, cas, content)]))).toEqual(expected)
    })

    it.each<[name: string, cas: string, content: number, expected: object[]]>([
      ['ether', '34590-94-8', 1, [{ ...byLimit, from: 1, article: 'REACH Annex II, 3.2.2' }]],
      ['ether', '34590-94-8', 0.99, []],
      ['D5', '541-02-6', 0.1, [{ ...byList, article: 'REACH Annex II, 3.2.2' }]],
      ['D5', '541-02-6', 0.09, []],
    ])('of a mixture without any: %s, %s, %d %%', (name, cas, content, expected) => {
      expect(why(liquid([named(name, cas, content)]))).toEqual(expected)
    })

    it.each([
      [0.2, ['carbon dioxide']],
      [0.19, []],
    ])('of a gas without any from 0.2 %% by volume: %d %%', (content, expected) => {
      const measured = { tests: [{ class: 'Press. Gas', result: 'negative' as const }] }
      const gases: TypedMixture = {
        ...liquid([named('carbon dioxide', '124-38-9', content), named('nitrogen', '7727-37-9', 100 - content)], measured),
        physicalState: 'gas',
      }
      expect(listed(gases)).toEqual(expected)
    })

    it('from the day of the limit and of the list on', () => {
      expect(why(liquid([corrosive, named('acetate', '123-86-4', 0.5)]), '2021-05-19')).toEqual([])
      expect(why(liquid([corrosive, named('acetate', '123-86-4', 0.5)]), '2021-05-20')).toMatchObject([{ limit: '(EU) 2019/1831' }])
      expect(why(liquid([corrosive, named('D5', '541-02-6', 5)]), '2018-06-26')).toEqual([])
    })

    it('by its class, where one puts it there too', () => {
      const solvent: TypedComponent = { ...named('acetate', '123-86-4', 5), own: { classification: ['STOT SE 3 H336'] } }
      expect(derive(liquid([solvent, corrosive])).section3.map(({ threshold }) => threshold.category)).toContain('STOT SE 3')
    })
  })

  it('lists what has an estimate alone, which is a category by Table 3.1.1', () => {
    const toxic: TypedComponent = { name: 'a', content: 0.1, own: { classification: [], ate: { oral: 300 } } }
    expect(listed(liquid([corrosive, toxic]))).toEqual(['lye', 'a'])
    const harmless: TypedComponent = { name: 'a', content: 50, own: { classification: [], ate: { oral: 2001 } } }
    expect(listed(liquid([corrosive, harmless]))).toEqual(['lye'])
  })

  it('tells the supplemental statements of a substance', () => {
    const drying: TypedComponent = { name: 'a', content: 20, own: { classification: ['STOT SE 3 H336'], supplemental: ['EUH066'] } }
    expect(derive(liquid([drying, corrosive])).section3.map(({ supplemental }) => supplemental)).toEqual([['EUH066'], []])
  })
})
