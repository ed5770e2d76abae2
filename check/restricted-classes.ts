/** Entries of REACH Annex XVII that follow from a class alone: 28 to 30 of what causes cancer, mutations or harm to reproduction, 40 of what burns. */
export const restrictedClasses = [
  { entry: '28', categories: /^Carc\. 1/ },
  { entry: '29', categories: /^Muta\. 1/ },
  { entry: '30', categories: /^Repr\. 1/ },
  { entry: '40', categories: /^(?:Flam\. (?:Gas [12]|Liq\.|Sol\.)|Water-react\.|Pyr\. )/ },
] as const
