import { lightnessOfColour } from './lightness-of-colour.ts'

/** A colour as a drawing writes it in an attribute or a style: `fill="#0e4a52"`, `stroke:rgb(1,2,3)`. */
const paint =
  /\b(fill|stroke|stop-color|flood-color|color)(\s*[=:]\s*["']?)(#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|hsla?\([^)]*\)|[a-z]+\b)(?!\()/gi

/** Style sheets with what is in them, and tags. */
const tags = /<style\b[^>]*>[^]*?<\/style>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/** L* from which on a colour is the white of the paper. */
const paper = 98
/** L* by which two dark colours must differ before anybody sees two. */
const seenApart = 8
/** Share of the larger side of a drawing: a contour of 0.2 mm on a logo of 20 mm, two dots of a label printer. */
const contourShare = 0.01

interface Ink {
  /** whether it is the white of the paper */
  readonly isPaper: boolean
  readonly colour: '#000' | '#fff'
  /** round what could lie on its own colour; null: nothing that it lies on swallows it */
  readonly contour: '#000' | '#fff' | null
}

/**
 * A drawing in black and white: on a label only frames of pictograms are red and only transport labels have colours. The widest step between the lightnesses of
 * its colours and of the paper parts black from white. What was neither the darkest colour nor white gets a contour of the other, since nobody knows on what it lies:
 * white on the paper and black on black would be lost. A contour that lies on its own colour is not seen.
 * @param svg a drawing without scripts or links, as the product record demands it
 */
export function blackenDrawing(svg: string): string {
  const lightnesses = [...svg.matchAll(paint)].flatMap(([, , , colour]) => lightnessOfColour(colour ?? '') ?? [])
  const inkOf = findInks(lightnesses)
  const contour = contourShare * sideOf(svg)
  let isGround = true
  return svg.replaceAll(tags, (tag) => {
    const black = tag.replaceAll(paint, (whole, name: string, sign: string, colour: string) => {
      const lightness = lightnessOfColour(colour)
      return lightness === null ? whole : `${name}${sign}${inkOf(lightness).colour}`
    })
    if (contour === 0 || /^<(?:svg|stop|linearGradient|radialGradient)\b/i.test(tag)) return black
    if (/^<style/i.test(tag)) return withContourOfRules(tag, black, inkOf, contour)
    const [fill, stroke] = [inkOfPaint(tag, 'fill', inkOf), inkOfPaint(tag, 'stroke', inkOf)]
    // A white shape below all others is the paper.
    const isPaper = isGround && fill?.isPaper === true
    if (fill !== null || stroke !== null) isGround = false
    if (isPaper) return black
    if (fill?.contour && (stroke === null || stroke.colour === fill.colour)) return withContour(black, fill.contour, contour)
    return stroke?.contour && tag.endsWith('/>') ? withCasing(black, stroke.contour, contour) : black
  })
}

function findInks(lightnesses: readonly number[]): (lightness: number) => Ink {
  const steps = [...new Set(lightnesses.filter((one) => one <= paper))].toSorted((one, other) => one - other)
  const [darkest = 0] = steps
  const gaps = steps.map((lightness, at) => ({ lightness, gap: (steps[at + 1] ?? 100) - lightness }))
  const border = gaps.reduce((widest, one) => (one.gap > widest.gap ? one : widest), { lightness: darkest, gap: 0 }).lightness
  const hasLight = steps.some((lightness) => lightness > border)
  return (lightness) => {
    if (lightness > paper) return { isPaper: true, colour: '#fff', contour: hasLight ? '#000' : null }
    if (lightness > border) return { isPaper: false, colour: '#fff', contour: '#000' }
    return { isPaper: false, colour: '#000', contour: lightness - darkest >= seenApart ? '#fff' : null }
  }
}

/** The larger side of a drawing in its own units; 0 where it does not say it. */
function sideOf(svg: string): number {
  const [, box = ''] = /<svg\b[^>]*\bviewBox\s*=\s*["']([^"']*)/i.exec(svg) ?? []
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = Math.max(width, height)
  return Number.isFinite(side) && side > 0 ? side : 0
}

function inkOfPaint(tag: string, name: 'fill' | 'stroke', inkOf: (lightness: number) => Ink): Ink | null {
  const own = [...tag.matchAll(paint)].find(([, one]) => one?.toLowerCase() === name)
  const lightness = lightnessOfColour(own?.[3] ?? 'none')
  return lightness === null ? null : inkOf(lightness)
}

const written = (width: number): string => String(Number(width.toFixed(3)))

/** Half of the line lies outside of the shape, below which it is drawn; a line of the shape's own colour gives way to it. */
function withContour(tag: string, colour: string, width: number): string {
  const own = tag.replace(/\bstroke\s*:[^;"']*;?/gi, '').replaceAll(/\s(?:stroke|stroke-width|paint-order)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
  return own.replace(/\s*\/?>$/, (end) => ` stroke="${colour}" stroke-width="${written(2 * width)}" paint-order="stroke"${end.trim()}`)
}

/** A line has no contour: a broader one lies below it. */
function withCasing(tag: string, colour: string, width: number): string {
  const [, own = ''] = /\sstroke-width\s*=\s*["']([\d.]+)["']/.exec(tag) ?? []
  if (own === '') return tag
  const casing = tag
    .replace(/\sstroke-width\s*=\s*["'][^"']*["']/, ` stroke-width="${written(Number(own) + 2 * width)}"`)
    .replace(/\bstroke(\s*[=:]\s*["']?)#(?:000|fff)/i, `stroke$1${colour}`)
    .replace(/\sid\s*=\s*(?:"[^"]*"|'[^']*')/, '')
  return casing + tag
}

/** Rules of a style sheet that fill and draw no line: `.a{fill:#123}`. */
function withContourOfRules(sheet: string, black: string, inkOf: (lightness: number) => Ink, width: number): string {
  const bodies = [...sheet.matchAll(/\{[^{}]*\}/g)].map(([body]) => inkOfPaint(body, 'fill', inkOf)?.contour ?? null)
  let at = -1
  return black.replaceAll(/\{[^{}]*\}/g, (body) => {
    at += 1
    const colour = bodies[at] ?? null
    if (colour === null || /\bstroke\s*:/i.test(body)) return body
    return `${body.slice(0, -1).replace(/;?\s*$/, '')};stroke:${colour};stroke-width:${written(2 * width)};paint-order:stroke}`
  })
}
