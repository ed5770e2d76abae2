import { useLocation, useNavigation } from 'react-router'

/** Where this page will stand when the answer on its way has come: what is chosen next is added to that, and not to what still shows. */
export function useRequestedLocation(): { pathname: string; search: string } {
  const shown = useLocation()
  const coming = useNavigation().location
  return coming?.pathname === shown.pathname ? coming : shown
}
