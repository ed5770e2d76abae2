/** A place to which a page is shared by a plain link. */
export interface ShareTarget {
  key: ShareTargetKey
  href: string
  /** A page of its own in a small window; the others open a program of the device. */
  opensWindow: boolean
}

/** What the popover shows before it is expanded: these and the address to copy make nine (specification, section 2, social share). */
export const firstTargets = ['facebook', 'x', 'linkedin', 'reddit', 'telegram', 'messenger', 'whatsapp', 'email'] as const
/** What it shows when it is expanded: these and printing make eighteen. */
export const furtherTargets = ['pinterest', 'tumblr', 'viber', 'vk', 'mix', 'xing', 'sms', 'line'] as const

export type ShareTargetKey = (typeof firstTargets)[number] | (typeof furtherTargets)[number]

/** The link by which a target takes an address and a title. */
export function shareTarget(key: ShareTargetKey, address: string, title: string): ShareTarget {
  const both = `${title} ${address}`
  switch (key) {
    case 'facebook':
      return page(key, 'https://www.facebook.com/sharer/sharer.php', { u: address })
    case 'x':
      return page(key, 'https://x.com/intent/post', { url: address, text: title })
    case 'linkedin':
      return page(key, 'https://www.linkedin.com/sharing/share-offsite/', { url: address })
    case 'reddit':
      return page(key, 'https://www.reddit.com/submit', { url: address, title })
    case 'telegram':
      return page(key, 'https://t.me/share/url', { url: address, text: title })
    case 'whatsapp':
      return page(key, 'https://wa.me/', { text: both })
    case 'pinterest':
      return page(key, 'https://www.pinterest.com/pin/create/button/', { url: address, description: title })
    case 'tumblr':
      return page(key, 'https://www.tumblr.com/widgets/share/tool', { canonicalUrl: address, title })
    case 'vk':
      return page(key, 'https://vk.com/share.php', { url: address, title })
    case 'mix':
      return page(key, 'https://mix.com/add', { url: address })
    case 'xing':
      return page(key, 'https://www.xing.com/spi/shares/new', { url: address })
    case 'line':
      return page(key, 'https://social-plugins.line.me/lineit/share', { url: address, text: title })
    case 'messenger':
      return program(key, 'fb-messenger://share/', { link: address })
    case 'viber':
      return program(key, 'viber://forward', { text: both })
    case 'sms':
      return program(key, 'sms:', { body: both })
    case 'email':
      return program(key, 'mailto:', { subject: title, body: `${title}\n${address}` })
  }
}

function page(key: ShareTargetKey, base: string, values: Record<string, string>): ShareTarget {
  return { key, href: `${base}?${query(values)}`, opensWindow: true }
}

function program(key: ShareTargetKey, base: string, values: Record<string, string>): ShareTarget {
  return { key, href: `${base}?${query(values)}`, opensWindow: false }
}

/** With `%20` for a space: mail programs take a plus sign as it stands. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
