/** Lawful products that are dangerous goods by how they are carried: hot, or under pressure. */
import { harmless, mix, own, type LawfulProduct } from './mix.ts'

export const carriedHotOrPressed: Readonly<Record<string, LawfulProduct>> = {
  'road bitumen, molten': mix(
    'industrial',
    'solid',
    null,
    { flashPoint: 260, flashPointMethod: 'ISO 2592', meltingPoint: 50, carriageTemperature: 175, relativeDensity: 1.02 },
    [own('8052-42-4', 100)],
    { value: 25, unit: 't' },
  ),
  'thermal oil, warm': mix('industrial', 'liquid', null, { flashPoint: 210, carriageTemperature: 60, relativeDensity: 0.87 }, [
    harmless('white mineral oil', 100),
  ]),
  'sulphur, molten': mix(
    'industrial',
    'solid',
    null,
    { flashPoint: 168, meltingPoint: 119, carriageTemperature: 140, relativeDensity: 2.07 },
    [{ cas: '7704-34-9', content: 100 }],
    { value: 20, unit: 't' },
  ),
  'hardening salt, molten': mix(
    'industrial',
    'solid',
    null,
    { meltingPoint: 730, carriageTemperature: 800 },
    [own('7447-40-7', 50), own('7647-14-5', 50)],
    { value: 1, unit: 't' },
  ),
  'butane cartridge': mix(
    'consumer',
    'gas',
    null,
    { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
    [own('106-97-8', 70), own('74-98-6', 30)],
    { value: 0.45, unit: 'l' },
    'gasCartridge',
  ),
  'powder extinguisher': mix(
    'professional',
    'solid',
    null,
    {},
    [harmless('ammonium dihydrogenorthophosphate', 98), harmless('siloxane', 2)],
    { value: 6, unit: 'kg' },
    'fireExtinguisher',
  ),
  'mounting foam in a cylinder': mix(
    'professional',
    'liquid',
    null,
    { flashPoint: -41, initialBoilingPoint: -24, relativeDensity: 1.05, tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
    [harmless('polyol', 80), { cas: '115-10-6', content: 20 }],
    { value: 10, unit: 'l' },
    'chemicalUnderPressure',
  ),
  'lighter gas in a lighter': mix(
    'consumer',
    'gas',
    null,
    { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
    [own('75-28-5', 100)],
    { value: 5, unit: 'ml' },
    'lighter',
  ),
}
