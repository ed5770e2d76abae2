/** Some numbers stand in several entries of Annex VI: nitric acid above and up to 70 %, hydrogen fluoride and its solutions. */
import type { FoundEntry } from '../annex-vi/register.ts'
import { exact, isLess, type Exact } from './exact.ts'
import type { MixtureComponent } from './mixture.ts'
import { remark } from './sentences.ts'
import type { Warning } from './warning.ts'

const nameOf = ({ entry }: FoundEntry): string => entry.names.map(({ text }) => text).join('; ')
/** An entry for solutions bears its concentration in its name (Note B). */
export const isSolution = (found: FoundEntry): boolean => found.entry.notes.includes('B') || /(?:…|\.\.\.|\. \. \.) ?%/.test(nameOf(found))
/**
 * An entry for an impure form: its impurity is a fact of the raw material, which is named by the index number. Fine particles are no impurity: nobody
 * who writes the number alone has said that there are none (1,5-naphthylene diisocyanate, tolylfluanid).
 */
const isImpureForm = (found: FoundEntry): boolean => /(?:containing|with) ≥/.test(nameOf(found)) && !/particles/.test(nameOf(found))

/**
 * “lead massive: [particle diameter ≥ 1 mm]”, “copper [specific surface area > 0,67 mm2/mg]”, “zinc powder — zinc dust (pyrophoric)”: metals have entries by their form, and a
 * metal that is called massive is none of its powders. Of some only the powder has an entry (CLP Annex VI, Table 3).
 */
const isOfFineForm = (found: FoundEntry): boolean => /\bpowder\b|\bnano\b|\(pyrophoric\)|specific surface area/.test(nameOf(found))
const isMassive = ({ name, index }: MixtureComponent): boolean => index === null && /\bmassi(?:ve?|f|vo|va|ef)\b/i.test(name ?? '')

/**
 * The entries that hold for a component. Where its number leaves several open and neither concentration nor purity decides, all hold: of each
 * endpoint the most severe class counts, and a warning asks for the index number.
 * @param most % of the mixture that it is at most, in all rows with its number
 * @param isGas whether the mixture is a gas
 */
export function chooseEntries(
  all: readonly FoundEntry[],
  component: MixtureComponent,
  most: Exact,
  isGas: boolean,
  warnings: Warning[],
): readonly FoundEntry[] {
  const found = isMassive(component) ? all.filter((one) => !isOfFineForm(one)) : all
  // A member of two groups, such as a lead salt of arsenic acid, is what both say.
  if (found.length < 2 || found.every(({ member }) => member !== undefined)) return found
  const byConcentration = found.filter((one) => holdsFor(nameOf(one), most))
  const pure = byConcentration.filter((one) => !isImpureForm(one))
  const left = pure.length > 0 ? pure : byConcentration
  // A gas is none of its solutions, and a liquid or solid mixture holds no pure gas.
  const fitting = left.filter((one) => isSolution(one) !== isGas)
  const chosen = fitting.length > 0 && left.some(isSolution) ? fitting : left
  if (chosen.length > 1) {
    const indexes = chosen.map(({ entry }) => entry.index).join(', ')
    warnings.push({ ...remark('substance.severalEntries', 'CLP Annex VI, Part 3', { indexes }), path: component.path })
  }
  return chosen.length > 0 ? chosen : found
}

/** `[C ≤ 70 %]`, `[> 55 % in aqueous solution]`: whether the content is within what the name says. */
function holdsFor(name: string, most: Exact): boolean {
  const [, sign, figure] = /\[(?:C )?([≤>]) ?(\d+(?:,\d+)?) ?% ?(?:in aqueous solution)?\]/.exec(name) ?? []
  if (sign === undefined || figure === undefined) return true
  const isAbove = isLess(exact(Number(figure.replace(',', '.'))), most)
  return sign === '>' ? isAbove : !isAbove
}
