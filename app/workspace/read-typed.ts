/** What was typed into a field of a form; empty where the form has none of that name. */
export function readTyped(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
