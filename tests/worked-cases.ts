import { ofAcuteToxicity } from './worked-cases/acute-toxicity.ts'
import { ofEnvironment } from './worked-cases/environment.ts'
import { ofLastingHarm } from './worked-cases/lasting-harm.ts'
import { ofSkinAndEyes } from './worked-cases/skin-and-eyes.ts'
import type { WorkedCase } from './worked-cases/worked-case.ts'

/** Mixtures with what CLP makes of them; worked-case.ts says from where. */
export const workedCases: readonly WorkedCase[] = [...ofAcuteToxicity, ...ofSkinAndEyes, ...ofLastingHarm, ...ofEnvironment]

/** What a label carries of a classification (CLP Articles 19, 20 and 26). */
export interface WorkedLabel {
  readonly name: string
  readonly classes: readonly string[]
  readonly pictograms: readonly string[]
  readonly signalWord: 'danger' | 'warning'
}

export const workedLabels: readonly WorkedLabel[] = [
  {
    name: 'GHS07 stays for acute toxicity beside GHS05',
    classes: ['Skin Corr. 1B', 'Acute Tox. 4 oral'],
    pictograms: ['GHS05', 'GHS07'],
    signalWord: 'danger',
  },
  {
    name: 'GHS05 takes the place of GHS07 for the skin',
    classes: ['Eye Dam. 1', 'Skin Irrit. 2'],
    pictograms: ['GHS05'],
    signalWord: 'danger',
  },
  {
    name: 'GHS06 takes the place of GHS07',
    classes: ['Acute Tox. 3 oral', 'Skin Sens. 1', 'STOT SE 3 (narcotic)'],
    pictograms: ['GHS06'],
    signalWord: 'danger',
  },
  {
    name: 'Chronic 2 gives no signal word',
    classes: ['Flam. Liq. 3', 'Aquatic Chronic 2'],
    pictograms: ['GHS02', 'GHS09'],
    signalWord: 'warning',
  },
  {
    name: 'GHS07 stays for narcotic effects beside GHS08',
    classes: ['Resp. Sens. 1', 'STOT SE 3 (narcotic)'],
    pictograms: ['GHS07', 'GHS08'],
    signalWord: 'danger',
  },
]
