import type { HazardCategoryCode } from '../../clp/hazard-categories.ts'

/** Statements of acute toxicity by route: CLP Annex I, Table 3.1.3. */
const acuteRoutes: Readonly<Record<string, string>> = {
  H300: 'oral',
  H301: 'oral',
  H302: 'oral',
  H310: 'dermal',
  H311: 'dermal',
  H312: 'dermal',
  H330: 'inhalation',
  H331: 'inhalation',
  H332: 'inhalation',
}

/** Categories that the format spells otherwise than CLP Annex VI, Table 1.1. */
const otherSpellings: Partial<Record<HazardCategoryCode, string>> = {
  // The former category 1 of entries older than Regulation (EU) 2019/521 is today's 1A.
  'Flam. Gas 1': 'Flam. Gas 1A',
  'Chem. Unst. Gas A': 'Chem. Unstab. Gas A',
  'Chem. Unst. Gas B': 'Chem. Unstab. Gas B',
}

/**
 * The hazard class and category as SDScom 5.6 names it (EuClpClassCategoryEnum_2023_707): one for each route of acute toxicity, one for the effects of
 * STOT SE 3. Empty where the format has none.
 */
export function nameHazardClasses(category: HazardCategoryCode, statements: readonly string[]): string[] {
  const codes = statements.flatMap((code) => code.split('+'))
  if (category.startsWith('Acute Tox.')) {
    const routes = new Set(codes.flatMap((code) => acuteRoutes[code] ?? []))
    return [...routes].map((route) => `${category} (${route})`)
  }
  if (category === 'STOT SE 3') {
    const effects = [...(codes.includes('H335') ? ['resp.'] : []), ...(codes.includes('H336') ? ['narc.'] : [])]
    return effects.length > 0 ? [`${category} (${effects.join(', ')})`] : []
  }
  return [otherSpellings[category] ?? category]
}
