import { describe, expect, it } from 'vitest'
import { checkOn, plantIn, recordOfCatalogue } from '../test-kit/check-catalogue-record.ts'
import { addNaphtha, ingredient, naphtha, property, xylene } from '../test-kit/contradictions/change-record.ts'
import { allContradictions as planted } from '../test-kit/contradictions/all-contradictions.ts'
import { mixtureOfRecord } from '../shared/classification/mixture-of-record.ts'
import { readEnglish } from '../server/classify/read-english.ts'
import type { Text } from '../shared/record/texts.ts'
import { expectVersion } from '../tests/keep-version.ts'
import { checkCatalogue, rulesVersion } from './check-catalogue.ts'
import type { Finding } from './finding.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'

/** Codes that the unchanged record has. */
const codesOfGood = new Map<number, readonly string[]>()
function codesOf(id: number): readonly string[] {
  const codes = codesOfGood.get(id) ?? checkOn(recordOfCatalogue(id)).map(({ code }) => code)
  codesOfGood.set(id, codes)
  return codes
}

/** Each record with a contradiction, and what was found in it, for the version of the rules. */
const judged: { record: ProductRecord; findings: Finding[] }[] = []

describe('a contradiction planted into a good record is found with its article', () => {
  it('of at least sixty kinds', () => {
    expect(planted.length).toBeGreaterThanOrEqual(60)
  })

  it.each(planted)('%s (%d)', (_what, id, plant, code, article) => {
    expect(codesOf(id)).not.toContain(code)
    const record = plantIn(id, plant)
    const findings = checkOn(record)
    judged.push({ record, findings })
    const found = findings.filter((one) => one.code === code)
    expect(found).not.toEqual([])
    expect(found[0]?.article).toContain(article)
  })

  it('and the version of the rules stands for what is found', () => {
    expect(judged).toHaveLength(planted.length)
    const questions = judged.map(({ record }) => record)
    expectVersion('check', rulesVersion, { questions, answers: [checkCatalogue, ...judged.map(({ findings }) => findings)] })
  })
})

describe('a decision of a person stands beside the calculation', () => {
  it('where it names its basis', () => {
    const decided = plantIn(1005, (record) => {
      record.classification = record.classification.map((one) =>
        one.category === 'Aquatic Chronic 2' ? { category: 'Aquatic Chronic 3', statements: ['H412'], basis: 'bridging' } : one,
      )
    })
    const found = checkOn(decided).filter(({ path }) => path.startsWith('classification'))
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['classification.decidedOtherwise', 'warning']])
  })

  it('but no test stands against the figures of section 9', () => {
    const record = plantIn(1003, (one) => (property(one, 'flashPoint').quantity = { value: 70, unit: '°C' }))
    expect(record.classification.find(({ category }) => category === 'Flam. Liq. 2')?.basis).toBe('testData')
    expect(checkOn(record).some(({ severity }) => severity === 'error')).toBe(true)
  })
})

describe('lists of acts', () => {
  it('have the peroxides and the chromates of chapter 16 09 as hazardous waste', () => {
    for (const [code, found] of [
      ['16 09 01', '16 09 01*'],
      ['16 09 03', '16 09 03*'],
    ] as const) {
      const record = plantIn(
        1004,
        ({ disposal }) => void disposal.wasteCodes.push({ code, name: { text: { en: 'oxidising substances' } } }),
      )
      expect(checkOn(record).filter((one) => one.code === 'disposal.asteriskWrong')).toMatchObject([{ params: { record: code, found } }])
    }
  })

  it('give less than 0.3 % of a phthalate the later of two sunset dates, and take either', () => {
    const saidOf = (date: string) =>
      checkOn(
        plantIn(1003, (record) => {
          const own = ingredient(record, '100-41-4')
          const name = { text: { en: 'dibutyl phthalate' } }
          Object.assign(own, {
            casNumber: '84-74-2',
            ecNumber: '201-557-4',
            name,
            content: undefined,
            contentRange: { from: 0.1, to: 0.2 },
          })
          record.regulatory.union.push({ phrase: 'regulation.sunsetDate', values: { date } })
        }),
      ).filter((one) => one.code === 'regulatory.sunsetDiffers')
    expect([saidOf('2015-02-21'), saidOf('2024-12-14')]).toEqual([[], []])
    expect(saidOf('2016-04-21')).toMatchObject([{ params: { found: { day: '2024-12-14' } } }])
  })
})

