import { expect, test } from 'vitest'
import { entry, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classifyTyped, liquid } from '../../tests/classify-by-request.ts'

test.each(['1', '2', '3'] as const)('Note %s of an entry says how its content is reckoned', (note) => {
  const { warnings } = classifyTyped(
    liquid([{ cas: '1344-37-2', content: 1 }]),
    registerOf(entry('082-009-00-X', '1344-37-2', { notes: [note] })),
  )
  expect(warnings).toMatchObject([{ code: `substance.note${note}`, path: 'mixture.components[0]', params: { index: '082-009-00-X' } }])
})
