import type { HazardClass } from '../../clp/hazard-categories.ts'
import { countsFor } from '../../clp/reach/reaches-criteria.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Block, CellLine, Subsection, Table } from '../document-model.ts'
import { writeUnknownAquaticHazard } from '../label-duties.ts'
import { keepTogether } from '../text/bind-words.ts'
import type { TextWriter } from '../text/write-text.ts'
import { cell, emptyCell, pairsOr, paragraph, paragraphs, paragraphsOr, rich, textsRow } from './blocks.ts'
import { openNotClassified } from './not-classified.ts'
import { classParagraphs } from './section-02.ts'
import { keyOfIngredient, nameOf, nameOfRow } from './section-03.ts'
import type { SdsSource } from './sds-source.ts'

/** Section 12: ecological information. */
export function writeSection12({ record }: SdsSource, writer: TextWriter): Subsection[] {
  const { ecology, composition, classification } = record
  const classified = (...classes: HazardClass[]) => classParagraphs(classification, classes, writer)
  const aquatic = classified('aquaticHazard')
  const unknown = writeUnknownAquaticHazard(record, writer)
  const studies = writeEcotoxicityStudies(composition.ingredients, writer)
  const ozone = classified('ozoneLayerHazard')
  const fate = writeFate(composition.ingredients, writer)
  const toxicity: Block[] = [
    ...(aquatic.length > 0
      ? aquatic
      : [paragraph('aquaticCriteria', openNotClassified(record, writer)(['aquaticHazard'], ecology.notClassified?.aquaticHazard))]),
    ...(unknown === null ? [] : [paragraph('unknownAquaticHazard', rich(unknown))]),
    ...paragraphs(ecology.toxicity, writer),
  ]
  return [
    { number: '12.1', heading: writer.heading('12.1'), blocks: studies.rows.length > 0 ? [...toxicity, studies] : toxicity },
    { number: '12.2', heading: writer.heading('12.2'), blocks: tableOr(fate.degradability, ecology.persistence, writer) },
    { number: '12.3', heading: writer.heading('12.3'), blocks: tableOr(fate.bioaccumulation, ecology.bioaccumulation, writer) },
    { number: '12.4', heading: writer.heading('12.4'), blocks: paragraphsOr(ecology.mobility, writer, 'document.noData') },
    {
      number: '12.5',
      heading: writer.heading('12.5'),
      blocks: [
        ...classified('persistentBioaccumulativeToxicProperties', 'persistentMobileToxicProperties'),
        ...paragraphsOr(ecology.pbt, writer, 'sds.seeSection23'),
      ],
    },
    {
      number: '12.6',
      heading: writer.heading('12.6'),
      blocks: [...classified('endocrineDisruptionForTheEnvironment'), ...paragraphsOr(ecology.endocrine, writer, 'sds.seeSection23')],
    },
    {
      number: '12.7',
      heading: writer.heading('12.7'),
      blocks: ozone.length > 0 ? [...ozone, ...paragraphs(ecology.other, writer)] : paragraphsOr(ecology.other, writer, 'document.noData'),
    },
  ]
}

function tableOr(table: Table, texts: Parameters<typeof paragraphs>[0], writer: TextWriter): Block[] {
  if (table.rows.length === 0) return paragraphsOr(texts, writer, 'document.noData')
  return [...paragraphs(texts, writer), table]
}

function writeEcotoxicityStudies(ingredients: readonly Ingredient[], writer: TextWriter): Table {
  return {
    kind: 'table',
    key: 'ecotoxicityStudies',
    caption: writer.term('sds.ecotoxicityOfIngredients'),
    columns: [
      { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 50 },
      { key: 'group', head: writer.term('sds.organism'), align: 'start', width: 50 },
      { key: 'endpoint', head: writer.term('sds.endpoint'), align: 'start', width: 28 },
      { key: 'value', head: writer.term('sds.value'), align: 'end', width: 24 },
      { key: 'method', head: writer.term('sds.method'), align: 'start', width: 22 },
    ],
    rows: ingredients.flatMap((ingredient) => [
      ...(ingredient.ecotoxicity.length === 0 && countsForWater(ingredient)
        ? [{ key: `${keyOfIngredient(ingredient)} none`, cells: lackingCells(ingredient, 3, writer) }]
        : []),
      ...ingredient.ecotoxicity.map((study, row) => ({
        key: [keyOfIngredient(ingredient), study.endpoint, study.group, study.species].join(' '),
        cells: [
          cell(nameOfRow(ingredient, row, writer)),
          cell(writer.term(`organism.${study.group}`), study.species),
          cell(`${writer.abbreviation(study.endpoint)}, ${writer.quantity(study.duration)}`),
          cell(writer.quantity(study.quantity)),
          study.method ? cell(writer.method(study.method)) : emptyCell,
        ],
      })),
    ]),
  }
}

