/** A mail ready for sending. */
export interface ReadyMail {
  /** Of the delivery: names its file where mails are written into a folder. */
  id: string
  from: string
  to: string
  /** The message with its headers, RFC 5322. */
  message: Buffer
}

/**
 * What the other side said. `accepted`: it has taken the mail over. `written`: there is no other side, and the mail lies in a folder.
 * `refused`: it never will take it. `later`: it has not, and may at another time; nothing of this attempt is left there.
 */
export interface Outcome {
  kind: 'accepted' | 'written' | 'refused' | 'later'
  /** The answer or the reason, in the words of the server. */
  answer: string
}

/** A connection for several mails, one after the other. */
export interface Courier {
  /**
   * Never throws.
   * @param gate is waited for before the last byte, with which the mail is handed over, leaves; where it throws, the mail is not sent
   */
  send(mail: ReadyMail, gate: () => Promise<void>): Promise<Outcome>
  close(): void
}

export interface Transport {
  kind: 'smtp' | 'folder'
  /** Whether sending the same mail again leaves it there once. */
  isRepeatable: boolean
  open(): Courier
}
