/** A place as one would write it in a program: `record.composition.ingredients[2].casNumber`. */
export function writePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_$][\w$-]*$/.test(name)) return `${before}[${JSON.stringify(name)}]`
    return before === '' ? name : `${before}.${name}`
  }, '')
}
