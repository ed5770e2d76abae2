import { useEffectEvent, useLayoutEffect, useRef, type RefObject, type ToggleEvent } from 'react'
import { keepPlaced } from './place-panel.ts'

interface PlacedPanel {
  ref: RefObject<HTMLDivElement | null>
  popover: 'auto'
  onToggle: (event: ToggleEvent) => void
}

/** A panel above everything else of the page, dialogs included, that stands under its field. @param onClose it is closed, or its field is out of sight */
export function usePlacedPanel(field: RefObject<HTMLElement | null>, onClose: () => void): PlacedPanel {
  const panel = useRef<HTMLDivElement>(null)
  const end = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!panel.current || !field.current) return
    panel.current.showPopover()
    return keepPlaced(panel.current, field.current, () => end())
  }, [field])
  return {
    ref: panel,
    popover: 'auto',
    onToggle: ({ newState }) => {
      if (newState === 'closed') onClose()
    },
  }
}
