/** Lawful products far from paints: a fuel, a metal, a gas that lets others burn, a weak bleach, and what is nearly a cosmetic. */
import { closed, harmless, mix, own, water, type LawfulProduct } from './mix.ts'

export const fuelsMetalsAndCare: Readonly<Record<string, LawfulProduct>> = {
  petrol: mix(
    'consumer',
    'liquid',
    'fuel',
    {
      ...closed,
      flashPoint: -40,
      flashPointMethod: 'ISO 13736',
      initialBoilingPoint: 30,
      kinematicViscosity40: 0.6,
      relativeDensity: 0.745,
    },
    [
      own(
        '86290-81-5',
        95,
        'Flam. Liq. 1 H224',
        'Skin Irrit. 2 H315',
        'Muta. 1B H340',
        'Carc. 1B H350',
        'Repr. 2 H361fd',
        'STOT SE 3 H336',
        'Asp. Tox. 1 H304',
        'Aquatic Chronic 2 H411',
      ),
      { cas: '64-17-5', content: 5 },
    ],
    { value: 5, unit: 'l' },
  ),
  oxygen: mix('industrial', 'gas', null, {}, [own('7782-44-7', 100, 'Ox. Gas 1 H270', 'Press. Gas H280')], { value: 50, unit: 'l' }),
  'zinc powder': mix(
    'industrial',
    'solid',
    null,
    { relativeDensity: 7.1 },
    [
      own('7440-66-6', 98, 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'),
      own('1314-13-2', 2, 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410'),
    ],
    { value: 25, unit: 'kg' },
  ),
  'weak bleach': mix('consumer', 'liquid', 'cleaner', { pH: 12.2, relativeDensity: 1.05, flashPoint: 101, alkaliReserve: 0.6 }, [
    water(96.2),
    { cas: '7681-52-9', content: 2.8 },
    { cas: '1310-73-2', content: 0.4 },
    own('68955-55-5', 0.6, 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'Aquatic Acute 1 H400', 'Aquatic Chronic 2 H411'),
  ]),
  'hand cream': mix(
    'consumer',
    'liquid',
    null,
    { pH: 5.5, relativeDensity: 0.98, flashPoint: 101 },
    [
      water(75),
      harmless('glycerol', 8),
      harmless('cetearyl alcohol', 7),
      harmless('paraffinum liquidum', 9.2),
      { cas: '122-99-6', content: 0.8 },
    ],
    { value: 75, unit: 'ml' },
  ),
}
