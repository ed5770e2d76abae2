import { biocidalActiveSubstances } from '../clp/biocidal-active-substances.ts'
import type { AnsweredComponent } from '../clp/consequences/answered-component.ts'
import type { PhraseText, Text } from '../shared/record/texts.ts'
import { ofKind } from './conditions.ts'
import type { Facts } from './facts.ts'
import { because, type Gap, type Wish } from './proposal.ts'

const phrase = 'regulation.biocidalActiveSubstance'
const places = [
  ['15.1', '/regulatory/union'],
  ['2.2', '/labelElements/furtherTexts'],
] as const
const article = 'Regulation (EU) No 528/2012, Article 69(2)(a) and (c)'

/**
 * What the label of a biocidal product says beside CLP. One active substance of one content is proposed for the label and section 15.1; of several, and of
 * a range, a person writes the lines, since which of them acts and what the authorisation says follows from no recipe.
 */
export function proposeBiocides(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const { regulatory, labelElements } = facts.record
  const reasons = ofKind('biocide')(facts)
  if (reasons === null || labelElements.furtherTexts.some((text) => 'text' in text)) return { wishes: [], gaps: [] }
  const active = facts.answer.components.filter(({ cas, content }) => cas !== null && biocidalActiveSubstances.has(cas) && content.to > 0)
  const names = active.map((one) => facts.nameOf(one))
  const said = [...regulatory.union, ...labelElements.furtherTexts].filter(isLine)
  const value = said.find(isInOwnWords) ?? (active.length === 1 ? writeLine(facts, active[0]) : undefined)
  if (value !== undefined && said.length <= places.length) {
    const why = [...reasons, because('component', { substances: names.length > 0 ? names : '–' })]
    return { wishes: places.map(([section, place]) => ({ section, place, item: phrase, value, because: why, article })), gaps: [] }
  }
  if (said.length > 0) return { wishes: [], gaps: [] }
  const [, [section, place]] = places
  const asked = because('biocideLabel', { substances: names.length > 0 ? names : '–' })
  return { wishes: [], gaps: [{ id: `${place}!biocide`, section, place, because: asked, article }] }
}

const isLine = (text: Text): text is PhraseText => 'phrase' in text && text.phrase === phrase
/** As `700 g/kg`, which no proposal writes: it stays as it is. */
const isInOwnWords = ({ values = {} }: PhraseText): boolean => typeof values['content'] === 'string'

function writeLine(facts: Facts, active: AnsweredComponent | undefined): PhraseText | undefined {
  if (active === undefined || active.content.from !== active.content.to) return undefined
  return { phrase, values: { substance: facts.nameOf(active), content: { value: active.content.to, unit: '%' } } }
}
