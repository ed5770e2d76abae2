/** Regulation (EU) 2026/405, Article 37: from this day on it takes the place of Regulation (EC) No 648/2004. */
export const detergentsRegulationFrom = '2029-09-23'
