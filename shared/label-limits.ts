/** Labels in one file at most: a renderer holds all of its pages until the file is written. Without a schema, for a browser wants the number alone. */
export const mostCopies = 1_000

/** What a field for a margin takes, 0 to 40 mm in thousandths; empty: as usual. */
export const marginPattern = String.raw`(\d|[0-3]\d)([.,]\d{1,3})?|40([.,]0{1,3})?`

/** What a field for a side of a label takes, 20 to 420 mm in tenths. */
export const sidePattern = String.raw`(0?[2-9]\d|[1-3]\d\d|4[01]\d)([.,]\d)?|420([.,]0)?`

const margin = new RegExp(`^(?:${marginPattern})$`)
const side = new RegExp(`^(?:${sidePattern})$`)

/** Whether a text is a margin of a label, in a field, an address or a call. Without a schema, too: a browser needs no more. */
export const isMargin = (text: string): boolean => margin.test(text)

/** Whether a text is a side of a label. */
export const isSide = (text: string): boolean => side.test(text)

/** Stands for the day on which a label is made: what is empty counts as absent, and leaves the day of the record. */
export const printDay = 'today'
