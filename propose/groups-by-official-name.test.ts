import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

const typedAs = (name: string, cas: string) => recipe([{ name, cas, content: 30 }, water(70)])

describe('what a substance does is known by the English name of its entry, however a person typed it', () => {
  it('a chromate in German', () => {
    const typed = typedAs('Kaliumdichromat', '7778-50-9')
    expect(said(typed, '/firstAid/treatment')).toContain('treatment.chromate')
  })

  it('a nitro compound by the name under which it is sold, and the check asks for no more', () => {
    const typed = recipe([{ name: 'Red dye', cas: '149564-66-9', content: 100 }], { physicalState: 'solid' })
    expect(said(typed, '/firefighting/hazards')).toContain('fireHazard.nitrogenOxides')
    expect(checkOn(acceptEverything(typed)).map(({ code }) => code)).not.toContain('firefighting.productMissing')
  })

  it('an organic phosphate in German, which burns', () => {
    const typed = recipe([{ name: 'Dimethoat', cas: '60-51-5', content: 100 }], { physicalState: 'solid' })
    expect(said(typed, '/handling/storageClass')).toEqual(['11'])
  })

  it('and what an entry excepts it is not: salts of hydrogen cyanide except mercuric oxycyanide', () => {
    const typed = recipe([{ name: 'cyanide', index: '006-007-00-5', content: 100 }], { physicalState: 'solid' })
    expect(said(typed, '/firstAid/treatment')).not.toContain('treatment.heavyMetals')
  })
})
