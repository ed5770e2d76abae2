/** Substances as makers of paints, cleaners, adhesives, oils and baths have them in their store, with what their suppliers say beside Annex VI. */
import { looked } from '../../test-kit/good-recipe.ts'
import type { Recipe } from '../../test-kit/say-for-recipe.ts'

export type TradeSubstance = Omit<Recipe['components'][number], 'content'>

/** By its entry in Annex VI alone. */
const harmonised = (...numbers: string[]): TradeSubstance[] => numbers.map((cas) => ({ cas }))
/** Without a hazard. */
const harmless = (cas: string, name: string): TradeSubstance => ({ cas, name, own: looked })
const withOwn = (cas: string, ...classification: string[]): TradeSubstance => ({ cas, own: { classification } })

const acids = [
  ...harmonised('7647-01-0', '7664-93-9', '7697-37-2', '7664-38-2', '64-19-7', '64-18-6', '7664-39-3', '5329-14-6', '75-75-2'),
  ...harmonised('77-92-9', '144-62-7', '7601-90-3', '50-21-5', '79-21-0', '10043-35-3', '65-85-0', '104-15-4', '7738-94-5'),
  withOwn('79-14-1', 'Acute Tox. 4 H332', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'),
  withOwn('2809-21-4', 'Met. Corr. 1 H290', 'Acute Tox. 4 H302', 'Eye Dam. 1 H318'),
]

const alkalis = [
  ...harmonised('1310-73-2', '1310-58-3', '1336-21-6', '141-43-5', '111-42-2', '6834-92-0', '497-19-8', '107-15-3', '111-40-0'),
  ...harmonised('112-24-3', '2855-13-2', '100-37-8', '108-91-8', '121-44-8', '1305-78-8'),
  withOwn('1305-62-0', 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'STOT SE 3 H335'),
  withOwn('1344-09-8', 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318'),
]

const oxidisers = [
  ...harmonised('7722-84-1', '7681-52-9', '7778-54-3', '2893-78-9', '7775-27-1', '7722-64-7', '7775-09-9', '15630-89-4', '7631-99-4'),
  ...harmonised('6484-52-2', '94-36-0', '1338-23-4', '614-45-9', '80-15-9', '7758-19-2', '70693-62-8'),
]

const solvents = [
  ...harmonised('67-64-1', '64-17-5', '67-63-0', '67-56-1', '108-88-3', '110-54-3', '141-78-6', '78-93-3', '111-76-2', '108-65-6'),
  ...harmonised('872-50-4', '68-12-2', '75-09-2', '127-18-4', '109-99-9', '60-29-7', '100-42-5', '142-82-5', '71-36-3', '107-98-2'),
  ...harmonised('123-86-4', '100-51-6', '110-82-7', '67-66-3', '75-15-0', '5989-27-5'),
  withOwn('1330-20-7', 'Eye Irrit. 2 H319', 'STOT SE 3 H335', 'STOT RE 2 H373', 'Asp. Tox. 1 H304'),
  withOwn('64742-48-9', 'Flam. Liq. 3 H226', 'Asp. Tox. 1 H304', 'STOT SE 3 H336'),
]

const resinsAndMonomers = [
  ...harmonised('822-06-0', '4098-71-9', '101-68-8', '26471-62-5', '80-62-6', '79-10-7', '140-88-5', '96-33-3', '868-77-9', '50-00-0'),
  ...harmonised('107-13-1', '106-89-8', '79-06-1', '7085-85-0', '108-05-4', '25068-38-6', '9016-87-9'),
  withOwn('28182-81-2', 'Acute Tox. 4 H332', 'Skin Sens. 1 H317', 'STOT SE 3 H335'),
]

const actives = [
  ...harmonised('55965-84-9', '2634-33-5', '2682-20-4', '26530-20-1', '55406-53-6', '13463-41-7', '52-51-7', '3811-73-2', '111-30-8'),
  ...harmonised('7758-98-7', '7646-85-7', '7761-88-8', '7778-50-9', '10099-74-8', '7786-81-4', '10108-64-2', '7487-94-7', '1327-53-3'),
  ...harmonised(
    '57-12-5',
    '143-33-9',
    '7681-49-4',
    '7632-00-0',
    '26628-22-8',
    '54-11-5',
    '52315-07-8',
    '1897-45-6',
    '330-54-1',
    '107-21-1',
  ),
  ...harmonised('123-31-9', '108-95-2', '91-20-3', '85-44-9', '108-31-6', '95-14-7', '302-01-2', '7803-57-8', '7775-14-6'),
]

const powders = [
  ...harmonised('7429-90-5', '7440-66-6', '7439-95-4', '7704-34-9', '7723-14-0', '7440-02-0', '65997-15-1', '1309-60-0', '1314-13-2'),
  ...harmonised('7440-50-8', '1317-61-9', '12125-02-9', '7646-69-7', '7440-23-5', '75-20-7'),
]

const surfactants = [
  withOwn('68891-38-3', 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'Aquatic Chronic 3 H412'),
  withOwn('68424-85-1', 'Acute Tox. 4 H302', 'Skin Corr. 1B H314', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'),
  withOwn('68439-46-3', 'Acute Tox. 4 H302', 'Eye Dam. 1 H318'),
  withOwn('7173-51-5', 'Acute Tox. 3 H301', 'Skin Corr. 1B H314', 'Aquatic Acute 1 H400', 'Aquatic Chronic 2 H411'),
]

/** What gives a product its hazards. */
export const hazardous: readonly (readonly TradeSubstance[])[] = [
  acids,
  alkalis,
  oxidisers,
  solvents,
  resinsAndMonomers,
  actives,
  powders,
  surfactants,
]

/** What fills it up. */
const liquids: readonly TradeSubstance[] = [
  harmless('7732-18-5', 'water'),
  { name: 'Alkyd resin', own: looked },
  harmless('57-55-6', 'propane-1,2-diol'),
  { cas: '64-17-5' },
]
const solids = [harmless('14808-60-7', 'quartz sand'), harmless('7631-86-9', 'silicon dioxide'), harmless('471-34-1', 'calcium carbonate')]
export const fillers = { liquid: liquids, solid: solids, aerosol: liquids } as const

export const shieldingGas = harmless('7727-37-9', 'nitrogen')
export const propellants = [
  { cas: '74-98-6', content: 40 },
  { cas: '115-10-6', content: 30 },
  { ...shieldingGas, content: 3 },
] as const
