import { describe, expect, it } from 'vitest'
import { firstTargets, furtherTargets, shareTarget } from './share-targets.ts'

const address = 'https://sheets.example/p/1001/en/gh/1?a=b&c=d'
const title = 'Lacquer & thinner, 50 %'
const targetOf = (key: Parameters<typeof shareTarget>[0]) => shareTarget(key, address, title)

describe('share targets', () => {
  it('are sixteen links; copying and printing make eighteen', () => {
    expect(new Set([...firstTargets, ...furtherTargets]).size).toBe(16)
  })

  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', 'u'],
    ['x', 'https://x.com/intent/post', 'url'],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
    ['reddit', 'https://www.reddit.com/submit', 'url'],
    ['telegram', 'https://t.me/share/url', 'url'],
    ['messenger', 'fb-messenger://share/', 'link'],
    ['whatsapp', 'https://wa.me/', 'text'],
    ['email', 'mailto:', 'body'],
    ['pinterest', 'https://www.pinterest.com/pin/create/button/', 'url'],
    ['tumblr', 'https://www.tumblr.com/widgets/share/tool', 'canonicalUrl'],
    ['viber', 'viber://forward', 'text'],
    ['vk', 'https://vk.com/share.php', 'url'],
    ['mix', 'https://mix.com/add', 'url'],
    ['xing', 'https://www.xing.com/spi/shares/new', 'url'],
    ['sms', 'sms:', 'body'],
    ['line', 'https://social-plugins.line.me/lineit/share', 'url'],
  ] as const)('%s opens its own address with the whole link in it', (key, base, parameter) => {
    const { href } = targetOf(key)
    expect(href.startsWith(`${base}?`)).toBe(true)
    expect(new URL(href).searchParams.get(parameter)).toContain(address)
  })

  it.each(['x', 'reddit', 'telegram', 'whatsapp', 'email', 'pinterest', 'tumblr', 'viber', 'vk', 'sms', 'line'] as const)(
    '%s takes the title too',
    (key) => {
      expect([...new URL(targetOf(key).href).searchParams.values()].some((value) => value.includes(title))).toBe(true)
    },
  )

  it('give an e-mail a subject and its spaces as mail programs read them', () => {
    expect(targetOf('email').href).toMatch(/^mailto:\?subject=Lacquer%20%26%20thinner%2C%2050%20%25&body=/)
    expect(targetOf('email').href).not.toContain('+')
  })

  it('open a window only where the target is a page', () => {
    expect(
      ['email', 'sms', 'viber', 'messenger'].filter((key) =>
        [...firstTargets, ...furtherTargets].some((one) => one === key && targetOf(one).opensWindow),
      ),
    ).toEqual([])
    expect(targetOf('vk').opensWindow).toBe(true)
  })
})
