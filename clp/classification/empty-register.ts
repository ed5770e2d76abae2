import type { SubstanceRegister } from './register.ts'

/** A register that knows no substance: what a request says counts alone. */
export const emptyRegister: SubstanceRegister = {
  harmonised: { day: '2026-11-23', completeFrom: '2026-11-23', findByCas: () => [], findByEc: () => [], findByIndex: () => [] },
  findByName: () => [],
  findOwn: () => null,
}
