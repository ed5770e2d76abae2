/** Under what the choices of a field are named that are no words of their own, such as the number of a label size. */
export const optionKey = (field: string, value: string): string => `${field}.${value}`

/** The choices of a field whose values are numbers or codes; empty where it takes any. */
export function listChoices(field: string, names: Readonly<Record<string, string>>): { value: string; text: string }[] {
  const start = optionKey(field, '')
  return Object.entries(names).flatMap(([key, text]) => (key.startsWith(start) ? [{ value: key.slice(start.length), text }] : []))
}
