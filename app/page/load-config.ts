import { configPath, readFeatureFlags, type FeatureFlags } from '../../shared/features.ts'

export interface AppConfig {
  appVersion: string
  featureFlags: FeatureFlags
}

/** The configuration did not come, or is none (specification, section 8). */
class ConfigError extends Error {
  override readonly name = 'ConfigError'

  constructor(cause: unknown) {
    super('ConfigService: Can not load config', { cause })
  }
}

/**
 * Loads the configuration of the application: its version and the features that are on.
 * @returns null on a device that is not connected, where the kept pages say what there is
 * @throws {ConfigError}
 */
export async function loadConfig(send: typeof fetch = fetch): Promise<AppConfig | null> {
  try {
    const answer = await send(configPath, { priority: 'low' })
    if (answer.status === 204) return null
    if (!answer.ok) throw new Error(`${configPath} answered ${answer.status}`)
    return readConfig(await answer.json())
  } catch (error) {
    throw new ConfigError(error)
  }
}

function readConfig(config: unknown): AppConfig {
  if (typeof config === 'object' && config !== null && 'appVersion' in config && 'featureFlags' in config) {
    const { appVersion, featureFlags } = config
    if (typeof appVersion === 'string' && typeof featureFlags === 'object' && featureFlags !== null)
      return { appVersion, featureFlags: readFeatureFlags({ ...featureFlags }) }
  }
  throw new TypeError('the configuration has no version or no flags')
}
