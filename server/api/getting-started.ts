/** A step of somebody who lets a program work here for the first time. */
export interface Step {
  text: string
  /** For a shell. A test runs them all, one after the other. */
  command?: string
}

/** @param origin of the brand, as addresses begin with it */
export const gettingStarted = (origin: string): Step[] => [
  {
    text: 'An owner of the workgroup makes a key in the workspace: Account, Keys for machines. It begins with psk_ and is shown once. Keep it where the program finds it and nobody else, and never in an address.',
  },
  {
    text: 'The first call: the products of the workgroup.',
    command: `curl --fail-with-body '${origin}/api/v1/products?pageSize=5&sort=name' -H "Authorization: Bearer $KEY"`,
  },
  {
    text: 'A safety data sheet as PDF, by the synonym_id of a product in that list and the number of a language.',
    command: `curl --fail-with-body -o sheet.pdf '${origin}/api/sdsRender/pdf/5010/1' -H "Authorization: Bearer $KEY"`,
  },
  {
    text: 'A program that speaks OAuth 2 changes the key for an access token of 15 minutes. The first twelve letters of the key are its client_id. The token may do less than the key.',
    command: `curl --fail-with-body '${origin}/api/oauth2/token' -u "$(printf %.12s "$KEY"):$KEY" -d grant_type=client_credentials -d scope=read`,
  },
  {
    text: 'What a key may do is said with every call below. A refusal has reasons with codes: keyExpired and keyRevoked ask for a new key, scopeMissing for one that may do more, keyTooOften for patience.',
  },
]
