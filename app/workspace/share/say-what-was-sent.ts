import type { z } from 'zod'
import type { sentUpdates } from '../../../shared/share.ts'
import type { Translate } from '../../language/texts.tsx'
import type { Notify } from '../../ui/notifications.tsx'

/** Milliseconds (specification, section 9). */
const successDelay = 1000
/** What is not as expected takes longer to read. */
const noteDelay = 5000

/** That mails are on their way; or, where no mail server is set up, that they are not. */
export function sayWhatWasSent({ recipients, transport }: z.infer<typeof sentUpdates>, t: Translate): Parameters<Notify>[0] {
  if (transport === 'folder') return { type: 'info', text: t('mails.folder'), delay: noteDelay }
  return { type: 'success', text: t('share.sent', { count: recipients }), delay: successDelay }
}
