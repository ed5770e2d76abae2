import type { Measured, Mixture } from '../../clp/classification/mixture.ts'
import type { AnsweredComponent } from '../../clp/consequences/answered-component.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { PlainFact, PlainTable } from '../plain/print-document.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { writePlace } from './write-places.ts'

interface Listed {
  facts: PlainFact[]
  tables: PlainTable[]
}

/** The input: state, use, measured data, and each component with what is known of it and from where. */
export function listInputs(mixture: Mixture, { components, remainder }: ClassificationAnswer, writer: TextWriter): Listed {
  const { physicalState, use, productKind, receptacle, packs, overrides } = mixture
  const fact = (term: string, value: string | null): PlainFact[] => (value === null ? [] : [{ term, value }])
  return {
    facts: [
      ...fact(writer.term('property.physicalState'), physicalState === null ? null : writeState(physicalState, writer)),
      ...fact(writer.term('report.receptacle'), receptacle === null ? null : writer.term(`report.receptacle.${receptacle}`)),
      ...fact(writer.term('sds.identifiedUses'), use === null ? null : writeUse(use, writer)),
      // A word of the contract: its names are English.
      ...fact(writer.term('tds.recommendedUse'), writer.language === 'en' ? productKind : null),
      ...fact(
        writer.term('tds.packs'),
        packs.length === 0 ? null : packs.map(({ value, unit }) => `${writer.number(value)}\u00a0${unit}`).join(', '),
      ),
      ...listMeasured(mixture.measured, writer),
      ...overrides.map(({ category, hazardClass, basis, reason, person, day }) => ({
        term: writer.term(`hazardClass.${hazardClass}`),
        // A reason that ends as a sentence would have two signs behind it.
        value: [
          category ?? writer.term('sds.criteriaNotMet').replace(/\.$/u, ''),
          writer.term(`basis.${basis}`),
          reason.trim().replace(/\.$/u, ''),
          person,
          day === null ? null : writer.date(day),
        ]
          .filter((part) => part !== null)
          .join(`${writer.term('document.semicolon')} `),
      })),
      ...fact(writer.term('report.remainder'), remainder > 0 ? `${writer.number(remainder)}\u00a0%` : null),
    ],
    tables: [
      {
        caption: writer.heading('3'),
        columns: [
          { head: writer.term('sds.substance'), width: 62 },
          { head: headOfContent(physicalState, writer), width: 26 },
          { head: writer.term('sds.classification'), width: 50 },
          { head: writer.term('sds.sources'), width: 36 },
        ],
        rows: components.map((one) => describeComponent(one, writer)),
      },
    ],
  }
}

/** Contents of gases are by volume, as are their limits (CLP Annex VI, 1.1.3.2, Note 5), all others by weight. */
export const headOfContent = (state: Mixture['physicalState'], writer: TextWriter): string =>
  writer.term(state === 'gas' ? 'sds.contentByVolume' : 'sds.content')

function writeState(state: NonNullable<Mixture['physicalState']>, writer: TextWriter): string {
  return state === 'gas' ? writer.term('report.gas') : plainText(writer.text({ phrase: `state.${state}` }))
}

function writeUse(use: NonNullable<Mixture['use']>, writer: TextWriter): string {
  return use === 'consumer' ? writer.term('population.consumers') : writer.term(`report.${use}`)
}

/** Terms of measured figures with their units; what has no name of its own in the sheet is named by its place in the regulation. */
const figures: readonly (readonly [keyof Measured, term: string, unit: string])[] = [
  ['flashPoint', 'property.flashPoint', '°C'],
  ['initialBoilingPoint', 'property.boilingPoint', '°C'],
  ['meltingPoint', 'property.meltingPoint', '°C'],
  ['carriageTemperature', 'report.carriageTemperature', '°C'],
  ['pH', 'property.ph', ''],
  ['alkaliReserve', 'property.acidReserve', 'g NaOH/100\u00a0g'],
  ['acidReserve', 'property.acidReserve', 'g NaOH/100\u00a0g'],
  ['kinematicViscosity40', 'property.kinematicViscosity', 'mm²/s (40\u00a0°C)'],
  ['relativeDensity', 'property.density', ''],
  ['vapourPressure50', 'property.vapourPressure', 'kPa (50\u00a0°C)'],
  ['heatOfCombustion', 'property.heatOfCombustion', 'kJ/g'],
  ['enclosedSpaceTime', 'property.enclosedSpaceTime', 's/m³'],
  ['deflagrationDensity', 'property.deflagrationDensity', 'g/m³'],
]
const placedFigures: readonly (readonly [keyof Measured, place: string, unit: string])[] = [
  ['flammableContent', 'CLP Annex I, 2.3.2', '%'],
  ['ignitionDistance', 'CLP Annex I, 2.3.2', 'cm'],
]

