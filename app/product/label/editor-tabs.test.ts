import { describe, expect, it } from 'vitest'
import { tabOfKey } from './editor-tabs.tsx'

describe('the keys of the editor’s tabs', () => {
  it.each([
    ['ArrowRight', 'basic', 'more'],
    ['ArrowRight', 'more', 'basic'],
    ['ArrowLeft', 'basic', 'more'],
    ['ArrowLeft', 'more', 'basic'],
    ['Home', 'more', 'basic'],
    ['End', 'basic', 'more'],
    [' ', 'more', 'more'],
    ['Tab', 'basic', null],
    ['Enter', 'basic', null],
  ] as const)('%s on %s leads to %s', (key, from, to) => {
    expect(tabOfKey(key, from)).toBe(to)
  })
})
