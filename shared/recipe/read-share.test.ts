import { describe, expect, it } from 'vitest'
import { readFigure, readShare } from './read-share.ts'

describe('a share', () => {
  it.each([
    ['4,2', 4.2, 4.2],
    ['4.20 %', 4.2, 4.2],
    ['1.000', 1, 1],
    ['0,125', 0.125, 0.125],
    [',5', 0.5, 0.5],
    ['100', 100, 100],
    ['100,5', 100.5, 100.5],
    ['10–25', 10, 25],
    ['10 - 25 %', 10, 25],
    ['≥ 10 – < 25', 10, 25],
    ['10 % bis 25 %', 10, 25],
    ['10 to <25', 10, 25],
    ['< 1', 0, 1],
    ['<= 0,1 %', 0, 0.1],
    ['> 20', 20, 100],
    ['max. 5 %', 0, 5],
    ['bis zu 3', 0, 3],
    ['bis 3 %', 0, 3],
    ['up to 0.5', 0, 0.5],
    ['jusqu’à 2', 0, 2],
    ['mind. 90 %', 90, 100],
    ['min 90', 90, 100],
    ['ca. 5', 5, 5],
    ['~5', 5, 5],
    ['\uff14,\uff12', 4.2, 4.2],
    ['150 ppm', 0.015, 0.015],
    ['14,5 PPM', 0.001_45, 0.001_45],
    ['1 500 ppm', 0.15, 0.15],
    ['< 15 ppm', 0, 0.0015],
    ['10 – 15 ppm', 0.001, 0.0015],
    ['10 ppm - 15 ppm', 0.001, 0.0015],
    ['mind. 100 mg/kg', 0.01, 100],
    ['400 mg/kg', 0.04, 0.04],
    ['374 g/kg', 37.4, 37.4],
    ['5 ‰', 0.5, 0.5],
  ])('%j is read', (typed, from, to) => expect(readShare(typed)).toEqual({ from, to }))

  it.each(['', ' ', 'x', '4,2,1', '25–10', '101', '100.51', '-4', '1e1', 'Rest', 'q.s.', '10-', '1 330-20-7'])('%j is none', (typed) =>
    expect(readShare(typed)).toBeNull(),
  )
})

describe('a share in ppm', () => {
  it.each(['1,500 ppm', '1.500 ppm', '15 - 10 ppm', '0,1 % 5 ppm', 'ppm', '1 100 g/kg', '150 ppm a', '10 ppm - 15'])(
    '%j is none: it may be read in two ways, or says too much',
    (typed) => expect(readShare(typed)).toBeNull(),
  )
})

describe('a measured figure', () => {
  const temperature = { min: -273, max: 1e4 }
  it.each([
    ['38', null, 38],
    ['20,5', null, 20.5],
    ['-12.5', null, -12.5],
    ['\u221212', null, -12],
    ['> 60', '>', 60],
    ['>=60', '≥', 60],
  ])('%j is read with its sign', (typed, sign, value) => expect(readFigure(typed, temperature)).toEqual({ sign, value }))

  it('is refused where it may be one or a thousand, and read where it cannot be a thousand', () => {
    expect(readFigure('1,000', { min: 0, max: 1e9 })).toBeNull()
    expect(readFigure('1,060', { min: 0, max: 100 })).toEqual({ sign: null, value: 1.06 })
  })

  it.each(['', 'hot', '-300', '38 °C', '1 2 x'])('%j is none', (typed) => expect(readFigure(typed, temperature)).toBeNull())
})
