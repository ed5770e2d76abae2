import { annexXviiMarkings, type MarkedProduct } from '../clp/reach/annex-xvii-markings.ts'

/** What Annex XVII of REACH has a product marked with, of which little more is known. */
export const markings = (facts: Partial<MarkedProduct>) =>
  annexXviiMarkings({
    hazardStatements: [],
    ingredients: [],
    isForPublic: false,
    isForWork: true,
    mayReachPublic: false,
    isLampOil: false,
    isGrillLighter: false,
    day: '2026-01-01',
    ...facts,
  })
