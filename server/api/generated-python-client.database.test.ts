import { loadPyodide, type PyodideAPI } from 'pyodide'
import { beforeAll, describe, expect, it } from 'vitest'
import { readDescription } from '../../tests/described-api.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { writePythonClient } from '../../tests/write-python-client.ts'

let api: TestApi
let python: PyodideAPI
let headers: Record<string, string>
const names = ['Lookup', 'ProductList', 'Error'] as const

beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { id } = await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()
  ;({ headers } = await makeKey(api, id))
  const { document } = await readDescription(api)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...names]))
  python = await loadPyodide()
  python.runPython(`import json\n${await writePythonClient(document, names)}`)
}, 120_000)

/** A response as a class reads it and writes it again. */
const readAndWrite = (name: (typeof names)[number], answer: string): unknown => {
  python.globals.set('answer', answer)
  const call = name.replaceAll(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
  return JSON.parse(String(python.runPython(`json.dumps(${call}_to_dict(${call}_from_dict(json.loads(answer))))`)))
}

describe('classes for Python, generated from the description', () => {
  it.each([
    ['Lookup', '/api/v1/lookup?identifier=2001001000011'],
    ['ProductList', '/api/v1/products?query=1330-20-7&sort=name'],
    ['Error', '/api/v1/products/-999999/detail?lang=1'],
  ] as const)('read a response as %s, and lose nothing', async (name, address) => {
    const answer = await (await api.ask(address, { headers })).text()
    expect(readAndWrite(name, answer)).toEqual(JSON.parse(answer))
  })

  it('have members with names that a program can use', async () => {
    python.globals.set('answer', await (await api.ask('/api/v1/lookup?identifier=2001001000011')).text())
    expect(python.runPython('lookup_from_dict(json.loads(answer)).products[0].id')).toBe(1001)
  })

  it('refuse what is not such a response', () => {
    expect(() => readAndWrite('Lookup', '{"products": 3}')).toThrow('AssertionError')
  })
})
