/** Width and height of a rectangle, such as a label, as one line shows them: “105 × 74”, the unit to be added. */
export function nameSize({ width, height }: { width: number; height: number }): string {
  return `${width}\u00a0×\u00a0${height}`
}
