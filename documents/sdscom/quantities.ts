import type { Quantity, Unit } from '../../shared/record/texts.ts'
import { value, type Element } from './element.ts'

/** Units as SDScom 5.6 writes them (UnitEnum). What is not here it does not have: months, and pure numbers. */
const unitNames: Partial<Record<Unit, string>> = {
  '%': '%',
  '°C': '°C',
  'g/cm³': 'g/cm3',
  'kg/l': 'kg/L',
  'g/l': 'g/L',
  'mg/l': 'mg/L',
  'mg/kg': 'mg/kg',
  'mg/m³': 'mg/m3',
  ppm: 'ppm',
  'mg/kg/day': 'mg/kg bw.d',
  'mm²/s': 'mm2/s',
  mPa·s: 'mPa.s',
  hPa: 'hPa',
  kPa: 'kPa',
  s: 's',
  min: 'min',
  h: 'h',
  days: 'd',
  years: 'a',
  mm: 'mm',
  µm: 'µm',
  l: 'L',
  ml: 'mL',
  kg: 'kg',
  g: 'g',
  bar: 'bar',
  'vol-%': 'Vol-%',
  'mol/l': 'mol/L',
  'g/mol': 'g/mol',
  'µg/l': 'µg/L',
  mJ: 'mJ',
}

export function nameUnit(unit: Unit): string | undefined {
  return unitNames[unit]
}

/** The value or the ends of a quantity, without its unit: NumericRangeWithQualifier. */
export function ends({ sign, value: exact, from, to }: Quantity): Element[] {
  if (exact === undefined)
    return [
      ...value('UpperValueSymbol', 'le'),
      ...value('UpperValue', to),
      ...value('LowerValueSymbol', 'ge'),
      ...value('LowerValue', from),
    ]
  if (sign === '<' || sign === '≤') return [...value('UpperValueSymbol', sign === '<' ? 'lt' : 'le'), ...value('UpperValue', exact)]
  if (sign === '>' || sign === '≥') return [...value('LowerValueSymbol', sign === '>' ? 'gt' : 'ge'), ...value('LowerValue', exact)]
  return [...value('ExactValueSymbol', sign === '≈' ? 'ca' : undefined), ...value('ExactValue', exact)]
}

/** A quantity with its unit: NumericRangeWithUnitAndQualifier. None where the format has no such unit. */
export function measured(name: string, quantity: Quantity | undefined): Element[] {
  const unit = quantity && nameUnit(quantity.unit)
  return quantity && unit ? [{ name, content: [...ends(quantity), ...value('Unit', unit)] }] : []
}

/** A single value with its unit: NumericValueWithUnit. None where it is a range or has a sign, or the format has no such unit. */
export function exactly(name: string, { sign, value: exact, unit }: Quantity): Element[] {
  const unitName = nameUnit(unit)
  if (exact === undefined || sign !== undefined || unitName === undefined) return []
  return [{ name, content: [...value('ExactValue', exact), ...value('Unit', unitName)] }]
}
