/** A content in %, or between two, at the end of a name, with what people write around it: `30 %`, `(ca. 25-30%)`, `37%ig`, `12 % w/w`. */
const concentration =
  /[\s,;(]+(?:ca\.|approx\.|env\.|[<>≤≥~])?\s*\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?\s*%(?:-?ig\w{0,2})?(?:\s*\(?[wvmp]\/[wvmp]\)?)?\)?$/iu
/** Letters that a concentration may have: names of strangers are long. */
const longest = 40

/** A substance’s name without the concentration that a person has put behind it; any other name as it is. */
export function withoutConcentration(name: string): string {
  return (name.slice(0, -longest) + name.slice(-longest).replace(concentration, '')).trim() || name
}
