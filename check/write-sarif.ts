import { loadWording } from '../wording/load-wording.ts'
import { checkCatalogue, checkCodes, rulesVersion } from './check-catalogue.ts'
import type { Severity } from './check-entry.ts'
import { openLocator } from './locate-value.ts'
import type { WrittenFinding } from './write-finding.ts'

/** Findings with the file that they are about. */
export interface FiledFindings {
  /** as it was named, with `/` between folders */
  readonly file: string
  /** place of the record in it; '' where it holds one alone */
  readonly place: string
  readonly findings: readonly WrittenFinding[]
  /** what stands in the file */
  readonly json: string
}

/** SARIF’s only word for what could be better is `note`. */
const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = { error: 'error', warning: 'warning', hint: 'note' }

/**
 * The findings as a log of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0), ready for JSON.
 * @param accepted reason for which errors are accepted; null: they are not
 */
export function writeSarif(files: readonly FiledFindings[], accepted: string | null): object {
  const { terms } = loadWording('en')
  const rules = checkCodes.map((id) => {
    const { severity, article, sentence } = checkCatalogue[id]
    return {
      id,
      shortDescription: { text: terms[sentence] ?? id },
      help: { text: article },
      defaultConfiguration: { level: levels[severity] },
    }
  })
  const locators = new Map<string, ReturnType<typeof openLocator>>()
  const results = files.flatMap(({ file, place, findings, json }) => {
    const locate = locators.get(json) ?? openLocator(json)
    locators.set(json, locate)
    return findings.map(({ code, severity, message, path, article }) => ({
      ruleId: code,
      ruleIndex: checkCodes.indexOf(code),
      level: levels[severity],
      message: { text: `${message} (${article})` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
            region: locate(`${place}.${path}`),
          },
          logicalLocations: [{ fullyQualifiedName: [place, path].filter(Boolean).join('.'), kind: 'member' }],
        },
      ],
      properties: { article },
      ...(severity === 'error' && accepted !== null ? { suppressions: [{ kind: 'external', justification: accepted }] } : {}),
    }))
  })
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'Permasheet', semanticVersion: `${rulesVersion}.0.0`, rules } }, results }],
  }
}
