/**
 * First words of the keys of texts that the workspace alone shows, of a page that the server writes itself (`digitalLink`), and why a call is
 * refused, which is said to whoever makes calls. A visitor's page goes without them.
 */
export const workspaceTexts: ReadonlySet<string> = new Set([
  'account',
  'attachments',
  'changes',
  'check',
  'coverage',
  'digitalLink',
  'edit',
  'example',
  'firstSteps',
  'hazardClass',
  'identity',
  'mail',
  'mails',
  'products',
  'proposals',
  'reason',
  'reasons',
  'recalculation',
  'recipe',
  'record',
  'sdscom',
  'shares',
  'signIn',
  'workgroup',
  'workshop',
  'workspace',
])
