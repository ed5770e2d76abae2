/** Width and height of a rectangle, such as a label, as one line shows them: “105 × 74”, the unit to be added. @param format writes a number for the reader */
export function nameSize({ width, height }: { width: number; height: number }, format: (value: number) => string = String): string {
  return `${format(width)}\u00a0×\u00a0${format(height)}`
}
