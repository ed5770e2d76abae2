import { loadWording } from '../wording/load-wording.ts'
import { checkCatalogue, checkCodes } from './check-catalogue.ts'

/** Every code with its severity, article and sentence: what `docs/checks.md` lists. */
export function describeChecks(): string {
  const { terms } = loadWording('en')
  const rows = checkCodes.map((code) => {
    const { severity, article, sentence } = checkCatalogue[code]
    return `| \`${code}\` | ${severity} | ${article} | ${terms[sentence] ?? ''} |`
  })
  return `# What the check before publishing finds

One list for editor, API (\`POST /api/v1/lint\`), import and command (\`npm run lint\`). An error keeps a record from being published unless an
owner overrules it with a reason; a warning is what the law may forbid or an inspector asks about; a hint is what could be better. Where a rule
knows the exact point, such as the table of CLP Annex I by which a class is calculated, the finding names it in place of the article below.
Sentences exist in the 24 languages of the Union. This page is generated from \`check/check-catalogue.ts\`.

| code | severity | article | sentence |
|---|---|---|---|
${rows.join('\n')}
`
}
