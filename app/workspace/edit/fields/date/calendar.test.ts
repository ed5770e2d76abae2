import { describe, expect, it } from 'vitest'
import { languages } from '../../../../../shared/languages.ts'
import { addDays, addMonths, localDay, weekdayOf, weeksOf } from './calendar-days.ts'
import { nameDay, nameMonth, nameWeekdays } from './calendar-names.ts'

describe('the calendar', () => {
  it('begins a week with Monday', () => {
    expect(weekdayOf('2026-11-23')).toBe(0)
    expect(weekdayOf('2026-11-22')).toBe(6)
    const weeks = weeksOf('2026-11-23')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeksOf('2027-02-10')).toHaveLength(4)
  })

  it('goes on over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })

  it('names days and months in every language of the Union', () => {
    const months = languages.map(({ code }) => nameMonth('2026-06-01', code))
    expect(months).toEqual(expect.arrayContaining(['June 2026', 'Juni 2026', 'juin 2026', 'Ġunju 2026', 'Meitheamh 2026', 'юни 2026 г.']))
    for (const { code } of languages) expect(new Set(nameWeekdays(code).map(({ full }) => full)).size).toBe(7)
    expect(nameWeekdays('de').map(({ short }) => short)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    expect(nameWeekdays('ga')[0]).toEqual({ full: 'Dé Luain', short: 'Luan' })
    expect(nameDay('2026-11-23', 'en')).toMatch(/^Monday,? 23 November 2026$/)
    expect(nameDay('2026-11-23', 'mt')).toBe('It-Tnejn, 23 Novembru 2026')
    expect(nameDay('2026-11-29', 'ga')).toBe('Dé Domhnaigh, 29 Samhain 2026')
  })
})
