import type { Warning } from '../warning.ts'
import { doubtAerosol } from './doubt-aerosol.ts'
import type { Doubted } from './doubt.ts'
import { doubtBoilingPoint, doubtFlashPoint } from './doubt-fire.ts'
import { doubtDensity, doubtPH } from './doubt-water.ts'

/**
 * Measured figures that physics, or what the mixture consists of, hardly lets be: the mixture is judged by them all the same, since a measurement goes before
 * a calculation (CLP Articles 8 and 9), and whoever typed them is asked to look again. Only what no good measurement would give; a slip within it stays unseen.
 */
export function findDoubts(doubted: Doubted): Warning[] {
  return [
    ...doubtFlashPoint(doubted),
    ...doubtBoilingPoint(doubted),
    ...doubtAerosol(doubted),
    ...doubtDensity(doubted),
    ...doubtPH(doubted),
  ]
}
