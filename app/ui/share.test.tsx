import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadWording } from '../../wording/load-wording.ts'
import { TextsProvider } from '../language/texts.tsx'
import { NotificationsProvider } from './notifications.tsx'
import { SharePopover } from './share.tsx'

it('shows a sign for every target: a drawing, or letters that every font has', () => {
  const html = renderToStaticMarkup(
    <TextsProvider language="en" texts={loadWording('en').interface}>
      <NotificationsProvider>
        <SharePopover address="https://sheets.example/p/1001" title="Lacquer" />
      </NotificationsProvider>
    </TextsProvider>,
  )
  const signs = [...html.matchAll(/<span class="g" aria-hidden="true">(.*?)<\/span>/g)].map(([, sign = '']) => sign)
  expect(signs.length).toBeGreaterThan(16)
  for (const sign of signs) expect(sign).toMatch(/^(<svg .*<\/svg>|[\w/]+)$/)
})
