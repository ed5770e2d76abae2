/** What somebody is told of their account by mail, since it opens the account in another way than before (docs/decisions/201-an-account-tells-its-owner.md). */
export type NoticeKind = 'passwordChanged' | 'factorOn' | 'factorOff' | 'recoveryCodesMade' | 'providerLinked' | 'providerUnlinked'
