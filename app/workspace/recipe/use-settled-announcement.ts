import { useEffect, useState } from 'react'

/** Milliseconds without a further change after which a change is said. */
const speakingPause = 800

/** A text that is read aloud once it stays as it is: a person who types hears the end of it. */
export function useSettledAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), speakingPause)
    return () => clearTimeout(timer)
  }, [text])
  return spoken
}
