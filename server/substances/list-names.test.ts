import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCommonNames } from '../../clp/annex-vi/common-names.ts'
import type { FoundEntry } from '../../clp/annex-vi/register.ts'
import { isValidCasNumber } from '../../clp/substance-numbers.ts'
import { projectFolder } from '../../project-folder.ts'
import { classesOf, classifyTyped, liquid } from '../../tests/classify-by-request.ts'
import { measureWork } from '../../tests/measure-work.ts'
import { openRegister, openTable } from './open-register.ts'

const register = openRegister(openTable([]))
const today = register.at('2026-11-29')
const names = readCommonNames(readFileSync(path.join(projectFolder, 'clp/annex-vi/common-names.txt')))
const describeFound = (found: readonly FoundEntry[]): string[] =>
  [...new Set(found.map(({ entry, part, member }) => [entry.index, part ?? '', member?.cas ?? ''].join(' ').trim()))].toSorted()

describe('a name that makers write', () => {
  it('has a CAS number whose check digit holds, and which Annex VI or a member of its groups has', () => {
    expect(names.length).toBeGreaterThan(3000)
    expect(names.filter(({ cas }) => !isValidCasNumber(cas) || today.harmonised.findByCas(cas).length === 0)).toEqual([])
  })

  it('leads to what its CAS number leads to, and to no other entry, whatever Table 3 and the library call by it', () => {
    // A gas and its solution share their name: the state of the mixture decides.
    const withSolution: Readonly<Record<string, string>> = {
      '7664-41-7': '007-001-01-2',
      '1336-21-6': '007-001-00-5',
      '7647-01-0': '017-002-01-X',
    }
    const others = names.flatMap(({ cas, name }) => {
      const own = describeFound(today.harmonised.findByCas(cas))
      const found = describeFound(today.findByName(name))
      return found.every((one) => own.includes(one) || one === withSolution[cas]) && own.every((one) => found.includes(one))
        ? []
        : [[name, cas, found]]
    })
    expect(others).toEqual([])
  })

  it('is found in capital letters, without accents and with umlauts spelt out', () => {
    const folded = (name: string) => describeFound(today.findByName(name))
    const missed = names.filter(({ name }) => {
      const ways = [
        name.toUpperCase(),
        name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
        name.replaceAll(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`),
      ]
      return ways.some((way) => folded(way).join() !== folded(name).join())
    })
    expect(missed).toEqual([])
  })

  it('is among the first ten that a search with a wrong letter finds, in at most 20 ms of the processor in 95 of 100', async () => {
    const times: number[] = []
    const missed: string[] = []
    for (const { cas, name } of names.filter((one, at) => at % 19 === 0 && one.name.length > 7)) {
      const middle = Math.floor(Math.min(name.length, 30) / 2)
      const wrong = `${name.slice(0, middle)}q${name.slice(middle + 1)}`
      times.push(await measureWork(() => register.names.search(wrong, 10)))
      const entries = today.harmonised.findByCas(cas).map(({ entry }) => entry.index)
      if (!register.names.search(wrong, 10).some(({ key }) => entries.includes(key))) missed.push(wrong)
    }
    expect(missed).toEqual([])
    expect(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]).toBeLessThan(20)
  })

  it.each<[cas: string, content: number, ...written: string[]]>([
    ['7697-37-2', 40, 'Salpetersäure', 'SALPETERSAEURE', 'acide nitrique', 'kwas azotowy', 'Salpetersäure 53 %'],
    ['7647-01-0', 12, 'Salzsäure', 'Salzsäure 30 %', 'acide chlorhydrique', 'kwas solny', 'muriatic acid', 'acido muriatico'],
    ['1310-73-2', 4, 'Natronlauge', 'soude caustique', 'sosa cáustica', 'natronloog'],
    ['1336-21-6', 12, 'Ammoniakwasser', 'ammoniaque', 'Ammoniak', 'ammonia', 'Ammoniaklösung 25 %'],
    ['7681-52-9', 8, 'eau de Javel', 'Chlorbleichlauge', 'bleekwater', 'candeggina'],
    ['50-00-0', 2, 'Formalin', 'formol', 'formalina'],
    ['10035-10-6', 12, 'Bromwasserstoffsäure', 'hydrobromic acid', 'acide bromhydrique'],
    ['7664-39-3', 3, 'Flusssäure', 'Flußsäure', 'acide fluorhydrique'],
    ['143-33-9', 5, 'Natriumcyanid', 'sodium cyanide', 'cyanure de sodium'],
    ['111-76-2', 30, 'Butylglykol', 'butyl glycol', 'butilglicole'],
    ['64-17-5', 30, 'Spiritus', 'denaturat', 'alcool à brûler'],
    ['8052-41-3', 30, 'Testbenzin', 'white spirit', 'terpentine'],
  ])('stands for CAS %s', (cas, content, ...written) => {
    const expected = classifyTyped(liquid([{ cas, content }]), today)
    for (const name of written) {
      const result = classifyTyped(liquid([{ name, content }]), today)
      expect([name, classesOf(result), result.components[0]?.key]).toEqual([name, classesOf(expected), expected.components[0]?.key])
      const says = /\d+ %/.test(name) ? [expect.objectContaining({ code: 'substance.contentInName' })] : []
      expect(result.warnings.filter(({ code }) => code === 'substance.contentInName')).toEqual(says)
    }
  })

  it('of a gas stands for its solution in a liquid, and for the gas in a gas', () => {
    const gas = classifyTyped(
      {
        physicalState: 'gas',
        components: [
          { name: 'Ammoniak', content: 10 },
          { name: 'nitrogen', content: 90, own: { classification: [] } },
        ],
      },
      today,
    )
    expect(gas.components[0]?.entry?.index).toBe('007-001-00-5')
    const solution = classifyTyped(liquid([{ name: 'Ammoniak', content: 10 }]), today)
    expect(solution.components[0]?.entry?.index).toBe('007-001-01-2')
  })
})

describe('the index number of a gas in a liquid', () => {
  it.each([
    ['017-002-00-2', '017-002-01-X'],
    ['009-002-00-6', '009-003-00-1'],
    ['035-002-00-0', '035-002-01-8'],
  ])('%s is judged as its solution %s, whose limits count', (gas, solution) => {
    const [of, as] = [gas, solution].map((index) => classifyTyped(liquid([{ index, content: 12 }]), today))
    expect(of && classesOf(of)).toEqual(as && classesOf(as))
    expect(of?.components[0]?.entry?.index).toBe(solution)
  })
})
