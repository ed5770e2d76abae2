import { describe, expect, it } from 'vitest'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { provokedByRecord } from './provoked-by-record.ts'
import { provokedByRequest } from './provoked-by-request.ts'
import type { ProvokedBySchema } from './provoked.ts'

const all: [string, ProvokedBySchema][] = Object.entries({ ...provokedByRecord, ...provokedByRequest })

describe('a schema refuses, and says why by a code', () => {
  it.each(all)('%s', (code, [schema, value]) => {
    const { error } = schema.safeParse(value, { reportInput: true })
    expect(readIssues(error?.issues ?? []).map((reason) => reason.code)).toContain(code)
  })
})
