/** The content that the writers of HTML and of plain text lay out. */
export interface MailContent {
  language: string
  /** With a space before it in French. */
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
