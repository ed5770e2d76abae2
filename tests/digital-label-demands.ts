/** What the law asks of a digital label, how the page meets it, and the test that shows it. `docs/digital-label.md` is written from this list. */
export interface Demand {
  source: string
  demand: string
  how: string
  /** File and name of the test, as it stands in that file. */
  shownBy: readonly [file: string, test: string]
}

const label = 'tests/digital-label.database.test.ts'
const composed = 'documents/digital-label/compose-digital-label.test.ts'
const pages = 'tests/browser/every-page.test.ts'

/** Regulation (EC) No 1272/2008 as Regulation (EU) 2024/2865 changed it; the points are told by what they ask. */
export const demands: readonly Demand[] = [
  {
    source: 'CLP Article 17(1)',
    demand:
      'The label names the supplier, the quantity, the product, pictograms, signal word, hazard and precautionary statements, and what is supplemental.',
    how: 'The page is made from the model of the printed label, and leaves out nothing that an option or the relief for small packages takes off that one.',
    shownBy: [composed, 'of product %i says in each language what the printed label says'],
  },
  {
    source: 'CLP Article 17(1)',
    demand: 'What the maker switches off on the printed label stays on the digital one.',
    how: 'Its options for UFI, statements, pictograms and relief are not asked.',
    shownBy: [composed, 'leaves nothing out, whatever the printed one does'],
  },
  {
    source: 'CLP Article 17(2)',
    demand: 'The elements stand in the official language of the Member State.',
    how: 'Each language in which the sheet is complete; a text that is lacking shows as missing.',
    shownBy: [composed, 'shows a text that the language lacks as missing, in its place'],
  },
  {
    source: 'CLP Article 32(3)',
    demand: 'Hazard statements stand together, and so do precautionary statements.',
    how: 'One part for hazards; precautionary statements follow it in two parts, first what to do if something happens.',
    shownBy: [label, 'shows the elements of Article 17 in one place, before everything else'],
  },
  {
    source: 'CLP Article 34b(1): one place, apart from other information',
    demand: 'All elements stand together and apart from everything else.',
    how: '`<main>` holds the elements; the way on, version, day and lot stand below it, behind a grey bar. Above it stands the choice of language.',
    shownBy: [label, 'shows the elements of Article 17 in one place, before everything else'],
  },
  {
    source: 'CLP Article 34b(1): searchable',
    demand: 'The information can be searched.',
    how: 'Text, and no pictures of text; search engines may keep it, each language under an address of its own.',
    shownBy: [label, 'is text that can be searched, and found by search engines in each language'],
  },
  {
    source: 'CLP Article 34b(1): for everybody in the Union, ten years at least',
    demand: 'It is accessible for ten years after the supplier stops, and to all.',
    how: 'The address is permanent; the label of a withdrawn product answers 200 and says that it was withdrawn. Nothing deletes a published version.',
    shownBy: [label, 'of a withdrawn product stays, and says that it was withdrawn'],
  },
  {
    source: 'CLP Article 34b(1): for everybody in the Union, ten years at least',
    demand: 'What was sold with the label in a language can be read in that language.',
    how: 'A language that later versions lack keeps the label of the last version that had it, under a notice that leads to the newest.',
    shownBy: [label, 'stays in a language that later versions lack, says that there is a newer one, and leads to it'],
  },
  {
    source: 'CLP Article 34b(1): free, without registration, application or password',
    demand: 'Nobody has to sign in or to install something.',
    how: 'The page answers without any header of the visitor, and needs no script.',
    shownBy: [label, 'needs no account, script, cookie or other host'],
  },
  {
    source: 'CLP Article 34b(1): vulnerable groups',
    demand: 'It meets the needs of vulnerable groups.',
    how: '20 px at least, headings, languages of parts, pictograms in words, dark and light, 320 px wide and 400 %, a telephone number to press; nothing moves.',
    shownBy: [pages, '%s has no barrier, fits on the narrowest phone too, and keeps its text without JavaScript'],
  },
  {
    source: 'CLP Article 34b(1): two clicks at most',
    demand: 'No more than two clicks lead to it.',
    how: 'The code of a label may lead to it directly (option 4). From the product’s page it is two: detail, digital label.',
    shownBy: [label, 'is no more than two clicks away from the code on a package'],
  },
  {
    source: 'CLP Article 34b(1): widely used technologies',
    demand: 'It works with all major systems and browsers.',
    how: 'HTML and CSS; without CSS it is a plain text in the order of the label.',
    shownBy: [label, 'needs no account, script, cookie or other host'],
  },
  {
    source: 'CLP Article 34b(1): language independent of the place',
    demand: 'The choice of language does not depend on where somebody is.',
    how: 'The address alone says the language; all of the product are links by their own names. Nothing of the visitor is asked.',
    shownBy: [label, 'offers every language of the product to everybody, whatever the browser asks for'],
  },
  {
    source: 'CLP Article 34b: no tracking',
    demand: 'How it is used is not tracked or analysed.',
    how: 'No script, no cookie, nothing stored, nothing of another host; the service worker keeps no copy.',
    shownBy: [label, 'needs no account, script, cookie or other host'],
  },
  {
    source: 'CLP Article 34a; Annex I, 1.6',
    demand: 'A digital label stands beside the printed one, and carries alone only what Annex I, 1.6 allows.',
    how: 'Printed labels are the same as without it: no element leaves them because it stands here.',
    shownBy: [composed, 'leaves nothing out, whatever the printed one does'],
  },
]

/** The report, as Markdown. */
export function describeDemands(): string {
  const rows = demands.map(({ source, demand, how, shownBy: [file, test] }) => `| ${source} | ${demand} | ${how} | \`${file}\`: ${test} |`)
  return `# The digital label, article by article

\`/p/{id}/{interfaceLang}/dl/{lang}\`. Written by \`tests/digital-label-report.test.ts\`, which fails where a line names no test;
\`UPDATE_GOLDEN=1\` writes it anew. The law applies from the day that Regulation (EU) 2024/2865 and its later changes set; the page is there before.

| law | what it asks | how the page does it | shown by |
|---|---|---|---|
${rows.join('\n')}
`
}
