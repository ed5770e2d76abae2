import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { featureNames, readFeatureFlags, type FeatureFlags } from '../../shared/features.ts'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'

const configFile = z.strictObject({ featureFlags: z.partialRecord(z.enum(featureNames), z.boolean()).default({}) })

/**
 * The features that `config.json` in the data folder leaves on; all of them where there is no such file. It is read once, at start.
 * @throws {OperatorError} for a file that cannot be read or is invalid: a feature meant to be off must not stay on unnoticed
 */
export function loadFeatureFlags({ dataDir }: Pick<Config, 'dataDir'>): FeatureFlags {
  const file = path.join(dataDir, 'config.json')
  try {
    return readFeatureFlags(configFile.parse(JSON.parse(readFileSync(file, 'utf8'))).featureFlags)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return readFeatureFlags({})
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error)
    throw new OperatorError(`ConfigService: Can not load config\n${file}: ${reason}`, { cause: error })
  }
}