describe('a class that a Note of Annex VI takes off', () => {
  it('is not missed where it is said who has shown what the Note asks for', () => {
    const shown = plantIn(1003, (record) => {
      addNaphtha(record)
      const own = ingredient(record, naphtha)
      own.classification = own.classification.filter(({ category }) => category === 'Asp. Tox. 1')
      own.noteConditions = [{ note: 'P', shownBy: 'Supplier, 3 March 2026' }]
    })
    const at = `composition.ingredients[${shown.composition.ingredients.length - 1}]`
    const ofNaphtha = checkOn(shown).filter(({ path }) => path.startsWith(at))
    expect(ofNaphtha.filter(({ code }) => !code.startsWith('language.'))).toEqual([])
  })

  it('contradicts the Note where it stands beside it, and not where the supplier found a milder one himself', () => {
    const contradictedBy = (category: 'Carc. 1B' | 'Carc. 2', statement: 'H350' | 'H351') =>
      checkOn(
        plantIn(1003, (record) => {
          addNaphtha(record)
          const own = ingredient(record, naphtha)
          own.classification = [{ category, statements: [statement] }]
          own.noteConditions = [{ note: 'P', shownBy: 'Supplier, 3 March 2026' }]
        }),
      ).some(({ code }) => code === 'composition.noteContradicted')
    expect(contradictedBy('Carc. 1B', 'H350')).toBe(true)
    expect(contradictedBy('Carc. 2', 'H351')).toBe(false)
  })
})

