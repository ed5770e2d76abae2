import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ToldProposal } from '../../../shared/proposals/answer.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { TextsProvider } from '../../language/texts.tsx'
import { AcceptOpen } from './accept-open.tsx'

const proposal = (state: ToldProposal['state'], id: string): ToldProposal => ({
  id,
  section: '8.2',
  place: '/measures',
  state,
  name: '',
  text: id,
  path: '',
  presentText: null,
  value: null,
  because: [],
  article: '',
  madeFor: '',
  decision: null,
})
const buttonsOf = (...states: ToldProposal['state'][]) => {
  const html = renderToStaticMarkup(
    <TextsProvider language="en" texts={loadWording('en').interface}>
      <AcceptOpen proposals={states.map((state, at) => proposal(state, String(at)))} busy={false} describedBy="part" onDecide={() => {}} />
    </TextsProvider>,
  )
  return [...html.matchAll(/<button[^]*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]+>/g, ''))
}

describe('a part of the proposals', () => {
  it('is taken by one press, and what has lost its cause goes by another', () => {
    expect(buttonsOf('open', 'gone', 'open', 'gone', 'gone', 'held', 'differs')).toEqual([
      'Accept the open ones: 2',
      'Its cause is gone. Take out: 3',
    ])
  })

  it('has no press for what stands alone, for what a person wrote, or for nothing', () => {
    expect(buttonsOf('gone', 'differs', 'changed', 'held', 'refused')).toEqual([])
  })
})
