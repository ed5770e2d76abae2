import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import type { OpenApiDocument } from '../server/api/openapi-document.ts'

/**
 * Classes in Python, with the standard library alone, for what calls answer, as quicktype makes them from the description.
 * @param names of schemas; each becomes a class that reads and writes a dictionary
 */
export async function writePythonClient({ components }: OpenApiDocument, names: readonly string[]): Promise<string> {
  // A time would be read by a package that the standard library lacks.
  const $defs = JSON.parse(
    JSON.stringify(components.schemas, (key, value: unknown) => (key === 'format' && value === 'date-time' ? undefined : value)).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    ),
  )
  const input = new JSONSchemaInput(undefined)
  for (const name of names) await input.addSource({ name, schema: JSON.stringify({ $ref: `#/$defs/${name}`, $defs }) })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions: { 'python-version': '3.7' } })
  return lines.join('\n')
}
