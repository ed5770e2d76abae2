import { expect, it } from 'vitest'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { withRefused } from './read-finding-report.ts'

const found = (key: string): DraftFinding => ({
  key,
  code: 'label.precautionaryUnfounded',
  severity: 'error',
  path: '',
  article: '',
  params: {},
  message: key,
  fix: null,
  from: null,
  language: null,
  overruled: null,
})

it('errors for which the server refused stand behind those that the check told, each once', () => {
  const keys = withRefused([found('cause')], [found('cause'), found('follower')]).map(({ key }) => key)
  expect(keys).toEqual(['cause', 'follower'])
})
