/** A product as the start page shows it to whoever looks for a sheet. */
export interface FoundSheet {
  id: number
  name: string
  /** Another of its names, which is nearer to what was asked for. */
  otherName: string | null
  supplier: string
  codes: string[]
  /** In words of the page's language; null where there is none. */
  signalWord: string | null
  isWithdrawn: boolean
  /** An earlier version had the UFI or GTIN that was asked for, and the one published last has not. */
  isEarlier: boolean
  /** The page of the product; of a withdrawn one its digital label, the only page that is left. */
  path: string
}

export interface FoundSheets {
  sheets: FoundSheet[]
  isMore: boolean
  /** Nothing was found, and the text is a UFI or GTIN with a wrong check character. */
  mistyped: 'ufi' | 'gtin' | null
  /** The text is a complete identifier of these alone: whoever opens it means one of them. */
  complete: number
}

/** Letters of a question at most: an address with query is longer than any name. */
export const longestQuestion = 200
