import { describe, expect, it } from 'vitest'
import { brands, findBrandByHost } from '../../shared/brands.ts'
import { languageCodes } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError, toErrorAnswer } from '../errors.ts'
import { refuseForNow } from '../documents/shares.ts'
import { writeRefusalPage } from './write-refusal-page.ts'

const brand = findBrandByHost('coatings.localhost', brands)

const write = (error: unknown, { language = 'en' as const, address = '/api/v1/sdsPdf/-1001/1?qrCode=1&download=1' } = {}) =>
  writeRefusalPage({ brand, language, answer: toErrorAnswer(error), address, nonce: 'n0nce' })

describe('the page of a refusal', () => {
  it('says what happened, when to try again, and has a link that does', () => {
    const page = write(refuseForNow(5))
    expect(page).toContain('<h1>Too many requests in a short time. Try again in a moment.</h1>')
    expect(page).toContain('<a href="/api/v1/sdsPdf/-1001/1?qrCode=1&amp;download=1" rel="nofollow">Try again (in 5 seconds)</a>')
    expect(page).toMatch(/^<!DOCTYPE html><html lang="en" data-brand="coatings">.*<style nonce="n0nce">/s)
    expect(write(refuseForNow(90))).toContain('Try again (in 2 minutes)')
  })

  it('has a reference to the log line where the program failed', () => {
    const answer = toErrorAnswer(new AppError('SERVER_DOWN_ERROR', { headers: { 'retry-after': '5' } }))
    const page = writeRefusalPage({ brand, language: 'de', answer, address: '/x', nonce: '' })
    expect(page).toContain('<h1>Der Server ist ausgelastet oder wird neu gestartet.')
    expect(page).toContain(' (in 5 Sekunden)</a>')
    expect(page).toContain(answer.body.id)
    expect(write(new Error('secret'))).not.toContain('secret')
  })

  it('names what was not found at the address, and includes the text of a report', () => {
    expect(write(new AppError('CLIENT_SIDE', { reasons: [reasonAt('dim', 'missing')] }))).toContain('does not exist: dim')
    const report = { title: 'The text does not fit on A4.', reasons: ['A4: 20 mm'], assurance: 'Nothing has been left out.' }
    const page = write(new AppError('CLIENT_SIDE', { report }))
    expect(page).toContain('<h1>The text does not fit on A4.</h1><ul><li>A4: 20 mm</li></ul><p>Nothing has been left out.</p>')
  })

  it.each([
    [403, 'problem.file.title'],
    [404, 'problem.notFound.title'],
    [413, 'app.ERROR_MESSAGE_CLIENT_SIDE'],
  ])('says of %i what the pages say', (status, key) => {
    expect(write(new AppError('CLIENT_SIDE', { status }))).toContain(`<h1>${loadWording('en').interface[key]}</h1>`)
  })

  it('treats nothing in the address as markup', () => {
    const page = write(refuseForNow(1), { address: '/api/v1/x?"><script>alert(1)</script>' })
    expect(page).not.toContain('<script>')
  })

  it.each(languageCodes)('is written in %s, with the time to wait', (language) => {
    const page = writeRefusalPage({ brand, language, answer: toErrorAnswer(refuseForNow(5)), address: '/x', nonce: '' })
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toMatch(/>[^<(]+ \([^)]*5[^)]*\)<\/a>/)
    if (language !== 'en') expect(page).not.toContain('second)')
  })
})
