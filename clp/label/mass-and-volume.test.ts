import { describe, expect, it } from 'vitest'
import { namesMassAndVolume } from './pack-content.ts'

describe('mass and volume of a pack', () => {
  it.each(['400 ml (300 g)', '300 g, 400 ml', '0,5 kg / 600 ml', '400 мл 300 г', '400 ml 300 γρ.', '300g 400ml'])(
    'are both in “%s”',
    (content) => {
      expect(namesMassAndVolume(content)).toBe(true)
    },
  )

  it.each(['400 ml', '300 g', '', '2 pieces', '400 ml, 3 glasses'])('are not both in “%s”', (content) => {
    expect(namesMassAndVolume(content)).toBe(false)
  })
})
