import { describe, expect, it } from 'vitest'
import { ownSubstanceRecord, toOwnSubstance } from '../shared/own-substances.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { ingredient } from '../shared/record/composition.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'

const cas = '27676-62-6'
const resin = (names?: Partial<Record<LanguageCode, string>>) =>
  toOwnSubstance(
    ownSubstanceRecord.parse({
      kind: 'substance',
      name: 'Härter 7',
      ...(names === undefined ? {} : { names }),
      casNumber: cas,
      classification: [{ class: 'Skin Sens. 1 H317' }],
    }),
  )

function found(names: Partial<Record<LanguageCode, string>> | undefined, record: ProductRecord = begun(), language: LanguageCode = 'de') {
  const typed = {
    physicalState: 'liquid' as const,
    components: [
      { substance: 'h7', content: 5 },
      { cas: '7732-18-5', content: 95 },
    ],
  }
  const { proposals, gaps } = propose(typed, record, [], new Map(), language, new Map(), [], new Map([['h7', resin(names)]]))
  const value = proposals.find(({ place, item }) => place === '/composition/ingredients' && item === cas)?.value
  return { name: ingredient.parse(value).name, gaps: gaps.flatMap(({ because }) => (because.code.startsWith('no') ? [because.code] : [])) }
}

const sold = (...languages: LanguageCode[]) => begun({ labelDefaults: { ...begun().labelDefaults, languages } })

describe('the name of an own substance (REACH Article 31(5): in the language of the State)', () => {
  it('stands in one language alone, and somebody is told where it is written once for all', () => {
    expect(found(undefined)).toMatchObject({ name: { text: { de: 'Härter 7' } }, gaps: expect.arrayContaining(['noOwnName']) })
  })

  it('stands in the languages in which the workgroup has it, beside that in which it was typed', () => {
    const { name, gaps } = found({ en: 'Hardener 7', fr: 'Durcisseur 7' }, sold('de', 'fr'))
    expect(name).toEqual({ text: { de: 'Härter 7', en: 'Hardener 7', fr: 'Durcisseur 7' } })
    expect(gaps).not.toContain('noOwnName')
  })

  it('is asked for until the languages of the label have it', () => {
    expect(found({ en: 'Hardener 7' }, sold('de', 'fr')).gaps).toContain('noOwnName')
  })

  it('is German for a reader of English too where the workgroup says so', () => {
    expect(found({ de: 'Härter 7', fr: 'Durcisseur 7' }, begun(), 'en').name).toEqual({ text: { de: 'Härter 7', fr: 'Durcisseur 7' } })
  })

  it('leaves what a person wrote on the sheet, and fills what it lacks there', () => {
    const written = begun()
    const named = { ...ingredient.parse({ name: { text: { de: 'Härter, eigen' } }, casNumber: cas, contentRange: { from: 1, to: 10 } }) }
    const record = { ...written, composition: { ...written.composition, ingredients: [named] } }
    expect(found({ de: 'Härter 7', fr: 'Durcisseur 7' }, record).name).toEqual({ text: { de: 'Härter, eigen', fr: 'Durcisseur 7' } })
  })
})
