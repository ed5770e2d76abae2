import type { MailTiming } from '../server/mail/mail-queue.ts'

/** Seconds: nobody wants to wait in a test. The process that gives no sign is missed after ten, the least that the queue takes. */
export const fastMail: MailTiming = { retryDelay: 1, longestRetryDelay: 2, heartbeat: 10, supervision: 1, polling: 0.5, giveUp: 3600 }
