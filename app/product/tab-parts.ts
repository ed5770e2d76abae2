import { FileChartColumn, FileWarning, House, List, ShieldCheck, Tag, type LucideIcon } from 'lucide-react'
import type { Tab } from '../../shared/tabs.ts'

/** Key of each page's name among the interface texts, and its sign. */
export const tabParts: Readonly<Record<Tab, { name: string; Icon: LucideIcon }>> = {
  pd: { name: 'tab.home', Icon: House },
  pi: { name: 'tab.detail', Icon: List },
  gh: { name: 'tab.sds', Icon: FileWarning },
  th: { name: 'tab.tds', Icon: FileChartColumn },
  ee: { name: 'tab.label', Icon: Tag },
  mh: { name: 'tab.safety', Icon: ShieldCheck },
}
