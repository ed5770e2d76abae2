import { z } from 'zod'

export const sessionsPath = '/api/v1/account/sessions'

const listedSession = z.object({
  id: z.int(),
  current: z.boolean().describe('The session of this call'),
  begun_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().describe('To a quarter of an hour'),
  browser: z.string().nullable().describe('Browser, or name of the program, that used it last'),
  system: z.string().nullable(),
  network: z.string().nullable().describe('Network from which it was used last; the address itself is not kept'),
})
export type ListedSession = z.infer<typeof listedSession>

export const sessionsAnswer = z.object({ sessions: z.array(listedSession) })
