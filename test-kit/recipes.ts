/** Recipes as makers have them, as the call for a classification takes them, for tests of what follows from them. */
import type { z } from 'zod'
import type { classificationRequest } from '../shared/classification/request.ts'

type Mixture = z.input<typeof classificationRequest>['mixture']

const looked = { classification: [] }

/** A two-pack solvent-borne topcoat of twelve components, for industry. */
export const paint: Mixture = {
  name: 'Paint',
  physicalState: 'liquid',
  productKind: 'paint',
  use: 'industrial',
  inhalation: 'mist',
  measured: { flashPoint: 26, flashPointMethod: 'ISO 3679', initialBoilingPoint: 126, kinematicViscosity40: 120, relativeDensity: 1.18 },
  packs: [
    { value: 5, unit: 'l' },
    { value: 20, unit: 'l' },
  ],
  components: [
    { name: 'Acrylic polyol', content: 34, own: looked },
    { cas: '13463-67-7', name: 'titanium dioxide', content: 22, own: looked },
    { cas: '123-86-4', content: 14 },
    {
      cas: '1330-20-7',
      content: 9,
      own: { classification: ['Eye Irrit. 2 H319', 'STOT SE 3 H335', 'STOT RE 2 H373', 'Asp. Tox. 1 H304'] },
    },
    { cas: '108-65-6', content: 6, own: { classification: ['STOT SE 3 H336'] } },
    { cas: '100-41-4', content: 2.5 },
    { cas: '71-36-3', content: 4 },
    {
      ec: '918-668-5',
      name: 'hydrocarbons, C9, aromatics',
      content: 3,
      own: { classification: ['Flam. Liq. 3 H226', 'STOT SE 3 H335', 'STOT SE 3 H336', 'Aquatic Chronic 2 H411'] },
    },
    { cas: '7779-90-0', content: 3 },
    {
      cas: '1065336-91-5',
      content: 0.4,
      own: { classification: ['Skin Sens. 1A H317', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410', 'Repr. 2 H361f'] },
    },
    { cas: '77-58-7', content: 0.1 },
    { name: 'Wetting additive', content: 2, own: looked },
  ],
}

/** An acid descaler for the public. */
export const descaler: Mixture = {
  name: 'Descaler',
  physicalState: 'liquid',
  productKind: 'cleaner',
  use: 'consumer',
  measured: { pH: 1.2, acidReserve: 6, relativeDensity: 1.04 },
  packs: [{ value: 0.75, unit: 'l' }],
  components: [
    { cas: '7732-18-5', name: 'water', content: 82, own: looked },
    { cas: '7664-38-2', content: 6 },
    { cas: '77-92-9', content: 8 },
    { cas: '68515-73-1', content: 3, own: { classification: ['Eye Dam. 1 H318'] } },
    { name: 'Thickener', content: 1, own: looked },
  ],
}

/** A spray paint. */
export const aerosol: Mixture = {
  name: 'Spray paint',
  physicalState: 'aerosol',
  productKind: 'paint',
  use: 'consumer',
  inhalation: 'mist',
  measured: { flammableContent: 80, heatOfCombustion: 28, ignitionDistance: 80 },
  packs: [{ value: 400, unit: 'ml' }],
  components: [
    { cas: '67-64-1', content: 28 },
    { cas: '123-86-4', content: 14 },
    { cas: '108-65-6', content: 6, own: { classification: ['STOT SE 3 H336'] } },
    { cas: '74-98-6', content: 16 },
    { cas: '106-97-8', content: 16, own: { notes: { K: true } } },
    { name: 'Alkyd resin', content: 20, own: looked },
  ],
}

/** The hardener of a two-component epoxy coating. */
export const hardener: Mixture = {
  name: 'Epoxy hardener',
  physicalState: 'liquid',
  productKind: 'paint',
  use: 'professional',
  measured: { flashPoint: 102, flashPointMethod: 'ISO 2719', kinematicViscosity40: 200, relativeDensity: 1.01 },
  packs: [
    { value: 1, unit: 'l' },
    { value: 4, unit: 'l' },
  ],
  components: [
    { cas: '100-51-6', content: 38 },
    { cas: '2855-13-2', content: 30 },
    {
      cas: '1477-55-0',
      content: 8,
      own: {
        classification: ['Acute Tox. 4 H302', 'Acute Tox. 4 H332', 'Skin Corr. 1B H314', 'Skin Sens. 1B H317', 'Aquatic Chronic 3 H412'],
      },
    },
    { cas: '69-72-7', content: 4 },
    { name: 'Epoxy amine adduct', content: 20, own: looked },
  ],
}

/** A dispersion paint with preservatives below every limit. */
export const dispersion: Mixture = {
  name: 'Dispersion paint',
  physicalState: 'liquid',
  productKind: 'paint',
  use: 'professional',
  measured: { pH: 8.5, relativeDensity: 1.5 },
  packs: [{ value: 12.5, unit: 'l' }],
  components: [
    { cas: '7732-18-5', name: 'water', content: 44.98, own: looked },
    { cas: '471-34-1', name: 'calcium carbonate', content: 30, own: looked },
    { cas: '13463-67-7', name: 'titanium dioxide', content: 12, own: looked },
    { name: 'Acrylic dispersion', content: 12.999, own: looked },
    { cas: '2634-33-5', content: 0.02 },
    { cas: '55965-84-9', content: 0.001 },
  ],
}
