import { labelElementsOf } from '../label-elements-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Rich } from '../document-model.ts'
import { joinSentences } from '../sds/blocks.ts'
import { describePictogram, writeLabelStatement } from '../sds/section-02.ts'
import type { TextWriter } from '../text/write-text.ts'
import { choosePpeSigns, describeSign, isNeeded } from './choose-signs.ts'
import { condenseTexts, has, mostPoints, writePoints, type Condensation } from './condense-texts.ts'
import type { SafetyModel } from './safety-model.ts'
import { writeAccess, writeEmployment } from './who-may-work.ts'

/** Says where the sheet can be had, or nothing at all, but names no hazard (CLP Annex II, Part 2, 2.10 and Part 4). */
const withoutHazard: ReadonlySet<string> = new Set(['EUH210', 'EUH401'])

/** What the record says of the product beside its classification, in short. */
const furtherHazards: readonly { phrase: string; within: (record: ProductRecord) => readonly Text[]; to: string }[] = [
  ...['otherHazards.gasDisplacesAir', 'symptoms.liquidGasCold', 'otherHazards.selfDecomposing'].map((phrase) => ({
    phrase,
    within: ({ otherHazards }: ProductRecord) => otherHazards,
    to: phrase,
  })),
  { phrase: 'fireHazard.explosiveMixture', within: ({ firefighting }) => firefighting.hazards, to: 'poster.hazard.explosiveVapours' },
  { phrase: 'protection.thermal.melt', within: ({ exposureControls }) => exposureControls.thermal, to: 'poster.hazard.hotMelt' },
  { phrase: 'release.personal.slipHazard', within: ({ accidentalRelease }) => accidentalRelease.personal, to: 'poster.hazard.slippery' },
]

/** What kills late and unnoticed comes first: carcinogens, mutagens, what is toxic to reproduction, of category 1A and 1B. */
const graveStarts = ['H350', 'H340', 'H360'] as const

function putGraveFirst<Code extends string>(codes: readonly Code[]): Code[] {
  const rankOf = (code: Code) =>
    (graveStarts.findIndex((start) => code.startsWith(start)) + graveStarts.length + 1) % (graveStarts.length + 1)
  return codes.toSorted((left, right) => rankOf(left) - rankOf(right))
}

/**
 * Hazards: signal word, pictograms and statements as on the label. Further hazards only where there are points left for them.
 */
export function writeHazards(record: ProductRecord, writer: TextWriter): SafetyModel['hazards'] {
  const elements = labelElementsOf(record)
  const statements = putGraveFirst(elements.hazardStatements).map((code) => writeLabelStatement(record.classification, code, writer))
  const supplementalStatements = record.labelElements.supplementalStatements.filter(({ code }) => !withoutHazard.has(code))
  const supplemental = supplementalStatements.map(({ code, values }) => writer.statement(code, values))
  const notClassified = record.classification.length === 0 ? [writer.text({ phrase: 'poster.hazard.notClassified' })] : []
  const said = [...notClassified, ...statements, ...supplemental]
  const further = furtherHazards
    .filter(({ phrase, within }) => has(within(record), phrase))
    .slice(0, Math.max(0, mostPoints - said.length))
    .map(({ to }) => writer.text({ phrase: to }))
  return {
    heading: writer.term('safety.hazards'),
    signalWord: elements.signalWord ? writer.heading(`signalWord.${elements.signalWord}`) : '',
    pictograms: elements.pictograms.map((code) => ({ code, description: describePictogram(code, writer) })),
    points: writePoints([...said, ...further], writer),
    unofficial: writer.noteUnofficial([...elements.hazardStatements, ...supplementalStatements.map(({ code }) => code)]),
  }
}

const ventilation: readonly Condensation[] = [{ all: ['engineering.localExhaust'], to: 'poster.measure.ventilation' }]
const eyeProtection: readonly Condensation[] = [
  { all: ['protection.eyes.goggles', 'protection.eyes.faceShield'], to: 'poster.measure.faceShield' },
  { all: ['protection.eyes.goggles'], to: 'poster.measure.glasses' },
]
const gloves: readonly Condensation[] = [{ all: ['protection.hands.heat'], to: 'poster.measure.heatGloves' }]
const respiratory: readonly Condensation[] = [{ all: ['protection.respiratory.suppliedAir'], to: 'poster.measure.suppliedAir' }]
const ignition: readonly Condensation[] = [{ all: ['fireProtection.ignitionSources'], to: 'poster.measure.ignitionSources' }]
const hygiene: readonly Condensation[] = [{ all: ['hygiene.noEating', 'hygiene.washHands'], to: 'poster.measure.washHands' }]
/** Rules of handling that a worker must know by heart, the first of them that the record has. */
const rules: readonly Condensation[] = [
  ...['storageIncompatible.selfDecomposing', 'storageIncompatible.water', 'handling.gasValves'].map((phrase) => ({
    all: [phrase],
    to: phrase,
  })),
  { all: ['handling.noMixingAcids'], to: 'handling.noMixingAcids' },
  { all: ['handling.noMixing'], to: 'poster.measure.noMixing' },
  { all: ['handling.neverAddWater'], to: 'poster.measure.addToWater' },
  { all: ['handling.aerosol'], to: 'handling.aerosol' },
  { all: ['handling.noSandingChromate'], to: 'poster.measure.dustExtraction' },
  { all: ['protection.thermal.melt'], to: 'poster.measure.meltTank' },
  { all: ['handling.sensitisedPersons'], to: 'handling.sensitisedPersons' },
]
const noSpecialFireProtection = 'fireProtection.noSpecial'
/** General remarks, which say nothing of what is worn. */
const aboutGloves: ReadonlySet<string> = new Set(['protection.hands.observeManufacturer', 'protection.hands.replace'])

