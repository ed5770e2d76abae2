import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'

const folder = path.join(projectFolder, 'server', 'db', 'migrations')

/**
 * Changes that break a running program of the previous version: it reads columns that are dropped, and its inserts lack columns that become
 * required.
 */
const takesAway =
  /\b(?:drop (?:column|table|view|function)|rename |set not null|alter column \w+ (?:set data )?type)|\.(?:drop|rename)[A-Z]\w+\(|\.setNotNull\(/i
const demands = /\badd column \w+ (?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot null\b/i

/**
 * Migrations from before the promise that machines can be upgraded one after the other
 * (docs/decisions/188-upgraded-one-after-the-other.md).
 */
const before = ['0041-no-hand-over-places.ts']

describe('migrations', () => {
  it('only add to the tables, so that the previous version goes on working while machines are upgraded one after the other', () => {
    const found = readdirSync(folder).filter((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return takesAway.test(text) || demands.test(text)
    })
    expect(found).toEqual(before)
  })

  it.each([
    'alter table deliveries drop column place',
    'alter table products rename column name to title',
    'alter table products alter column name set not null',
    'alter table products add column colour text not null',
    "schema.alterTable('products').dropColumn('name')",
  ])('are detected where they do not: %s', (statement) => {
    expect(takesAway.test(statement) || demands.test(statement)).toBe(true)
  })

  it.each([
    "alter table products add column colour text not null default ''",
    'alter table products add column colour text, add column size integer',
  ])('may add: %s', (statement) => {
    expect(takesAway.test(statement) || demands.test(statement)).toBe(false)
  })
})