function listMeasured(measured: Measured, writer: TextWriter): PlainFact[] {
  const write = (name: keyof Measured, term: string, unit: string): PlainFact[] => {
    const figure = measured[name]
    return typeof figure === 'number'
      ? [{ term, value: unit === '' ? writer.number(figure) : `${writer.number(figure)}\u00a0${unit}` }]
      : []
  }
  const yesOrNo = (is: boolean): string => plainText(writer.text({ phrase: is ? 'propertyNote.yes' : 'propertyNote.no' }))
  const { sustainsCombustion, foam, layers, tests } = measured
  return [
    ...figures.flatMap(([name, term, unit]) => write(name, writer.term(term), unit)),
    ...placedFigures.flatMap(([name, place, unit]) => write(name, writePlace(place, writer), unit)),
    ...(sustainsCombustion === null ? [] : [{ term: writer.term('property.sustainedCombustion'), value: yesOrNo(sustainsCombustion) }]),
    ...(foam === null
      ? []
      : [
          {
            term: writePlace('CLP Annex I, 2.3.2', writer),
            value: `${writer.number(foam.flameHeight)}\u00a0cm, ${writer.number(foam.flameDuration)}\u00a0s`,
          },
        ]),
    ...layers.map(({ aspirationContent, kinematicViscosity40 }) => ({
      term: writePlace('CLP Annex I, 3.10.3.3.1.3', writer),
      value: `${writer.number(aspirationContent)}\u00a0%, ${writer.number(kinematicViscosity40)}\u00a0mm²/s`,
    })),
    ...tests.map(({ category, statement, result, method }) => ({
      term: writer.term('basis.testData'),
      value: [category, statement, result === 'positive' ? '+' : '−', method].filter((part) => part !== null).join(', '),
    })),
  ]
}

function describeComponent(component: AnsweredComponent, writer: TextWriter): string[][] {
  const { name, cas, ec, index, substance, content, classification, notes, unknown, refused } = component
  const numbers = [
    cas && `${writer.term('identifier.cas')} ${cas}`,
    ec && `${writer.term('identifier.ec')} ${ec}`,
    index && `${writer.term('identifier.index')} ${index}`,
    substance,
  ]
  const { from, to } = content
  const ofEntry = classification.some(({ source }) => source === 'harmonised') || index !== null
  return [
    [name, ...numbers.flatMap((number) => number || [])],
    [from === to ? writer.number(from) : `${writer.number(from)}–${writer.number(to)}`],
    [
      ...classification.map((one) => [one.class, one.statement, one.minimum ? '*' : null].filter((part) => part !== null).join(' ')),
      ...(unknown.length > 0
        ? [`${writer.term('report.unknown')}${unknown.includes('all') ? '' : `${writer.term('document.colon')} ${unknown.join(', ')}`}`]
        : []),
      ...(classification.length === 0 && unknown.length === 0 ? ['–'] : []),
    ],
    [
      ...(ofEntry ? [`${writePlace('CLP Annex VI', writer)} (${writer.term('report.harmonised')})`] : []),
      ...(notes.length > 0 ? [writer.term('annexNote.named', { notes: notes.join(', ') })] : []),
      ...(classification.some(({ source }) => source === 'own') || (!ofEntry && unknown.length === 0) ? [writer.term('sds.supplier')] : []),
      ...refused.map(
        ({ what, article }) => `${writer.term('report.leftOut')}${writer.term('document.colon')} ${what} (${writePlace(article, writer)})`,
      ),
    ],
  ]
}
