/**
 * A product that is delivered molten burns the skin: the library's sentences on melts, for solids of which somebody said that they are carried
 * heated.
 */
import { at, type SentenceRule } from './sentence-rule.ts'
import { melt } from './situations.ts'

export const meltRules: readonly SentenceRule[] = [
  ...at('2.3', '/otherHazards', 'REACH Annex II, 2.3', [['otherHazards.hotMeltBurns', melt]]),
  ...at('4.1', '/firstAid/skin', 'REACH Annex II, 4.1', [
    ['firstAid.skin.coolMelt', melt],
    ['firstAid.skin.doNotPullMelt', melt],
  ]),
  ...at('4.3', '/firstAid/treatment', 'REACH Annex II, 4.3', [['treatment.burns', melt]]),
  ...at('6.1', '/accidentalRelease/personal', 'REACH Annex II, 6.1.1', [['release.personal.hotMelt', melt]]),
  ...at('6.3', '/accidentalRelease/containment', 'REACH Annex II, 6.3.1 and 6.3.2', [['release.containment.solidify', melt]]),
  ...at('8.2', '/exposureControls/hands', 'REACH Annex II, 8.2.2.2(b)(i)', [['protection.hands.heat', melt]]),
  ...at('8.2', '/exposureControls/thermal', 'REACH Annex II, 8.2.2.2(d)', [['protection.thermal.melt', melt]]),
]
