import { parseArgs } from 'node:util'
import { expect } from 'vitest'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

/**
 * Classes in Python as quicktype makes them by a command of the description, with the options that stand in it.
 * @param command as it is printed in the documentation
 * @param schema JSON of the file that the command reads
 */
export async function writePythonClient(command: string, schema: string): Promise<string> {
  const { positionals, values } = parseArgs({
    args: command.replaceAll("'", '').split(' ').slice(2),
    allowPositionals: true,
    options: {
      lang: { type: 'string' },
      'python-version': { type: 'string' },
      'no-date-times': { type: 'boolean', default: false },
      'src-lang': { type: 'string' },
      'top-level': { type: 'string', default: 'TopLevel' },
      out: { type: 'string', short: 'o' },
    },
  })
  expect(values).toMatchObject({ lang: 'python', 'python-version': '3.7', 'src-lang': 'schema' })
  const input = new JSONSchemaInput(undefined)
  await input.addSource({ name: values['top-level'], uris: positionals, schema })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({
    inputData,
    lang: 'python',
    inferDateTimes: !values['no-date-times'],
    rendererOptions: { 'python-version': '3.7' },
  })
  return lines.join('\n')
}
