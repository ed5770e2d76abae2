/** Marks of a place to break, for which the template takes a text apart. */
const broken = /[\u00ad\u200b]/

/**
 * A cell whose lines are all plain as one text: the template prints it as it is, while lines with marks and names need paragraphs of their own.
 * What is known here need not be found out in each cell while the document is compiled.
 */
export function joinPlainLines<Line>(lines: readonly Line[]): string | readonly Line[] {
  return lines.every((line) => typeof line === 'string' && !broken.test(line)) ? lines.join('\n') : lines
}
