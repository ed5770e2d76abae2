/** Bytes of a file, and of one part of it when it is unpacked. */
export const largestFile = 10_000_000
export const largestPart = 40_000_000
/** Rows of one sheet, columns of a row, and filled cells of all sheets: as many as fit into the memory of the reading thread. */
export const mostRows = 100_000
export const mostColumns = 400
/** Columns of one row, empty ones included: as many as a spreadsheet has. */
export const mostSeparated = 16_384
export const mostCells = 1_000_000
/** Products of one file. */
export const mostProducts = 500
