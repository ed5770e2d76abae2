/** Labels in one file at most: a renderer holds all of its pages until the file is written. Without a schema, for a browser wants the number alone. */
export const mostCopies = 1_000
