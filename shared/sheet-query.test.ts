import { describe, expect, it } from 'vitest'
import { readSheetQuery, writeSheetQuery } from './sheet-query.ts'

const read = (query: string) => readSheetQuery(new URLSearchParams(query))

describe('the query of a sheet', () => {
  it('means the newest version, nothing compared, QR code visible, where it says nothing', () => {
    expect(read('')).toEqual({ version: null, compare: null, qrCode: true })
  })

  it('takes numbers of versions', () => {
    expect(read('version=2&compare=1&qrCode=0')).toEqual({ version: 2, compare: 1, qrCode: false })
  })

  it.each(['0', '-1', '1.5', '1e3', 'abc', '99999999', ' 1', '٣'])('calls %j no number of a version', (text) => {
    expect(read(`version=${encodeURIComponent(text)}`).version).toBe('bad')
  })

  it('takes the stroke that stands for no comparison', () => {
    expect(read('compare=/').compare).toBeNull()
  })

  it('hides the QR code for 0 alone', () => {
    expect(read('qrCode=2').qrCode).toBe(true)
  })

  it('is written as short as it can be, and read as it was written', () => {
    expect(writeSheetQuery({ version: null, compare: null, qrCode: true })).toBe('')
    expect(writeSheetQuery({ version: 3, compare: 1, qrCode: false })).toBe('?version=3&compare=1&qrCode=0')
  })
})
