/** What running head and foot repeat of the document. */
export interface RunningLines {
  name: string
  /** What the document is, from the longest wording to the shortest: the template takes the first that fits. */
  documents: string[]
  page: string
  version: string
  supplier: string
  permalink: string
  footer: string
}

/** Longest part of a text that can be of use on one line, in characters. */
const longestLine = 160

/**
 * The lines without what can never show: no word of theirs is parted, the template cuts each at its width, and need not measure thousands
 * of letters.
 */
export function cutRunningLines({ documents, ...lines }: RunningLines): RunningLines {
  const cut = (text: string) => {
    const whole = text.replaceAll('\u00ad', '')
    return whole.length > longestLine ? `${[...whole].slice(0, longestLine).join('')}…` : whole
  }
  const { name, page, version, supplier, permalink, footer } = lines
  return {
    name: cut(name),
    documents: documents.map(cut),
    page: cut(page),
    version: cut(version),
    supplier: cut(supplier),
    permalink: cut(permalink),
    footer: cut(footer),
  }
}
