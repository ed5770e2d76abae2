import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'

/** How a part of the bar is drawn. What is not known is neither classified nor harmless, and so is a row that nobody has judged yet. */
export function kindOfRow(parts: readonly Pick<LiveComponent, 'classification' | 'unknown'>[]): '' | 'inert' | 'unknown' {
  if (parts.some(({ classification }) => classification.length > 0)) return ''
  return parts.length > 0 && parts.every(({ unknown }) => unknown.length === 0) ? 'inert' : 'unknown'
}
