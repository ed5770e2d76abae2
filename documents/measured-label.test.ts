import { describe, expect, it } from 'vitest'
import { packageSizes } from '../clp/label/label-sizes.ts'
import { jobOf } from '../tests/compile-label.ts'
import { boundsOf, isDark, isRed } from '../test-kit/draw-pages.ts'
import { labelOfSample } from '../test-kit/label-of.ts'
import { fitLabel } from './label/fit-label.ts'
import { labelDownload } from './label/write-label-pdf.ts'
import { draw } from '../tests/draw-for-measuring.ts'

describe('a label in its PDF, measured on the page', () => {
  it.each(packageSizes)(
    'has a red square of at least $pictogramSide.least mm and an x of at least $xHeight mm, package $id',
    async ({ id, pictogramSide, xHeight }) => {
      const label = labelOfSample(
        { name: 'o', description: { text: { en: 'xxxxxxxxxx' } }, classification: [{ category: 'Flam. Liq. 2', statements: ['H225'] }] },
        `dim=8&emb=${id}&font=6&fontPN=6&xlang=1&QR=0&padT=5&padR=5&padB=5&padL=5`,
      )
      const { layout } = fitLabel(label)
      const page = await draw(jobOf(labelDownload(label, { single: true, copies: 1 })), 600)
      const frame = boundsOf(page, isRed)
      if (!frame) throw new Error('no pictogram')
      const side = (frame.right - frame.left + frame.bottom - frame.top) / 2 / Math.SQRT2
      expect(side).toBeGreaterThan(pictogramSide.least - 0.12)
      expect(Math.abs(side - layout.pictogramSide)).toBeLessThan(0.12)
      const description = layout.elements.find((element) => element.kind === 'text' && element.part === 'description')
      if (description?.kind !== 'text') throw new Error('no description')
      const { x, y, width, height } = description
      const letters = boundsOf(page, isDark, { left: x, top: y, right: x + width, bottom: y + height })
      // one pixel is 0.04 mm
      expect((letters?.bottom ?? 0) - (letters?.top ?? 0)).toBeGreaterThan(xHeight - 0.045)
    },
  )
})
