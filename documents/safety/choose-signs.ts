import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { signNames, type SignCode } from '../signs.ts'
import type { TextWriter } from '../text/write-text.ts'
import { has } from './condense-texts.ts'

/** Sentences that say that nothing is worn, or only what everybody wears. */
const notWorn: ReadonlySet<string> = new Set(['protection.hands.notNeeded', 'protection.respiratory.notNeeded', 'protection.body.work'])

/** Whether a text requires protective equipment. A person's own text is taken to ask for it. */
export function isNeeded(text: Text): boolean {
  return !('phrase' in text && notWorn.has(text.phrase))
}

/** Two rows of three stand beside the text. */
const mostSigns = 6

/**
 * The signs of ISO 7010 that follow from the record: equipment first, then prohibitions. Where there are more than six, further equipment
 * (face shield, apron, footwear) is said in words alone.
 */
export function choosePpeSigns({ exposureControls: controls, handling }: ProductRecord): SignCode[] {
  const respiratory = controls.respiratory.filter(isNeeded)
  const isDustOnly = respiratory.length > 0 && respiratory.every((text) => has([text], 'protection.respiratory.dustP3'))
  const wears = controls.gloves.length > 0 || controls.hands.some(isNeeded)
  const body = controls.body.filter(isNeeded)
  const signs: [SignCode, boolean][] = [
    ['M009', wears],
    ['M004', controls.eyes.some(isNeeded)],
    ['M017', respiratory.length > 0 && !isDustOnly],
    ['M016', isDustOnly],
    ['M010', body.length > 0],
    ['P003', has(handling.fireProtection, 'fireProtection.ignitionSources')],
    ['P022', has(handling.hygiene, 'hygiene.noEating')],
    ['M013', has(controls.eyes, 'protection.eyes.faceShield')],
    ['M026', has(body, 'protection.body.apronBoots')],
    ['M008', has(body, 'protection.body.shoes')],
  ]
  return signs.flatMap(([code, isShown]) => (isShown ? [code] : [])).slice(0, mostSigns)
}

/** First aid, and where eyes and skin are rinsed if the record wants an eyewash and a shower at the workplace. */
export function chooseFirstAidSigns({ exposureControls }: ProductRecord): SignCode[] {
  return has(exposureControls.engineering, 'engineering.eyeWash') ? ['E003', 'E011', 'E012'] : ['E003']
}

/** What a sign says, for those who do not see it. */
export function describeSign(code: SignCode, writer: TextWriter): string {
  return writer.term(`safety.sign.${signNames[code]}`)
}
