import { useId, type ReactElement } from 'react'
import { receptacles, type Receptacle } from '../../../clp/classification/receptacle-kinds.ts'
import type { Recipe } from '../../../shared/recipe/recipe.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import type { RecipeWords } from './recipe-words-context.ts'
import { useWorkshop } from './workshop-context.ts'

/** What each receptacle holds: a gas, what a propellant drives out, or an extinguishing agent of any kind. */
const states: Readonly<Record<Receptacle, readonly string[]>> = {
  gasCartridge: ['gas'],
  fireExtinguisher: ['gas', 'liquid', 'solid'],
  lighter: ['gas'],
  lighterRefill: ['gas'],
  chemicalUnderPressure: ['liquid', 'solid'],
}

/** Those in which a product of this state may be sold, and the one that was chosen. */
export const listReceptacles = ({ physicalState, receptacle }: Recipe): readonly Receptacle[] =>
  receptacles.filter((one) => one === receptacle || (physicalState !== undefined && states[one].includes(physicalState)))

/** In what a product is sold under pressure, where transport has an entry for that: ADR 2.2.2.1.2. Cylinders and aerosol dispensers need no answer. */
export function ReceptacleField({ words }: { words: RecipeWords }): ReactElement {
  const id = useId()
  const { recipe, change } = useWorkshop()
  const title = words['report.receptacle'] ?? ''
  return (
    <li>
      <label htmlFor={id}>{title}</label>
      <div className="whole">
        <Dropdown
          id={id}
          value={recipe.receptacle ?? ''}
          options={[
            { value: '', text: words['report.receptacle.none'] ?? '' },
            ...listReceptacles(recipe).map((one) => ({ value: one, text: words[`report.receptacle.${one}`] ?? one })),
          ]}
          onChoose={(chosen) => change((before) => ({ ...before, receptacle: receptacles.find((one) => one === chosen) }), title)}
        />
      </div>
    </li>
  )
}
