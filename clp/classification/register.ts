/** Where the engine looks substances up: the harmonised entries of a day, and the substances and raw materials of the workgroup. */
import type { FoundEntry, HarmonisedRegister } from '../annex-vi/register.ts'
import type { MixtureComponent, OwnData } from './mixture.ts'

/** An own substance or raw material of a workgroup. */
export interface OwnSubstance {
  readonly name: string
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
  readonly own: OwnData | null
  /** of a raw material, in % of it */
  readonly components: readonly MixtureComponent[]
}

export interface SubstanceRegister {
  readonly harmonised: HarmonisedRegister
  /** entries with exactly this name, in any language that the register has, letter case aside; the shape of `findByCas` */
  findByName(name: string): readonly FoundEntry[]
  /** null where the workgroup has no such key */
  findOwn(key: string): OwnSubstance | null
}