describe('what nobody answered is unanswered', () => {
  it('neither is a flammable liquid of which the boiling point leaves the category open alone', () => {
    const silent = plantIn(1003, (one) => {
      one.parameters = one.parameters.filter((entry) => !/boiling/i.test(entry.property))
      one.classification = one.classification.filter(({ category }) => !category.startsWith('Flam. Liq.'))
    })
    const lacking = (record: ProductRecord) =>
      checkOn(record).flatMap(({ code, severity, params }) =>
        code === 'classification.dataLacking' ? [[severity, JSON.stringify(params)]] : [],
      )
    const flammable = '{"class":{"term":"hazardClass.flammableLiquids"}}'
    expect(lacking(silent)).toEqual([['error', flammable]])
  })

  describe('a mixture of flammable solvents without a flash point', () => {
    const without = (plant: (record: ProductRecord) => void = () => {}) =>
      plantIn(1003, (one) => {
        one.parameters = one.parameters.filter((entry) => entry.property !== 'flashPoint')
        one.classification = one.classification.filter(({ category }) => !category.startsWith('Flam. Liq.'))
        one.transport = { regulated: false, precautions: [], bulk: [] }
        plant(one)
      })
    const severityOf = (record: ProductRecord, beside?: Parameters<typeof checkOn>[1]) =>
      checkOn(record, beside).find(
        ({ code, params }) =>
          code === 'classification.dataLacking' && JSON.stringify(params) === '{"class":{"term":"hazardClass.flammableLiquids"}}',
      )
    const noFlashPoint = (text: Text) => (one: ProductRecord) =>
      void one.parameters.push({ category: 'SE09a', property: 'flashPoint', text })

    it('is not published as one that is no dangerous goods', () => {
      expect(severityOf(without())).toMatchObject({ severity: 'error', article: 'CLP Article 8(2) and Annex I, 2.6.2.1' })
      expect(checkOn(without())).toContainEqual(
        expect.objectContaining({ code: 'transport.open', severity: 'warning', path: 'transport.regulated', article: 'ADR 2.1.3.5' }),
      )
    })

    it('neither where it says that nobody looked', () => {
      expect(severityOf(without(noFlashPoint({ phrase: 'propertyNote.notDetermined' })))?.severity).toBe('error')
      expect(severityOf(without(noFlashPoint({ phrase: 'propertyNote.noData' })))?.severity).toBe('error')
    })

    it('but with a reason in words, which is looked at, or with the finding that it has none', () => {
      expect(severityOf(without(noFlashPoint({ text: { en: 'Does not ignite in the cup: see the report' } })))?.severity).toBe('warning')
      expect(severityOf(without(noFlashPoint({ phrase: 'propertyNote.noFlashPoint' })))).toBeUndefined()
    })

    it('and with a class that somebody states, or with a decision that the recipe keeps', () => {
      expect(severityOf(without((one) => void one.classification.push({ category: 'Flam. Liq. 3', statements: ['H226'] })))).toBeUndefined()
      const override = { hazardClass: 'flammableLiquids', differentiation: null, category: null, statement: null } as const
      const said = { path: '', basis: 'expertJudgement', reason: 'Extinguishes itself.', person: null, day: null } as const
      const mixture = { ...mixtureOfRecord(without(), readEnglish), overrides: [{ ...override, ...said }] }
      expect(severityOf(without(), { recipe: { mixture, findOwn: () => null, hasLapsed: () => false } })).toBeUndefined()
    })

    it('while a little of one that is hardly flammable asks for nothing that stops it', () => {
      const little = without((one) => {
        const own = one.composition.ingredients.filter(({ casNumber }) => casNumber === xylene)
        const content = { content: 0.5, contentRange: { from: 0.1, to: 1, toInclusive: false } }
        one.composition = { ...one.composition, ingredients: own.map((xyleneOfIt) => ({ ...xyleneOfIt, ...content })) }
      })
      expect(severityOf(little)?.severity).toBe('warning')
      expect(checkOn(little).map(({ code }) => code)).not.toContain('transport.open')
    })
  })

  const empty = plantIn(1012, (record) => {
    record.composition = { kind: 'mixture', description: [], ingredients: [], notes: [] }
    record.classification = []
  })

  it('a record of nothing is not “not classified”', () => {
    expect(checkOn(empty)).toContainEqual(
      expect.objectContaining({ code: 'classification.unanswered', severity: 'error', article: 'CLP Article 4(1)' }),
    )
  })

  it('neither is one in which somebody has only written something', () => {
    const written = { ...empty, composition: { ...empty.composition, description: [{ text: { en: 'A liquid.' } }] } }
    expect(checkOn(written).map(({ code }) => code)).toContain('classification.unanswered')
  })

  it('one of which somebody says that it meets no criteria is answered', () => {
    expect(checkOn({ ...empty, isNotHazardous: true }).map(({ code }) => code)).not.toContain('classification.unanswered')
    expect(checkOn({ ...empty, isNotHazardous: false }).map(({ code }) => code)).toContain('classification.unanswered')
  })

  it('one that says so and has classes contradicts itself', () => {
    const both = { ...recordOfCatalogue(1003), isNotHazardous: true }
    expect(checkOn(both)).toContainEqual(
      expect.objectContaining({ code: 'classification.answerContradicts', fix: [{ op: 'remove', path: '/isNotHazardous' }] }),
    )
  })

  it('one whose section 16 says that a class of section 2 is not assigned contradicts itself', () => {
    const record = recordOfCatalogue(1003)
    const say = (category: string) => {
      const values = { class: category, reason: 'Read across from R 5' }
      const further = [{ phrase: 'decision.expertJudgement', values: { class: { phrase: 'decision.notAssigned', values } } }]
      return checkOn({ ...record, otherInformation: { ...record.otherInformation, further } }).filter(
        ({ code }) => code === 'classification.answerContradicts',
      )
    }
    const category = record.classification.find((one) => !/^(?:Acute|STOT)/.test(one.category))?.category ?? ''
    expect(say(category)).toMatchObject([{ severity: 'error', path: 'otherInformation.further[0]', params: { what: category } }])
    expect([say('Expl. 1.1'), say('Acute Tox. 4'), say('STOT SE 3')]).toEqual([[], [], []])
  })

  it('one that says that nothing has to be listed is answered', () => {
    const said = { ...empty, composition: { ...empty.composition, notes: [{ phrase: 'compositionNote.notHazardous' }] } }
    expect(checkOn(said).map(({ code }) => code)).not.toContain('classification.unanswered')
  })
})
