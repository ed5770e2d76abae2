import type { Translate } from '../../../language/texts.tsx'

/** What the sentences of the library and the statements leave open, by the names that they give it. A test goes through all of them. */
const valueNames: ReadonlySet<string> = new Set(
  [
    'address agent articles bioconcentrationFactor category class code componentA componentB consumption content contentA contentB',
    'contentRange date distance effect entries filter group hardener headings hours humidity ingredients languages limit logKow lowerTier material',
    'materials methods months number numbers organs parameter parts place pressure products provision provisions quantity rate ratio',
    'reason reference regulation route routes rule section sections shade specimen standard statements substance substances temperature temperatureRange',
    'thickness time timeRange ufiA ufiB upperTier use value volume width',
  ].flatMap((names) => names.split(' ')),
)

/** What a fill-in is called. One that no sentence has, such as after a sentence was chosen again, has only its own name. */
export function valueLabel(t: Translate, name: string): string {
  return valueNames.has(name) ? t(`edit.value.${name}`) : name
}

/** A sentence of the library in parts: every second one is what it leaves open there, in words and in brackets. */
export function nameGaps(t: Translate, text: string): string[] {
  return text.split(/\{([a-zA-Z]+)\}/).map((part, index) => (index % 2 === 0 ? part : `[${valueLabel(t, part)}]`))
}
