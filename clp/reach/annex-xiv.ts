/**
 * Substances subject to authorisation: REACH (Regulation (EC) No 1907/2006), Annex XIV, entries 1 to 59 as of the amendment by Regulation (EU) 2022/586;
 * none was added until the end of 2025. What was compared with which text: docs/decisions/244-figures-against-the-acts.md.
 */

export interface AuthorisedSubstance {
  /** number in Annex XIV */
  readonly entry: number
  /** CAS numbers, of a group those of its members that the Agency's list names; EC numbers of reaction products without one of their own */
  readonly numbers: readonly string[]
  /** act and the day on which it put the substance into the Annex, YYYY-MM-DD */
  readonly act: string
  readonly since: string
  /** Article 58(1)(c)(ii), YYYY-MM-DD */
  readonly latestApplication: string
  /** Article 58(1)(c)(i), YYYY-MM-DD: from then on it is used with an authorisation alone */
  readonly sunset: string
  /** sunset dates of single uses and contents, which stand beside it */
  readonly otherSunsets: readonly string[]
  /** % w/w from which its presence in a mixture counts, unless it has a specific limit: Article 56(6) */
  readonly limit: number
}

type Row = readonly [entry: number, numbers: string, latestApplication: string, sunset: string, limit: number]

/** Article 56(6)(a) for PBT, vPvB and Article 57(f); (b) for carcinogens and mutagens of category 1 by CLP Annex I, Tables 3.5.2 and 3.6.2. */
const tenth = 0.1
/** Article 56(6)(b) for what is toxic for reproduction in category 1: CLP Annex I, Table 3.7.2. */
const threeTenths = 0.3

const acts: readonly { readonly act: string; readonly since: string; readonly rows: readonly Row[] }[] = [
  {
    act: 'Regulation (EU) No 143/2011',
    since: '2011-02-21',
    rows: [
      [1, '81-15-2', '2013-02-21', '2014-08-21', tenth],
      [2, '101-77-9', '2013-02-21', '2014-08-21', tenth],
      [3, '3194-55-6 25637-99-4 134237-50-6 134237-51-7 134237-52-8', '2014-02-21', '2015-08-21', tenth],
      [4, '117-81-7', '2013-08-21', '2015-02-21', tenth],
      [5, '85-68-7', '2013-08-21', '2015-02-21', tenth],
      [6, '84-74-2', '2013-08-21', '2015-02-21', tenth],
    ],
  },
  {
    act: 'Regulation (EU) No 125/2012',
    since: '2012-02-18',
    rows: [
      [7, '84-69-5', '2013-08-21', '2015-02-21', tenth],
      [8, '1327-53-3', '2013-11-21', '2015-05-21', tenth],
      [9, '1303-28-2', '2013-11-21', '2015-05-21', tenth],
      [10, '7758-97-6', '2013-11-21', '2015-05-21', tenth],
      [11, '1344-37-2', '2013-11-21', '2015-05-21', tenth],
      [12, '12656-85-8', '2013-11-21', '2015-05-21', tenth],
      [13, '115-96-8', '2014-02-21', '2015-08-21', threeTenths],
      [14, '121-14-2', '2014-02-21', '2015-08-21', tenth],
    ],
  },
  {
    act: 'Regulation (EU) No 348/2013',
    since: '2013-04-21',
    rows: [
      [15, '79-01-6', '2014-10-21', '2016-04-21', tenth],
      [16, '1333-82-0', '2016-03-21', '2017-09-21', tenth],
      [17, '7738-94-5 13530-68-2', '2016-03-21', '2017-09-21', tenth],
      [18, '7789-12-0 10588-01-9', '2016-03-21', '2017-09-21', tenth],
      [19, '7778-50-9', '2016-03-21', '2017-09-21', tenth],
      [20, '7789-09-5', '2016-03-21', '2017-09-21', tenth],
      [21, '7789-00-6', '2016-03-21', '2017-09-21', tenth],
      [22, '7775-11-3', '2016-03-21', '2017-09-21', tenth],
    ],
  },
  {
    act: 'Regulation (EU) No 895/2014',
    since: '2014-08-22',
    rows: [
      [23, '25214-70-4', '2016-02-22', '2017-08-22', tenth],
      [24, '7778-39-4', '2016-02-22', '2017-08-22', tenth],
      [25, '111-96-6', '2016-02-22', '2017-08-22', threeTenths],
      [26, '107-06-2', '2016-05-22', '2017-11-22', tenth],
      [27, '101-14-4', '2016-05-22', '2017-11-22', tenth],
      [28, '24613-89-6', '2017-07-22', '2019-01-22', tenth],
      [29, '7789-06-2', '2017-07-22', '2019-01-22', tenth],
      [30, '11103-86-9', '2017-07-22', '2019-01-22', tenth],
      [31, '49663-84-5', '2017-07-22', '2019-01-22', tenth],
    ],
  },
  {
    act: 'Regulation (EU) 2017/999',
    since: '2017-07-04',
    rows: [
      [32, '106-94-5', '2019-01-04', '2020-07-04', threeTenths],
      [33, '605-50-5', '2019-01-04', '2020-07-04', threeTenths],
      [34, '71888-89-6', '2019-01-04', '2020-07-04', threeTenths],
      [35, '68515-42-4', '2019-01-04', '2020-07-04', threeTenths],
      [36, '84777-06-0', '2019-01-04', '2020-07-04', threeTenths],
      [37, '117-82-8', '2019-01-04', '2020-07-04', threeTenths],
      [38, '131-18-0', '2019-01-04', '2020-07-04', threeTenths],
      [39, '776297-69-9', '2019-01-04', '2020-07-04', threeTenths],
      [40, '90640-80-5', '2019-04-04', '2020-10-04', tenth],
      [41, '65996-93-2', '2019-04-04', '2020-10-04', tenth],
      [42, '9002-93-1 2315-67-5 2315-61-9 2497-59-8', '2019-07-04', '2021-01-04', tenth],
      [43, '127087-87-0 68412-54-4 26027-38-3 37205-87-1 9016-45-9', '2019-07-04', '2021-01-04', tenth],
    ],
  },
  {
    act: 'Regulation (EU) 2020/171',
    since: '2020-02-27',
    rows: [
      [44, '68515-50-4', '2021-08-27', '2023-02-27', threeTenths],
      [45, '84-75-3', '2021-08-27', '2023-02-27', threeTenths],
      [46, '68515-51-5 68648-93-1', '2021-08-27', '2023-02-27', threeTenths],
      [47, '25155-23-1', '2021-11-27', '2023-05-27', threeTenths],
      [48, '15120-21-5 11138-47-9', '2021-11-27', '2023-05-27', threeTenths],
      [49, '7632-04-4', '2021-11-27', '2023-05-27', threeTenths],
      [50, '117933-89-8', '2022-02-27', '2023-08-27', tenth],
      [51, '3864-99-1', '2022-05-27', '2023-11-27', tenth],
      [52, '36437-37-3', '2022-05-27', '2023-11-27', tenth],
      [53, '25973-55-1', '2022-05-27', '2023-11-27', tenth],
      [54, '3846-71-7', '2022-05-27', '2023-11-27', tenth],
    ],
  },
  {
    act: 'Regulation (EU) 2022/586',
    since: '2022-05-01',
    // The Annex gives entries 57 and 59 no number; these are those under which their members are registered.
    rows: [
      [55, '78-00-2', '2023-11-01', '2025-05-01', threeTenths],
      [56, '561-41-1', '2023-11-01', '2025-05-01', tenth],
      [57, '93925-00-9 300-298-5 1471311-26-8 939-460-0', '2023-11-01', '2025-05-01', tenth],
      [58, '15571-58-1', '2023-11-01', '2025-05-01', threeTenths],
      [59, '915-270-3', '2023-11-01', '2025-05-01', threeTenths],
    ],
  },
]

