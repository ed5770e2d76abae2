import { describe, expect, it } from 'vitest'
import { recordWith } from '../test-kit/record-with-substance.ts'

describe('a substance on the candidate list (REACH Article 57)', () => {
  it('is named in 2.3 with what it is listed for', () => {
    const record = recordWith('556-67-2') // octamethylcyclotetrasiloxane: PBT, vPvB
    expect(record.composition.ingredients[0]?.concerns).toEqual(['candidateList', 'PBT', 'vPvB'])
    expect(record.otherHazards).not.toContainEqual({ phrase: 'otherHazards.noPbtVpvbPmtVpvm' })
    expect(record.otherHazards).toContainEqual({ phrase: 'otherHazards.noEndocrineDisruptor' })
  })

  it('is said to be contained in 11.2 and 12, and not again in 2.3, which has it from section 3, by the reason that it is listed for', () => {
    const phrases = (cas: string) => {
      const { otherHazards, toxicology, ecology } = recordWith(cas)
      return [otherHazards, toxicology.endocrine, ecology.pbt, ecology.endocrine].map((texts) =>
        texts.flatMap((text) => ('phrase' in text && text.values?.['substances'] ? [text.phrase] : [])),
      )
    }
    // 4-nonylphenol, ethoxylated: hormones in the environment
    expect(phrases('9016-45-9')).toEqual([[], [], [], ['endocrineEnvironment.contains']])
    // bisphenol A: hormones of both
    expect(phrases('80-05-7')).toEqual([[], ['healthOther.endocrineDisruptor'], [], ['endocrineEnvironment.contains']])
    expect(phrases('556-67-2')).toEqual([[], [], ['pbt.contains'], []])
    expect(phrases('1303-96-4')).toEqual([[], [], [], []])
  })

  it('is no word on persistence or hormones where it is listed for the airways or for reproduction', () => {
    for (const cas of ['111-30-8', '1303-96-4']) {
      const record = recordWith(cas)
      expect(record.composition.ingredients[0]?.concerns).toEqual(['candidateList'])
      expect(record.otherHazards).toContainEqual({ phrase: 'otherHazards.noPbtVpvbPmtVpvm' })
      expect(record.ecology.pbt).toHaveLength(2)
      expect(record.regulatory.union).not.toContainEqual({ phrase: 'regulation.candidateListNone' })
    }
  })
})
