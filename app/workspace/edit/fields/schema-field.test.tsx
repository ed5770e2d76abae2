import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { transport } from '../../../../shared/record/transport.ts'
import { shapeOf } from '../../../../shared/record/schema-shape.ts'
import { loadWording } from '../../../../wording/load-wording.ts'
import { TextsProvider } from '../../../language/texts.tsx'
import { EditingProvider } from '../draft/edit-context.tsx'
import { writePath, type RecordValue } from '../../record/record-values.ts'
import { SchemaField } from './schema-field.tsx'

const missing = 'is missing'
const shape = shapeOf(transport)
/** The question alone: lists below it are for those who have a workspace around them. */
const question = shape.kind === 'variants' ? { ...shape, variants: shape.variants.map((one) => ({ ...one, fields: [] })) } : shape

/** The first question of section 14, as the server writes it: its choices, which of them stands there, and what is wrong. */
function requestOf(value: RecordValue): { choices: string[]; chosen: string | undefined; isMissing: boolean } {
  const html = renderToStaticMarkup(
    <TextsProvider language="en" texts={loadWording('en').interface}>
      <EditingProvider
        value={{
          set: () => {},
          problemsAt: (path) => (value === undefined && writePath(path) === writePath(['transport']) ? [missing] : []),
          countProblems: () => 0,
          language: 'en',
          optionNames: {},
        }}
      >
        <SchemaField name="transport" shape={question} path={['transport']} value={value} />
      </EditingProvider>
    </TextsProvider>,
  )
  const [select = ''] = /<select[^]*?<\/select>/.exec(html) ?? []
  const options = [...select.matchAll(/<option([^>]*)>([^<]*)/g)]
  return {
    choices: options.map(([, , text]) => text ?? ''),
    chosen: options.find(([, attributes]) => attributes?.includes('selected'))?.[2],
    isMissing: html.includes(missing),
  }
}

it('what nobody has answered in section 14 is no “No”', () => {
  expect(requestOf(undefined)).toEqual({ choices: ['–', 'No', 'Yes'], chosen: '–', isMissing: true })
  expect(requestOf({ regulated: false, precautions: [], bulk: [] })).toEqual({ choices: ['No', 'Yes'], chosen: 'No', isMissing: false })
})
