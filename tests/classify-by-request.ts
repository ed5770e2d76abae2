/** For the tests of the engine: a request as people send it, classified without any harmonised entry. */
import type { z } from 'zod'
import { classifyMixture, type Classification } from '../clp/classification/classify-mixture.ts'
import { emptyRegister } from '../clp/classification/empty-register.ts'
import { lawOn } from '../clp/classification/law-state.ts'
import type { SubstanceRegister } from '../clp/classification/register.ts'
import { classificationRequest } from '../shared/classification/request.ts'

export type TypedMixture = z.input<typeof classificationRequest>['mixture']
export type TypedComponent = TypedMixture['components'][number]

export function classifyTyped(mixture: TypedMixture, register: SubstanceRegister = emptyRegister, day = '2026-11-23'): Classification {
  return classifyMixture(classificationRequest.parse({ mixture }).mixture, register, lawOn(day))
}

/** The classes as one writes them: `Acute Tox. 4 H302`. */
export function classesOf({ classification }: Pick<Classification, 'classification'>): string[] {
  return classification.map((one) => [one.class, ...one.statements].join(' '))
}

/** A component with own classes. */
export function part(name: string, content: TypedComponent['content'], ...classification: string[]): TypedComponent {
  return { name, content, own: { classification } }
}

/** A liquid of these components, filled up with water that was looked at and found harmless. */
export function liquid(components: readonly TypedComponent[], measured: TypedMixture['measured'] = {}): TypedMixture {
  const hundredths = components.reduce(
    (sum, { content }) => sum + Math.round((typeof content === 'number' ? content : content.to) * 1e6),
    0,
  )
  const rest = (1e8 - hundredths) / 1e6
  return {
    physicalState: 'liquid',
    use: 'professional',
    measured,
    components: rest > 0 ? [...components, part('water', rest)] : [...components],
  }
}
