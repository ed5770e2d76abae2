import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Rich } from '../document-model.ts'
import { joinSentences } from '../sds/blocks.ts'
import { chooseEmergencyContacts, generalEmergencyNumber, writeLanguages } from '../sds/choose-emergency.ts'
import { keepTogether } from '../text/bind-words.ts'
import type { TextWriter } from '../text/write-text.ts'
import { chooseFirstAidSigns, describeSign } from './choose-signs.ts'
import { condenseTexts, has, writePoints, type Condensation } from './condense-texts.ts'
import type { FirstAidRoute, SafetyModel } from './safety-model.ts'

/** Both say: rinse with plenty of water. */
const neutralised = ['release.containment.neutraliseAcid', 'release.containment.neutraliseAlkali']
/** Advice to fire brigades that whoever meets the fire first must know: water into isocyanates, and a flame that only its gas may end (P377). */
const knownByAll: readonly string[] = ['firefighter.leakingGas', 'firefighter.noWaterOnIsocyanate']

/** The sheet sends to its section 13, which nobody has at hand who stands before the poster. */
const contained: readonly Condensation[] = [{ all: ['release.containment.collectDispose'], to: 'poster.disposal.collectClosed' }]

/** Conduct in danger: whom to call, fire, spill. Advice to fire brigades stays in the sheet. */
export function writeDanger(record: ProductRecord, writer: TextWriter): SafetyModel['danger'] {
  const { firefighting, accidentalRelease: release } = record
  const slippery = 'release.personal.slipHazard'
  const personal = release.personal.filter((text) => !has([text], slippery)).slice(0, 3)
  const spilt = [...personal, ...release.containment.slice(0, 2)]
  const never = knownByAll.filter((phrase) => has(firefighting.advice, phrase)).map((phrase): Text => ({ phrase }))
  const cooled: Text[] = has(firefighting.advice, 'firefighter.coolContainers') ? [{ phrase: 'poster.danger.coolContainers' }] : []
  const isSpillOfSolvent =
    has(spilt, 'release.personal.ignitionSources', 'release.personal.ventilate') &&
    has(release.containment, 'release.containment.absorb') &&
    has(release.environment, 'release.environment.drains')
  const decontaminated = release.containment.filter((text) => has([text], 'release.containment.isocyanateDecontaminate'))
  const isCorrosive =
    has(release.responders, 'release.responders.equipment') &&
    has(release.containment, 'release.containment.absorb') &&
    neutralised.some((phrase) => has(release.containment, phrase))
  const isAerosol =
    has(release.containment, 'release.containment.aerosolsVentilate') && has(release.personal, 'release.personal.ignitionSources')
  const short: Text[] = isAerosol
    ? [{ phrase: 'poster.danger.spillAerosol' }]
    : has(release.containment, 'release.containment.solidify')
      ? [{ phrase: 'poster.danger.spillMelt' }, ...release.environment.slice(0, 1)]
      : isSpillOfSolvent
        ? [{ phrase: 'poster.danger.spill' }, ...decontaminated]
        : isCorrosive
          ? [{ phrase: 'poster.danger.spillCorrosive' }, ...release.environment.slice(0, 1)]
          : []
  const spill: Rich[] =
    short.length > 0
      ? [joinSentences(short, writer)]
      : [
          // A gas is not spilt.
          named(stateKindOf(record.parameters) === 'Gas' ? 'safety.leak' : 'safety.spill', personal, writer),
          joinSentences(condenseTexts(release.containment, contained).slice(0, 2), writer),
          joinSentences(release.environment.slice(0, 1), writer),
        ]
  return {
    heading: writer.term('safety.danger'),
    sign: { code: 'F001', description: describeSign('F001', writer) },
    callLabel: writer.term('safety.call'),
    callNumber: generalEmergencyNumber,
    contacts: chooseContacts(record, writer).map((contact) => {
      const who = contact.name ? `${contact.name}${writer.term('document.colon')} ` : ''
      const spoken = writeLanguages(contact, writer)
      return `${who}${keepTogether(contact.telephone)}${spoken === '' ? '' : ` (${spoken})`}`
    }),
    points: writePoints(
      [
        writer.text({ phrase: 'poster.danger.leaveArea' }),
        writeFire(record, writer),
        joinSentences([...never, ...cooled], writer),
        ...spill,
      ],
      writer,
    ),
  }
}

