import { describe, expect, it } from 'vitest'
import { labelRequestOf } from '../../test-kit/label-of.ts'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { describeFurtherWays } from './describe-label.ts'
import { findFurtherWays } from './find-further-ways.ts'

describe('what makes a label fit that no part of it shows', () => {
  const waysOf = (query: string) => {
    const { source, options } = labelRequestOf(1016, query)
    return findFurtherWays(source, options)
  }

  it('is a fold-out label of the fewest pages that hold it, and more pages where it is one', () => {
    expect(waysOf('dim=2&emb=1&vseb=500 ml&xlang=1&QR=0&adrOFF=1')).toEqual({ relief: false, foldPages: 3 })
    expect(waysOf('dim=3&emb=1&vseb=500 ml&xlang=1,2,3&fold=3')).toEqual({ relief: false, foldPages: 4 })
  })

  it('is the relief for packages up to 125 ml, where the content allows it and it is not taken yet', () => {
    const small = 'dim=3&emb=1&vseb=100 ml&xlang=1,2,3&fold=3'
    expect(waysOf(small)).toEqual({ relief: true, foldPages: 4 })
    expect(waysOf(`${small}&reliefON=1`).relief).toBe(false)
  })

  it('is said as a choice that sets the option, in every language', () => {
    for (const language of languageCodes) {
      const choices = describeFurtherWays({ relief: true, foldPages: 4 }, createTextWriter(language))
      expect(choices.map(({ change }) => change)).toEqual([{ useRelief: true }, { foldPages: 4 }])
      expect(choices.map(({ text }) => text).join()).toMatch(/125.*4/)
    }
  })
})
