import type { TextWriter } from '../text/write-text.ts'

/** An act of the Union is cited with the letters of the reader's language: 2000/39/EC is 2000/39/EG in German. */
export function nameAct(act: string, writer: Pick<TextWriter, 'term'>): string {
  return act.replace(/\/EC\b/, `/${writer.term('identifier.ec')}`).replace('(EU)', `(${writer.term('identifier.eu')})`)
}

/** The act as records have it, of how a language cites it. @see nameAct */
export function actNamed(cited: string, { term }: Pick<TextWriter, 'term'>): string {
  const [community, union] = [`/${term('identifier.ec')}`, `(${term('identifier.eu')})`]
  const isOfCommunity = /^\d{2,4}\/\d+\//.test(cited) && cited.includes(community)
  return (isOfCommunity ? cited.replace(community, '/EC') : cited).replace(union, '(EU)')
}
