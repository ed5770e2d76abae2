/** What the writers of HTML and of plain text put into their own form. */
export interface MailContent {
  language: string
  /** With the space before it that French has. */
  colon: string
  title: string
  heading: string
  senderLine: string
  senderEmail: string | null
  /** Sentences under the heading. */
  lead: string[]
  products: {
    name: string
    details: string
    button: string
    link: string
    changes: { title: string; sections: string[] } | null
  }[]
  notes: string[]
  reason: string
}

export interface MailFrame {
  brandName: string
  accent: string
  /** `cid:` of the attached logo, or an address that holds it. */
  logo: { source: string; width: number; height: number } | null
}
