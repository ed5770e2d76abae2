import { describe, expect, it } from 'vitest'
import { loadWording } from '../../../../wording/load-wording.ts'
import { readPastedProperties } from './read-pasted-properties.ts'

const namesIn = (language: string) =>
  Object.fromEntries(
    Object.entries(loadWording(language).terms).flatMap(([key, text]) => (key.startsWith('property.') ? [[key.slice(9), text]] : [])),
  )

describe('rows of a spreadsheet for section 9', () => {
  it('find their property by name, and unit, method and condition by their form', () => {
    const pasted =
      'Property\tValue\tUnit\tMethod\nFlash point (closed cup)\t24\t°C\tISO 3679\nDensity\t1,05\tg/cm³\tat 20 °C\tISO 2811-1\npH value\t8,5\nShade\tred'
    expect(readPastedProperties(pasted, namesIn('en'))).toEqual({
      rows: [
        { category: 'SE09a', property: 'flashPoint', value: '24 °C', method: 'ISO 3679', remark: '' },
        { category: 'SE09a', property: 'density', value: '1,05 g/cm³', method: 'ISO 2811-1', remark: 'at 20 °C' },
        { category: 'SE09a', property: 'ph', value: '8,5', method: '', remark: '' },
      ],
      leftOut: ['Shade red'],
    })
  })

  it('are found by the names of the language, and take semicolons', () => {
    expect(
      readPastedProperties('Flammpunkt; > 60\nDichte; 1,2; kg/l', namesIn('de'))?.rows.map(({ property, value }) => [property, value]),
    ).toEqual([
      ['flashPoint', '> 60'],
      ['density', '1,2 kg/l'],
    ])
  })

  it('are none where one cell is pasted', () => {
    expect(readPastedProperties('38 °C', namesIn('en'))).toBeNull()
    expect(readPastedProperties('white; clear', namesIn('en'))).toBeNull()
  })
})
