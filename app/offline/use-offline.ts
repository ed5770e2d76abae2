import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useOnceAlive } from '../ui/use-once-alive.ts'
import { probePath } from './addresses.ts'

/** ms between two looks whether the server is back. */
const lookEvery = 10_000
/** ms until a connection that has just come carries something. */
const settlesIn = 2000

/** When the copy that is shown was given by the server; null for a page that came from the server just now. */
const copyFrom = () => document.documentElement.dataset['keptAt'] ?? null

/** ms after which a question without an answer is given up. */
const timeout = 8000

/** Whether the requests of this page go through the worker. */
export function hasWorker(): boolean {
  try {
    return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  } catch {
    return false
  }
}

/** Whether the server can be reached. Without the worker a question that fails would stand on the console. */
async function canReachServer(): Promise<boolean> {
  return hasWorker() ? probeServer() : navigator.onLine
}

/** Whether the server answers a question, in a while. */
export async function probeServer(): Promise<boolean> {
  try {
    return (await fetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })).status === 200
  } catch {
    return false
  }
}

/**
 * Since when there is no connection, as the age of what is shown (ISO); null while there is one. When it returns, a copy is loaded again,
 * and a page that was loaded with a connection loads its data again, so that nothing is lost that is being written in it.
 */
export function useOffline(): string | null {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const copied = useOnceAlive(copyFrom, null)
  const [lostAt, setLostAt] = useState<string | null>(null)
  const [doubtful, setDoubtful] = useState(false)
  const loaded = useRef({ address: '', at: '' })
  useEffect(() => {
    loaded.current = { address: pathname + search, at: new Date().toISOString() }
  }, [pathname, search])

  const look = useEffectEvent(async (): Promise<void> => {
    const reached = await canReachServer()
    // The device and the server say different things: a local server, or a connection that is just going.
    setDoubtful(reached && !navigator.onLine)
    if (!reached) setLostAt((known) => known ?? loaded.current.at)
    else if (copied !== null) location.reload()
    else {
      if (lostAt !== null) void revalidate()
      setLostAt(null)
    }
  })
  useEffect(() => {
    const lookNow = () => void look()
    const lookTwice = () => {
      lookNow()
      setTimeout(lookNow, settlesIn)
    }
    addEventListener('online', lookTwice)
    addEventListener('offline', lookNow)
    if (!navigator.onLine) lookNow()
    return () => {
      removeEventListener('online', lookTwice)
      removeEventListener('offline', lookNow)
    }
  }, [])
  const asOf = copied ?? lostAt
  const isOffline = asOf !== null
  useEffect(() => {
    if (!isOffline && !doubtful) return
    const timer = setInterval(() => void look(), lookEvery)
    return () => clearInterval(timer)
  }, [isOffline, doubtful])
  return asOf
}
