import type { ExposureRoute } from '../../clp/annex-vi/entry.ts'
import type { Ingredient } from './composition.ts'

/** The route of which a class of acute toxicity speaks, in whatever form something is inhaled: CLP Annex I, Tables 3.1.1 and 3.1.3. */
export const exposureRouteOf = (route: Ingredient['acuteToxicityEstimates'][number]['route']): ExposureRoute =>
  route === 'oral' || route === 'dermal' ? route : 'inhalation'
