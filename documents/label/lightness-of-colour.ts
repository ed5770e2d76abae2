const notColours: ReadonlySet<string> = new Set(['none', 'transparent', 'inherit', 'url', 'context', 'currentcolor', 'evenodd', 'nonzero'])

/** CIE L* of a colour of a drawing, 0 black to 100 white; null for what is no colour. A named colour other than white counts as black. */
export function lightnessOfColour(colour: string): number | null {
  const lower = colour.toLowerCase()
  if (notColours.has(lower)) return null
  if (lower.startsWith('#')) return lightnessOfChannels(readHex(lower))
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(lower)?.[1]
    ?.split(/[\s,/]+/)
    .slice(0, 3)
  if (numbers) return lightnessOfChannels(numbers.map((part) => (part.endsWith('%') ? Number(part.slice(0, -1)) * 2.55 : Number(part))))
  const share = /^hsla?\([^)]*?([\d.]+)%[^)\d]*\)$|^hsla?\([^,\s]+[,\s]+[\d.]+%[,\s]+([\d.]+)%/.exec(lower)
  if (share) return Number(share[2] ?? share[1])
  return lower === 'white' ? 100 : 0
}

function readHex(hex: string): number[] {
  const digits =
    hex.length <= 5 ? Array.from(hex.slice(1, 4), (digit) => digit + digit) : [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)]
  return digits.map((digit) => Number.parseInt(digit, 16))
}

/** sRGB (IEC 61966-2-1) to CIE L*. */
function lightnessOfChannels(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Math.min(255, Math.max(0, Number.isFinite(channel) ? channel : 0)) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance <= 0.008_856 ? luminance * 903.3 : 116 * Math.cbrt(luminance) - 16
}
