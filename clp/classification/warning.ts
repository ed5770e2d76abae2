/** What a person should know of the input or the result; the mixture is judged all the same. */
export interface Warning {
  readonly code: string
  /** where it stands in the request, '' for the whole */
  readonly path: string
  readonly article: string | null
  readonly params: Readonly<Record<string, string | number>>
  /** in English */
  readonly message: string
}
