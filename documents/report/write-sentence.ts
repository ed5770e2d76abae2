import type { Sentence, SentenceCode } from '../../clp/classification/sentences.ts'
import type { TextWriter } from '../text/write-text.ts'

/** Sentences for which the sheet has an official term. */
const termsOfSheet: Partial<Readonly<Record<SentenceCode, string>>> = {
  flashPoint: 'property.flashPoint',
  viscosity: 'property.kinematicViscosity',
  pH: 'property.ph',
  heatOfCombustion: 'property.heatOfCombustion',
}

const routeTerms: Readonly<Record<string, string>> = {
  oral: 'route.oral',
  dermal: 'route.dermal',
  gas: 'route.inhalationGas',
  vapour: 'route.inhalationVapour',
  mist: 'route.inhalationDust',
  dust: 'route.inhalationDust',
}

/** A sentence of the engine in the language of the report; its names and categories stand as they are, its figures as the language writes them. */
export function writeSentence({ code, params = {} }: Pick<Sentence, 'code' | 'params'>, writer: TextWriter): string {
  const values = Object.entries(params).map(([name, value]) => [name, writeParam(name, value, writer)] as const)
  return writer.term(termsOfSheet[code] ?? `engine.${code}`, Object.fromEntries(values))
}

function writeParam(name: string, value: string | number, writer: TextWriter): string {
  if (typeof value === 'number') return writer.number(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return writer.date(value)
  // A route alone, and that of an estimate: “ATE oral 500”.
  if (name === 'route') return writer.term(routeTerms[value] ?? value)
  if (name !== 'what' || !value.startsWith('ATE ')) return value
  return value.replace(/^ATE (\w+) (\S+)/, (_, route: string, figure: string) => {
    return `ATE (${writer.term(routeTerms[route] ?? route)}) ${writer.number(Number(figure))}`
  })
}
