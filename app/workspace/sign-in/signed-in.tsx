import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import type { Route } from './+types/signed-in.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('signIn.signIn'))
}

/** Where a sign-in ends that was begun in a tab of its own, beside a page that waits for it. */
export default function SignedIn() {
  const t = useTranslate()
  return (
    <SignInFrame title={t('signIn.signIn')} before={<Banner type="success">{t('signIn.backToTab')}</Banner>}>
      {null}
    </SignInFrame>
  )
}
