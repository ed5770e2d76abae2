import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { isDownloadable, saveFile } from './save-file.ts'

describe('a file that came by a call', () => {
  const link = { href: '', download: '', click: vi.fn() }
  beforeEach(() => {
    link.click.mockReset()
    vi.useFakeTimers()
    vi.stubGlobal('document', { createElement: () => link })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([
    ['application/pdf', 'pdf'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
    ['application/internet-shortcut', 'url'],
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
  ])('of the type %s is saved', (type, extension) => {
    saveFile({ blob: new Blob(['x'], { type }), fileName: null })
    expect(link.download).toBe(`file.${extension}`)
    saveFile({ blob: new Blob(['x'], { type: `${type}; charset=utf-8` }), fileName: 'Lack.x' })
    expect(link.download).toBe('Lack.x')
    expect(link.click).toHaveBeenCalledTimes(2)
    expect(isDownloadable(extension)).toBe(true)
  })

  it.each(['', 'text/html', 'application/json', 'text/plain', 'image/svg+xml', 'application/zip'])('of the type %j is an error', (type) => {
    expect(() => saveFile({ blob: new Blob(['x'], { type }), fileName: 'Lack.pdf' })).toThrow(ApiError)
    expect(link.click).not.toHaveBeenCalled()
  })

  it.each(['txt', 'csv', 'html', 'toString', ''])('is none that is called %j', (extension) => {
    expect(isDownloadable(extension)).toBe(false)
  })
})
