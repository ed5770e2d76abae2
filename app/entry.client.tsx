import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellComing } from './browser/coming-address.ts'
import { hearStepsFirst } from './browser/history-steps.ts'

hearStepsFirst()

const instrumentations = [tellComing]

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  )
})