/** Exhaust ventilation if the record wants it, or else its first measure. */
function chooseVentilation(engineering: readonly Text[]): Text[] {
  const short = condenseTexts(engineering, ventilation)
  return [short.find((text) => has([text], 'poster.measure.ventilation')) ?? short[0]].flatMap((text) => text ?? [])
}

/**
 * Protective measures and rules of conduct: who may work with the product at all, then of each kind the first measure of the record, which
 * every sign stands beside in words. The further ones are in the safety data sheet.
 * @param day ISO day of the version
 */
export function writeProtection(record: ProductRecord, day: string, writer: TextWriter): SafetyModel['protection'] {
  const { exposureControls: controls, handling } = record
  const join = (texts: readonly Text[]) => joinSentences(texts, writer)
  const fire = handling.fireProtection.filter((text) => !has([text], noSpecialFireProtection))
  const rule = rules.find(({ all }) => has([...handling.handling, ...handling.incompatible], ...all))
  const access = writeAccess(record, day, writer)
  const employment = writeEmployment(record, writer)
  const measures = [
    join(chooseVentilation(controls.engineering)),
    join(condenseTexts(fire, ignition).slice(0, 1)),
    writeGloves(record, writer),
    join(condenseTexts(controls.eyes.filter(isNeeded), eyeProtection).slice(0, 1)),
    join(controls.body.filter(isNeeded).slice(0, 1)),
    join(condenseTexts(controls.respiratory.filter(isNeeded), respiratory).slice(0, 1)),
    join(rule ? [{ phrase: rule.to }] : []),
    join(condenseTexts(handling.hygiene, hygiene).slice(0, 1)),
  ]
  return {
    heading: writer.term('safety.protection'),
    signs: choosePpeSigns(record).map((code) => ({ code, description: describeSign(code, writer) })),
    // Each list is a point of its own: what is joined are the measures.
    points: [...access, ...writePoints(measures, writer, mostPoints - access.length - employment.length), ...employment],
  }
}

/** The first glove named, with its time: `>` and `≥` are left out, since the glove is changed then at the latest. */
function writeGloves({ exposureControls }: ProductRecord, writer: TextWriter): Rich {
  const worn = condenseTexts(exposureControls.hands, gloves).filter(
    (text) => isNeeded(text) && !('phrase' in text && (aboutGloves.has(text.phrase) || 'values' in text)),
  )
  const [glove] = exposureControls.gloves
  if (!glove) return joinSentences(worn, writer)
  const material: Text = glove.material
  const named: Text =
    glove.thickness && glove.breakthrough
      ? {
          phrase: 'poster.measure.gloves',
          values: { material, thickness: glove.thickness, time: { ...glove.breakthrough, sign: undefined } },
        }
      : { phrase: 'poster.measure.glovesOf', values: { material } }
  return joinSentences([named, ...worn], writer)
}

const storage: readonly Condensation[] = [
  { all: ['storage.originalContainer', 'storage.coolVentilated'], to: 'poster.storage.closedCool' },
  { all: ['storage.lockedUp'], to: 'poster.storage.lockedUp' },
  { all: ['storage.aerosols'], to: 'poster.storage.below50' },
]
/** Where the product is stored at the workplace; the others of the record concern the store. */
const storedAtWork: readonly string[] =
  'storage.gasContainers storage.temperatureOfLabel storage.frost poster.storage.closedCool poster.storage.lockedUp poster.storage.below50'.split(
    ' ',
  )
const wastes: readonly Condensation[] = [{ all: ['disposal.product.notHousehold'], to: 'poster.disposal.noDrains' }]
/** Said by the waste code, and a duty of the employer. */
const withCode: ReadonlySet<string> = new Set(['disposal.product.hazardousWaste', 'disposal.product.producerAssigns'])

/** Goes without saying. */
const likeProduct = 'disposal.packaging.contaminated'

/** Packaging is a waste of its own: chapter 15 01 of the list of waste (Decision 2000/532/EC). */
const ofPackaging = /^15\s*01/

/** Storage at the workplace and proper disposal, with the first waste code that the record has for the product (Decision 2000/532/EC). */
export function writeDisposal(record: ProductRecord, writer: TextWriter): SafetyModel['disposal'] {
  const { handling, disposal } = record
  const kept = condenseTexts(handling.storage, storage)
  const own = kept.filter((text) => !('phrase' in text) || storedAtWork.includes(text.phrase))
  const stored = own.length > 0 ? own : kept.slice(0, 1)
  const cloths: Text[] = has(handling.fireProtection, 'fireProtection.clothsMetalBin') ? [{ phrase: 'poster.storage.ragsMetalBin' }] : []
  const code = disposal.wasteCodes.find((one) => !ofPackaging.test(one.code))
  const collected: Text[] = code ? [{ phrase: 'poster.disposal.wasteCode', values: { code: code.code } }] : []
  const product = condenseTexts(disposal.product, wastes).filter((text) => !(code && 'phrase' in text && withCode.has(text.phrase)))
  const packaging = disposal.packaging.filter((text) => !has([text], likeProduct))
  return {
    heading: writer.term('safety.disposal'),
    points: writePoints(
      [[...stored, ...cloths].slice(0, 2), [...collected, ...product.slice(0, 2)], packaging.slice(0, 1)].map((texts) =>
        joinSentences(texts, writer),
      ),
      writer,
    ),
  }
}
