import { classed, entry, limit } from './harmonised-entries.ts'

/** One EC number stands in both: that of the gas, and that of its solution. */
export const chloride = entry('017-002-00-2', '7647-01-0', {
  ec: [{ text: '231-595-7', part: null }],
  names: [{ text: 'hydrogen chloride', part: null }],
  classification: [classed('Acute Tox. 3', 'H331', true), classed('Skin Corr. 1A', 'H314')],
})

export const acid = entry('017-002-01-X', null, {
  ec: [{ text: '231-595-7', part: null }],
  names: [{ text: 'hydrochloric acid ... %', part: null }],
  classification: [classed('STOT SE 3', 'H335'), classed('Skin Corr. 1B', 'H314')],
  limits: [
    limit('Skin Corr. 1B', 'H314', 25),
    limit('Skin Irrit. 2', 'H315', 10, 25),
    limit('Eye Irrit. 2', 'H319', 10, 25),
    limit('STOT SE 3', 'H335', 10),
  ],
  notes: ['B'],
})
