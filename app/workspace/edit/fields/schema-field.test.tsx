import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { company } from '../../../../shared/record/company.ts'
import { transport } from '../../../../shared/record/transport.ts'
import { shapeOf } from '../../../../shared/record/schema-shape.ts'
import { loadWording } from '../../../../wording/load-wording.ts'
import { TextsProvider } from '../../../language/texts.tsx'
import { EditingProvider } from '../draft/edit-context.tsx'
import { writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'
import { SchemaField } from './schema-field.tsx'

const missing = 'is missing'
const shape = shapeOf(transport)
/** The question alone: lists below it are for those who have a workspace around them. */
const question = shape.kind === 'variants' ? { ...shape, variants: shape.variants.map((one) => ({ ...one, fields: [] })) } : shape

/** A field as the server writes it. */
function htmlOf(field: ReactElement, problemsAt: (path: RecordPath) => string[] = () => []): string {
  return renderToStaticMarkup(
    <TextsProvider language="en" texts={loadWording('en').interface}>
      <EditingProvider
        value={{ set: () => {}, countryAt: () => null, problemsAt, countProblems: () => 0, language: 'en', optionNames: {} }}
      >
        {field}
      </EditingProvider>
    </TextsProvider>,
  )
}

/** The first question of section 14, as the server writes it: its choices, which of them stands there, and what is wrong. */
function requestOf(value: RecordValue): { choices: string[]; chosen: string | undefined; isMissing: boolean } {
  const html = htmlOf(<SchemaField name="transport" shape={question} path={['transport']} value={value} />, (path) =>
    value === undefined && writePath(path) === writePath(['transport']) ? [missing] : [],
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

it('a logo is seen and chosen as a file, and nobody reads its source', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>'
  const companyShape = shapeOf(company)
  const logo = companyShape.kind === 'object' ? companyShape.fields.find(({ name }) => name === 'logo') : undefined
  expect(logo).toBeDefined()
  if (logo === undefined) return
  const html = htmlOf(<SchemaField name="logo" shape={logo.shape} optional path={['supplier', 'logo']} value={svg} />)
  expect(html).toMatch(/<img src="data:image\/svg\+xml,/)
  expect(html).toMatch(/<label[^>]*>Logo \(SVG, PNG, JPEG\)<\/label><input[^>]*type="file"/)
  expect(html).toContain('Remove: Logo (SVG, PNG, JPEG)')
  expect(html).not.toMatch(/<textarea|M0 0h4v4H0z/)
})
