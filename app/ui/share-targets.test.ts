import { describe, expect, it } from 'vitest'
import { shareTargets } from './share-targets.ts'

const address = 'https://sheets.example/p/1001/en/gh/1?a=b&c=d'
const targets = shareTargets(address, 'Lacquer & thinner, 50 %')

describe('share targets', () => {
  it('stand in the order of the specification', () => {
    expect(targets.map(({ key }) => key)).toEqual(['facebook', 'x', 'linkedin', 'reddit', 'telegram', 'messenger', 'whatsapp', 'email'])
  })

  it.each(targets.map(({ key, href }) => [key, href] as const))('%s gets the whole address', (_key, href) => {
    const values = [...new URL(href).searchParams.values()]
    expect(values.some((value) => value.includes(address))).toBe(true)
  })

  it('give an e-mail a subject and its spaces as mail programs read them', () => {
    const href = targets.find(({ key }) => key === 'email')?.href ?? ''
    expect(href).toMatch(/^mailto:\?subject=Lacquer%20%26%20thinner%2C%2050%20%25&body=/)
    expect(href).not.toContain('+')
  })
})
