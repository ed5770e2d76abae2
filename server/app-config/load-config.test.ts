import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { loadFeatureFlags } from './load-config.ts'

const dataDir = useTemporaryFolder()
const write = (text: string) => writeFileSync(path.join(dataDir, 'config.json'), text)

describe('config.json in the data folder', () => {
  it('leaves every feature on while it is not there', () => {
    expect(Object.values(loadFeatureFlags({ dataDir: path.join(dataDir, 'nothing') }))).toStrictEqual([true, true, true, true, true])
  })

  it('switches off what it sets to false', () => {
    write('{ "featureFlags": { "shareProducts": false, "labelWord": true } }')
    expect(loadFeatureFlags({ dataDir })).toMatchObject({ shareProducts: false, labelWord: true, compareVersions: true })
  })

  it.each([
    ['is no JSON', '{', 'config.json'],
    ['names a feature that there is not', '{ "featureFlags": { "labelWrod": false } }', 'labelWrod'],
    ['has a flag that is neither', '{ "featureFlags": { "labelWord": "off" } }', 'labelWord'],
    ['has something else', '{ "flags": {} }', 'flags'],
  ])('keeps the program from starting where it %s', (_name, text, named) => {
    write(text)
    expect(() => loadFeatureFlags({ dataDir })).toThrow(/^ConfigService: Can not load config\n/)
    expect(() => loadFeatureFlags({ dataDir })).toThrow(named)
  })
})
