/** A product that is delivered hot burns the skin: the library's sentences on melts, for what somebody said to be carried heated. */
import { at, type SentenceRule } from './sentence-rule.ts'
import { hot, melt } from './situations.ts'

export const meltRules: readonly SentenceRule[] = [
  ...at('2.3', '/otherHazards', 'REACH Annex II, 2.3', [['otherHazards.hotMeltBurns', hot]]),
  ...at('4.1', '/firstAid/skin', 'REACH Annex II, 4.1', [
    ['firstAid.skin.coolMelt', hot],
    ['firstAid.skin.doNotPullMelt', melt],
  ]),
  ...at('4.3', '/firstAid/treatment', 'REACH Annex II, 4.3', [['treatment.burns', hot]]),
  ...at('6.1', '/accidentalRelease/personal', 'REACH Annex II, 6.1.1', [['release.personal.hotMelt', hot]]),
  ...at('6.3', '/accidentalRelease/containment', 'REACH Annex II, 6.3.1 and 6.3.2', [['release.containment.solidify', melt]]),
  ...at('8.2', '/exposureControls/hands', 'REACH Annex II, 8.2.2.2(b)(i)', [['protection.hands.heat', hot]]),
  ...at('8.2', '/exposureControls/thermal', 'REACH Annex II, 8.2.2.2(d)', [['protection.thermal.melt', hot]]),
]
