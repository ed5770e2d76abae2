/**
 * From which day a workplace limit of the Union stands in national law, by the act that a record cites for it: the end of the time in which the
 * Member States had to follow (Directive 98/24/EC, Article 3; Directive 2004/37/EC, Annex III).
 */
const appliedFrom: Readonly<Record<string, string>> = {
  '2000/39/EC': '2001-12-31',
  '2006/15/EC': '2007-09-01',
  '2009/161/EU': '2011-12-18',
  '(EU) 2017/164': '2018-08-21',
  '(EU) 2019/1831': '2021-05-20',
  // its values for formaldehyde and the like: Directive (EU) 2019/983
  '2004/37/EC': '2021-07-11',
}

/** Whether a limit that cites an act, `2004/37/EC (Cr)` or without what is in brackets at its end, holds on a day. An act that is not known here always does. */
export function isUnionLimitOn(basis: string, day: string): boolean {
  const act = basis.replace(/ \([A-Za-z ]+\)$/, '')
  const from = appliedFrom[act]
  return from === undefined || day >= from
}
