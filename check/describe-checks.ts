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

What \`npm run lint\` and \`POST /api/v1/lint\` say of a record. An error is what must not be published, a warning what the law may forbid or an inspector asks about, a hint
what could be better. An error keeps a record from being published, in the workspace, by \`POST …/publish\` and by \`npm run import\`, until an owner overrules
it with a reason that the version keeps (\`--accept REASON\` of the import). Where a rule knows the exact point, such as the table of CLP Annex I by which a class is calculated, the finding names it in place of the article below.
Where a rule cannot be sure, because a person wrote own words or names, or because law and practice allow both, its finding is a warning though its code is an error.
Sentences exist in the 24 languages of the Union. This page is generated from \`check/check-catalogue.ts\`.

| code | severity | article | sentence |
|---|---|---|---|
${rows.join('\n')}
`
}
