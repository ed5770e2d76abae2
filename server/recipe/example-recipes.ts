import type { LanguageCode } from '../../shared/languages.ts'
import { ingredient } from '../../shared/record/composition.ts'
import type { ExampleName } from '../../shared/recipe/example-names.ts'
import { recipe, type Recipe, type RecipeRow } from '../../shared/recipe/recipe.ts'
import { waterNumber } from '../../shared/recipe/water.ts'
import { rowOfIngredient } from '../../shared/recipe/row-of-ingredient.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { readEnglish } from '../classify/read-english.ts'
import { readTextIn } from '../classify/read-text-in.ts'
import { listLibrary } from '../library/find-substances.ts'

interface Example extends Pick<Recipe, 'physicalState' | 'inhalation' | 'uses' | 'packs'> {
  /** Substances of the library with their share, % w/w. */
  parts: Readonly<Record<string, string>>
  /** Share of water, % w/w. */
  water?: string
  measured: Readonly<Record<string, string>>
}

const litre = (value: string) => ({ value, unit: 'l' })

/**
 * Each shows something different: which data are required and why (cleaner), a training duty (hardener), a corrosive with a child-resistant
 * fastening (drain cleaner), a flammable consumer product (disinfectant), and a mixture that is not classified but still names sensitisers
 * (wall paint).
 */
const examples: Readonly<Record<ExampleName, Example>> = {
  solventCleaner: {
    parts: { acetone: '30', xylene: '25', nButylAcetate: '25', isobutanol: '12', propan2Ol: '8' },
    measured: { relativeDensity: '0.84' },
    physicalState: 'liquid',
    inhalation: 'vapour',
    uses: ['industrial', 'professional'],
    packs: [litre('5'), litre('25')],
  },
  hardener: {
    parts: { hexamethyleneDiisocyanateOligomers: '75', nButylAcetate: '14.8', xylene: '10', hexamethyleneDiisocyanate: '0.2' },
    measured: { flashPoint: '38', initialBoilingPoint: '126', kinematicViscosity40: '60', relativeDensity: '1.06' },
    physicalState: 'liquid',
    inhalation: 'mist',
    uses: ['industrial', 'professional'],
    packs: [litre('1')],
  },
  drainCleaner: {
    parts: { sodiumHydroxide: '20', sodiumHypochlorite: '3', amineOxideC12C14: '1' },
    water: '76',
    measured: { pH: '14', relativeDensity: '1.22' },
    physicalState: 'liquid',
    uses: ['consumer'],
    packs: [litre('1')],
  },
  disinfectant: {
    parts: { ethanol: '63', propan2Ol: '7', didecyldimethylammoniumChloride: '0.2' },
    water: '29.8',
    measured: { flashPoint: '21', initialBoilingPoint: '78', pH: '7', relativeDensity: '0.88' },
    physicalState: 'liquid',
    inhalation: 'mist',
    uses: ['professional', 'consumer'],
    packs: [litre('0.5')],
  },
  wallPaint: {
    parts: {
      calciumCarbonate: '24',
      titaniumDioxide: '18',
      talc: '6',
      benzisothiazolinone: '0.02',
      chloromethylisothiazolinoneMixture: '0.0014',
    },
    water: '51.9786',
    measured: { pH: '8.5', relativeDensity: '1.45' },
    physicalState: 'liquid',
    uses: ['professional', 'consumer'],
    packs: [litre('10')],
  },
}

/**
 * @param language in which its substances are named
 * @throws Error if the library lacks one of its substances; a test covers each example
 */
export function writeExampleRecipe(name: ExampleName, language: LanguageCode): Recipe {
  const { parts, water, measured, ...rest } = examples[name]
  const library = new Map(listLibrary().map((substance) => [substance.key, substance.facts]))
  const rows = Object.entries(parts).map(([key, share], index): RecipeRow => {
    const facts = ingredient.parse({
      ...library.get(key),
      content: Number(share),
      contentRange: { from: Number(share), to: Number(share) },
    })
    return {
      ...rowOfIngredient(facts, index, readTextIn(language), readEnglish),
      key: `example-${index + 1}`,
      share,
      source: { kind: 'own' },
    }
  })
  const waterName = loadWording(language).interface['example.water'] ?? ''
  const waterRow = {
    key: 'example-water',
    name: waterName,
    cas: waterNumber,
    share: water,
    source: { kind: 'own' },
  }
  return recipe.parse({
    ...rest,
    rows: water === undefined ? rows : [...rows, waterRow],
    measured: { values: measured },
  })
}
