/** Places to which a page is shared by a plain link. */
export interface ShareTarget {
  key: 'facebook' | 'x' | 'linkedin' | 'reddit' | 'telegram' | 'messenger' | 'whatsapp' | 'email'
  href: string
}

/** Links that share an address, in the order in which they are shown (specification, section 2, social share). */
export function shareTargets(address: string, title: string): ShareTarget[] {
  const query = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')
  return [
    { key: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}` },
    { key: 'x', href: `https://x.com/intent/post?${query({ url: address, text: title })}` },
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}` },
    { key: 'reddit', href: `https://www.reddit.com/submit?${query({ url: address, title })}` },
    { key: 'telegram', href: `https://t.me/share/url?${query({ url: address, text: title })}` },
    { key: 'messenger', href: `fb-messenger://share/?${query({ link: address })}` },
    { key: 'whatsapp', href: `https://wa.me/?${query({ text: `${title} ${address}` })}` },
    { key: 'email', href: `mailto:?${query({ subject: title, body: `${title}\n${address}` })}` },
  ]
}
