import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantInAny } from '../test-kit/any-good-record.ts'
import { silentFreshEyes } from '../test-kit/lawful/silent-fresh-eyes.ts'
import { silentRules } from '../test-kit/lawful/silent-rules.ts'
import { silentSubstances } from '../test-kit/lawful/silent-substances.ts'
import { silentWords } from '../test-kit/lawful/silent-words.ts'

describe('a rule stays silent', () => {
  it.each([...silentRules, ...silentSubstances, ...silentWords, ...silentFreshEyes])('of %s (%d)', (_what, id, change, code) => {
    expect(checkOn(plantInAny(id, change)).filter((one) => one.code === code)).toEqual([])
  })
})
