/** Texts of the documents by key, filled: a parameter without a value keeps its name; a key that is not there is an empty text. */
export const fillWords =
  (words: Readonly<Record<string, string | undefined>>) =>
  (key: string, values: Readonly<Record<string, string | number>>): string =>
    (words[key] ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
