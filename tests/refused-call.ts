/** An answer that was not meant to come, so that whoever waits for one of its kind reads its status, and no sentence. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly call: string
  readonly status: number

  /** @param call what was called: method and address */
  constructor(call: string, status: number, text: string) {
    super(`${call}: ${status} ${text}`)
    this.call = call
    this.status = status
  }
}
