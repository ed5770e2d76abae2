import { createContext, use, useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { readFeatureFlags, type Feature, type FeatureFlags } from '../../shared/features.ts'
import { loadConfig } from './load-config.ts'

const FeaturesContext = createContext<FeatureFlags>(readFeatureFlags({}))

/** The features that are on: those with which the server made the page, then those of the configuration that the application loads. */
export function FeaturesProvider({ given, children }: { given: FeatureFlags; children: ReactNode }): ReactElement {
  const [loaded, setLoaded] = useState<FeatureFlags | null>(null)
  useEffect(() => {
    loadConfig().then(
      (config) => config && setLoaded(config.featureFlags),
      // The page works as the server made it.
      (error: unknown) => console.error(error),
    )
  }, [])
  return <FeaturesContext value={loaded ?? given}>{children}</FeaturesContext>
}

/** Whether a feature is on. What belongs to one that is off is not there. */
export function useFeature(name: Feature): boolean {
  return use(FeaturesContext)[name]
}
