/** Pages of a product name their interface language in the path, the others in the query. */
export function requestedLanguage(params: { interfaceLang?: string | undefined }, search: string): string | null {
  return params.interfaceLang ?? (new URLSearchParams(search).get('interfaceLang') || null)
}
