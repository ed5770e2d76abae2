import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { listOwnWords, type OwnWords } from './list-own-words.ts'

interface Repealed {
  /** as it is cited in every language, without the letters of the Community */
  readonly number: RegExp
  readonly act: string
  /** the first day on which it does not apply */
  readonly since: string
  readonly by: string
}

/** Acts that sheets go on citing, each by the article of the act that repealed it. */
const acts: readonly Repealed[] = [
  // Regulation (EC) No 1272/2008, Article 60
  { number: /\b67\/548\b/, act: '67/548/EEC', since: '2015-06-01', by: '(EC) 1272/2008' },
  { number: /\b1999\/45\b/, act: '1999/45/EC', since: '2015-06-01', by: '(EC) 1272/2008' },
  // Regulation (EC) No 1907/2006, Article 139
  { number: /\b91\/155\b/, act: '91/155/EEC', since: '2007-06-01', by: '(EC) 1907/2006' },
  { number: /\b76\/769\b/, act: '76/769/EEC', since: '2009-06-01', by: '(EC) 1907/2006' },
  // Regulation (EU) 2020/878, Article 2: sheets by the Annex before it could be provided until 31 December 2022
  { number: /\b453\/2010\b/, act: '(EU) 453/2010', since: '2023-01-01', by: '(EU) 2020/878' },
  { number: /\b2015\/830\b/, act: '(EU) 2015/830', since: '2023-01-01', by: '(EU) 2020/878' },
  // Directive 2012/18/EU, Article 32
  { number: /\b96\/82\b/, act: '96/82/EC', since: '2015-06-01', by: '2012/18/EU' },
  // Regulation (EU) No 528/2012, Article 96
  { number: /\b98\/8\b(?=\/| ?[(,.;:)]|$)/, act: '98/8/EC', since: '2013-09-01', by: '(EU) 528/2012' },
  // Directive 2008/98/EC, Article 41
  { number: /\b91\/689\b/, act: '91/689/EEC', since: '2010-12-12', by: '2008/98/EC' },
  { number: /\b2006\/12\b(?=\/)/, act: '2006/12/EC', since: '2010-12-12', by: '2008/98/EC' },
  // Regulation (EU) 2019/1021, Article 21
  { number: /\b850\/2004\b/, act: '(EC) 850/2004', since: '2019-07-15', by: '(EU) 2019/1021' },
  // Regulation (EU) 2019/1148, Article 17
  { number: /\b98\/2013\b/, act: '(EU) 98/2013', since: '2021-02-01', by: '(EU) 2019/1148' },
  // Regulation (EU) 2024/590, Article 30, and (EU) 2024/573, Article 37
  { number: /\b1005\/2009\b/, act: '(EC) 1005/2009', since: '2024-03-11', by: '(EU) 2024/590' },
  { number: /\b517\/2014\b/, act: '(EU) 517/2014', since: '2024-03-11', by: '(EU) 2024/573' },
  { number: /\b842\/2006\b/, act: '(EC) 842/2006', since: '2015-01-01', by: '(EU) 2024/573' },
  // Regulation (EU) No 649/2012, Article 31
  { number: /\b689\/2008\b/, act: '(EC) 689/2008', since: '2014-03-01', by: '(EU) 649/2012' },
  // Directive 2010/75/EU, Article 81
  { number: /\b1999\/13\b(?=\/)/, act: '1999/13/EC', since: '2014-01-07', by: '2010/75/EU' },
  // Regulation (EU) 2016/425, Article 46, and Directive 2014/34/EU, Article 43
  { number: /\b89\/686\b/, act: '89/686/EEC', since: '2018-04-21', by: '(EU) 2016/425' },
  { number: /\b94\/9\b(?=\/)/, act: '94/9/EC', since: '2016-04-20', by: '2014/34/EU' },
]

/** Risk phrases were those of Directive 67/548/EEC. A refrigerant bears such a number alone, and two of them are no sentence. */
const riskPhrases = /\bR ?[1-6]?\d(?:\/\d{2})*\b(?=[ :.–-]+\p{Lu}).*\bR ?[1-6]?\d(?:\/\d{2})*\b(?=[ :.–-]+\p{Lu})/su

/** What a sheet cites applies, or is told as history: REACH Annex II, 15.1 and 16(a). */
export const checkRepealedActs: Rule = ({ record, context }) => {
  const told = listOwnWords(record).filter(({ path }) => !path.startsWith('otherInformation.changes'))
  const gone = acts.filter(({ since }) => context.day >= since)
  return told.flatMap((one) => judge(one, gone)).slice(0, mostPlaces)
}

/** Whoever writes like that sees it at the first of them. */
const mostPlaces = 10

function judge({ path, written }: OwnWords, gone: readonly Repealed[]): Finding[] {
  const [ofDanger] = gone.filter(({ act }) => act === '67/548/EEC')
  const cited = gone.filter(
    (one) => written.some(({ words }) => one.number.test(words)) && !written.some(({ words }) => words.includes(shortOf(one.by))),
  )
  const isOfRisks = ofDanger !== undefined && !cited.includes(ofDanger) && written.some(({ words }) => riskPhrases.test(words))
  return [...cited, ...(isOfRisks ? [ofDanger] : [])].map(({ act, since, by }) =>
    finding('regulatory.actRepealed', path, { params: { act, date: { day: since }, found: by } }),
  )
}

/** Whoever names what came in its place tells history: `1272/2008`. */
const shortOf = (by: string): string => /\d+\/\d+/.exec(by)?.[0] ?? by