/** What makes the mixture hazardous to water must show its data, or that there are none: REACH Annex II, 12.1 and 12.2. */
function countsForWater(ingredient: Ingredient): boolean {
  return countsFor(ingredient, ['aquaticHazard'])
}

/** A row that says that data lack, with so many empty cells behind. */
function lackingCells(ingredient: Ingredient, empty: number, writer: TextWriter): CellLine[][] {
  return [cell(nameOf(ingredient, writer)), cell(writer.term('document.noDataShort')), ...Array.from({ length: empty }, () => emptyCell)]
}

function writeFate(ingredients: readonly Ingredient[], writer: TextWriter): { degradability: Table; bioaccumulation: Table } {
  const substance = { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 74 } as const
  return {
    degradability: {
      kind: 'table',
      key: 'degradability',
      caption: writer.term('sds.degradabilityOfIngredients'),
      columns: [substance, { key: 'degradability', head: writer.term('sds.assessment'), align: 'start', width: 100 }],
      rows: ingredients.flatMap((ingredient) =>
        ingredient.degradability
          ? [{ key: keyOfIngredient(ingredient), cells: [cell(nameOf(ingredient, writer)), cell(writer.text(ingredient.degradability))] }]
          : countsForWater(ingredient)
            ? [{ key: keyOfIngredient(ingredient), cells: lackingCells(ingredient, 0, writer) }]
            : [],
      ),
    },
    bioaccumulation: {
      kind: 'table',
      key: 'bioaccumulation',
      caption: writer.term('sds.bioaccumulationOfIngredients'),
      columns: [
        substance,
        { key: 'logKow', head: writer.term('sds.logKow'), align: 'end', width: 50 },
        { key: 'bcf', head: writer.term('sds.bioconcentrationFactor'), align: 'end', width: 50 },
      ],
      rows: ingredients.flatMap((ingredient) =>
        ingredient.logKow === undefined && ingredient.bioconcentrationFactor === undefined
          ? []
          : [
              {
                key: keyOfIngredient(ingredient),
                cells: [
                  cell(nameOf(ingredient, writer)),
                  ingredient.logKow === undefined ? emptyCell : cell(writer.number(ingredient.logKow)),
                  ingredient.bioconcentrationFactor === undefined ? emptyCell : cell(writer.number(ingredient.bioconcentrationFactor)),
                ],
              },
            ],
      ),
    },
  }
}

/** Section 13: disposal considerations. */
export function writeSection13({ record: { disposal } }: SdsSource, writer: TextWriter): Subsection[] {
  const rows = [
    ...textsRow('sds.disposalProduct', disposal.product, writer),
    ...textsRow('sds.disposalPackaging', disposal.packaging, writer),
  ]
  const codes: Table = {
    kind: 'table',
    key: 'wasteCodes',
    caption: writer.term('sds.wasteCodes'),
    columns: [
      { key: 'code', head: writer.term('sds.wasteCode'), align: 'start', width: 34 },
      { key: 'name', head: writer.term('sds.wasteName'), align: 'start', width: 140 },
    ],
    rows: disposal.wasteCodes.map(({ code, name }) => ({
      key: code,
      cells: [cell(keepTogether(code)), cell(writer.text(name))],
    })),
  }
  return [
    {
      number: '13.1',
      heading: writer.heading('13.1'),
      blocks:
        codes.rows.length > 0
          ? [...pairsOr('disposal', rows, writer, 'document.noData'), codes]
          : pairsOr('disposal', rows, writer, 'document.noData'),
    },
  ]
}
