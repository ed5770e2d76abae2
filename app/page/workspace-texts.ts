/**
 * First words of the keys of texts that the workspace alone shows, and why a call is refused, which is said to whoever makes calls. A
 * visitor's page goes without them.
 */
export const workspaceTexts: ReadonlySet<string> = new Set([
  'account',
  'attachments',
  'changes',
  'check',
  'coverage',
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
  'shares',
  'signIn',
  'workgroup',
  'workshop',
  'workspace',
])