/** Further members of groups, as the Agency's authorisation list names them. */
const members: Readonly<Record<number, string>> = {
  42: '9036-19-5',
  43: `27177-05-5 20427-84-3 27176-93-8 1119449-38-5 7311-27-5 27942-27-4 26264-02-8 14409-72-4 27986-36-3 1119449-37-4 34166-38-6 156609-10-8 104-35-8
    65455-69-8 57321-10-5 27177-08-8 27177-03-3 26571-11-9 42173-90-0 85005-55-6 91648-64-5 65455-72-3 27177-01-1 20636-48-0`,
  // 12040-72-1 and 37244-98-7 by their EC number in Annex VI, which is that of the entry
  48: '10332-33-9 10486-00-7 13517-20-9 125022-34-6 90568-23-3 12040-72-1 37244-98-7',
  50: `676367-05-8 676367-09-2 343934-05-4 676367-04-7 676367-08-1 676367-03-6 676367-07-0 676367-02-5 676367-06-9 343934-04-3`,
}

/** Regulation (EU) 2021/2045: sunset date of mixtures with 0.1 % or more, below 0.3 %, of a phthalate of entries 4 to 7. */
const dilutedPhthalates = { entries: [4, 5, 6, 7], below: 0.3, sunset: '2024-12-14' }
/** Regulation (EU) 2023/2482: of bis(2-ethylhexyl) phthalate in medical devices. */
const medicalDevices = { entry: 4, sunset: '2030-07-01' }

const otherSunsetsOf = (entry: number): string[] => [
  ...(dilutedPhthalates.entries.includes(entry) ? [dilutedPhthalates.sunset] : []),
  ...(entry === medicalDevices.entry ? [medicalDevices.sunset] : []),
]

/** The last amendment that is kept. */
export const annexXivState = 'Regulation (EU) 2022/586'

export const authorisedSubstances: readonly AuthorisedSubstance[] = acts.flatMap(({ act, since, rows }) =>
  rows.map(([entry, numbers, latestApplication, sunset, limit]) => ({
    entry,
    numbers: `${numbers} ${members[entry] ?? ''}`.trim().split(/\s+/),
    act,
    since,
    latestApplication,
    sunset,
    otherSunsets: otherSunsetsOf(entry),
    limit,
  })),
)

const byNumber: ReadonlyMap<string, AuthorisedSubstance> = new Map(
  authorisedSubstances.flatMap((substance) => substance.numbers.map((number) => [number, substance] as const)),
)

/** What the Annex says of a substance by its CAS and EC numbers on a day (YYYY-MM-DD); null where it does not have it then. */
export function findAuthorised(numbers: readonly (string | null | undefined)[], day: string): AuthorisedSubstance | null {
  const found = numbers.flatMap((number) => byNumber.get(number ?? '') ?? [])
  return found.find(({ since }) => since <= day) ?? null
}

/** Sunset date for a mixture with a content in % w/w, for uses without a date of their own. */
export function sunsetOf({ entry, sunset }: AuthorisedSubstance, content: number): string {
  return dilutedPhthalates.entries.includes(entry) && content < dilutedPhthalates.below ? dilutedPhthalates.sunset : sunset
}