function writeFire({ firefighting }: ProductRecord, writer: TextWriter): Rich {
  const { suitableMedia, unsuitableMedia } = firefighting
  if (has(suitableMedia, 'extinguishing.suitable.foamPowderCarbonDioxide') && has(unsuitableMedia, 'extinguishing.unsuitable.waterJet'))
    return writer.text({ phrase: 'poster.danger.extinguish' })
  const isUsual = has(suitableMedia, 'extinguishing.suitable.adaptToSurroundings')
  const fire = isUsual ? writer.text({ phrase: 'poster.danger.fireSurroundings' }) : named('safety.fire', suitableMedia, writer)
  const forbidden = unsuitableMedia.filter((text) => !has([text], 'extinguishing.unsuitable.none'))
  return forbidden.length > 0 ? [...fire, { text: ' ' }, ...named('safety.unsuitable', forbidden, writer)] : fire
}

/** What follows a colon begins with a small letter, but in German, whose nouns do not, and in Danish, as in the short sentences of posters. */
const capitalAfterColon: ReadonlySet<LanguageCode> = new Set(['de', 'da'])

/** Sentences of the sheet behind a word that says what they are for. A person’s own words stay as they are. */
function named(term: string, texts: readonly Text[], writer: TextWriter): Rich {
  const [first, ...others] = joinSentences(texts, writer)
  const [begin] = texts
  if (!first || !begin) return []
  const isOwn = !('phrase' in begin) || first.missing === true || capitalAfterColon.has(writer.language)
  const text = isOwn ? first.text : first.text.charAt(0).toLocaleLowerCase(writer.language) + first.text.slice(1)
  return [{ text: `${writer.term(term)}${writer.term('document.colon')} ` }, { ...first, text }, ...others]
}

/** The supplier's line and one poison centre: there is room for two, and nobody chooses between numbers in danger. */
function chooseContacts(record: ProductRecord, { language }: TextWriter) {
  const { own, national } = chooseEmergencyContacts(record, language)
  return [...own.slice(0, 1), ...national].slice(0, 2)
}

const sayFirst: readonly Condensation[] = [
  {
    all: ['firstAid.skin.rinseCorrosive', 'firstAid.skin.callDoctorBurns', 'firstAid.general.removeContaminated'],
    to: 'poster.firstAid.skinCorrosive',
  },
  { all: ['firstAid.general.removeContaminated', 'firstAid.skin.washSoap'], to: 'poster.firstAid.skin' },
  { all: ['firstAid.skin.coolMelt', 'firstAid.skin.doNotPullMelt'], to: 'poster.firstAid.burnMelt' },
  { all: ['firstAid.eyes.rinseCorrosive', 'firstAid.eyes.eyeDoctor'], to: 'poster.firstAid.eyesCorrosive' },
  { all: ['firstAid.eyes.rinse', 'firstAid.eyes.doctorIrritation'], to: 'poster.firstAid.eyes' },
  { all: ['firstAid.inhalation.freshAir', 'firstAid.inhalation.doctorSymptoms'], to: 'poster.firstAid.inhalation' },
  {
    all: ['firstAid.ingestion.rinseMouth', 'firstAid.ingestion.noVomiting', 'firstAid.ingestion.callDoctor'],
    to: 'poster.firstAid.ingestion',
  },
]
/** In the sheet: the poster says what everybody does at once. */
const leftToSheet: ReadonlySet<string> = new Set([
  'firstAid.inhalation.artificialRespiration',
  'firstAid.skin.noSolvents',
  'firstAid.skin.doctorIrritation',
  'firstAid.eyes.removeLenses',
  'firstAid.eyes.protectUnharmedEye',
])
const undress = 'firstAid.general.removeContaminated'
const routes = ['eyes', 'skin', 'inhalation', 'ingestion'] as const

/** First aid by route of exposure, the record's own sentences or the short ones that cover them. */
export function writeFirstAid(record: ProductRecord, writer: TextWriter): SafetyModel['firstAid'] {
  const { firstAid, exposureControls } = record
  const undressing: Text[] = has(firstAid.general, undress) && !has(firstAid.skin, undress) ? [{ phrase: undress }] : []
  const textsOf = (key: FirstAidRoute['key']) => (key === 'skin' ? [...undressing, ...firstAid.skin] : firstAid[key])
  const known = routes.flatMap((key): FirstAidRoute[] => {
    const texts = condenseTexts(textsOf(key), sayFirst).filter((text) => !('phrase' in text && leftToSheet.has(text.phrase)))
    return texts.length > 0 ? [{ key, heading: writer.term(`safety.route.${key}`), text: joinSentences(texts, writer) }] : []
  })
  return {
    heading: writer.term('safety.firstAid'),
    signs: chooseFirstAidSigns(record).map((code) => ({ code, description: describeSign(code, writer) })),
    routes: known,
    points: known.length > 0 ? [] : writePoints([joinSentences(firstAid.general, writer)], writer),
    note: joinSentences(
      exposureControls.engineering.filter((text) => has([text], 'engineering.eyeWash')),
      writer,
    ),
  }
}
