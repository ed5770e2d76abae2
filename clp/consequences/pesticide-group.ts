/** To which family of pesticides an active substance belongs, where Table A of ADR has entries for the family: by number, by its group of Annex VI, by name. */
import { openNameTest, type ResolvedComponent } from '../classification/component.ts'
import { anticoagulants, carbamates, phosphoricEsters } from '../substances-by-effect.ts'
import type { PesticideGroup } from '../transport/entry-facts.ts'

/** Of the rodenticides these are derived from indandione. */
const indandiones = ['3691-35-8', '82-66-6']

const byNumber: readonly (readonly [PesticideGroup, readonly string[]])[] = [
  ['organophosphorus', phosphoricEsters],
  ['carbamate', carbamates],
  // zinc phosphide of baits, alphachloralose
  ['other', [...indandiones, '1314-84-7', '15879-93-3']],
  ['coumarin', anticoagulants.filter((cas) => !indandiones.includes(cas))],
]

const byName: readonly (readonly [PesticideGroup, ReturnType<typeof openNameTest>])[] = [
  ['pyrethroid', openNameTest(/(?:methr|thr)in\b|pyrethr|fenvalerate/i)],
  ['bipyridilium', openNameTest(/\b(?:para|di)quat\b/i)],
  ['phenoxyacetic', openNameTest(/\b(?:2,4-D|2,4-DB|MCPA|MCPB|mecoprop|dichlorprop)\b/)],
  ['triazine', openNameTest(/\b(?:atrazine|simazine|terbut(?:hylazine|ryn)|propazine|cyanazine|ametryn|metribuzin)\b/i)],
  ['nitrophenol', openNameTest(/\b(?:dino(?:seb|terb|cap|sam)|DNOC)\b/i)],
  ['organochlorine', openNameTest(/\b(?:aldrin|dieldrin|endrin|endosulfan|lindane|DDT|chlordane|heptachlor|dicofol)\b/i)],
]

/** Groups of Annex VI by index number; what has a name of ISO there is an active substance. */
const byIndex: readonly (readonly [PesticideGroup, string])[] = [
  ['organophosphorus', '015-'],
  ['organotin', '050-'],
]
const metals: readonly (readonly [PesticideGroup, string])[] = [
  ['copper', '029-'],
  ['arsenical', '033-'],
  ['mercury', '080-'],
]
const isOfIso = openNameTest(/\(ISO\)/)

export function pesticideGroupOf(component: ResolvedComponent): PesticideGroup | null {
  const { cas, index } = component
  const starts = (lists: readonly (readonly [PesticideGroup, string])[]) =>
    lists.find(([, start]) => index?.startsWith(start) === true)?.[0]
  return (
    byNumber.find(([, numbers]) => cas !== null && numbers.includes(cas))?.[0] ??
    (isOfIso(component) ? starts(byIndex) : undefined) ??
    starts(metals) ??
    byName.find(([, isNamed]) => isNamed(component))?.[0] ??
    null
  )
}
