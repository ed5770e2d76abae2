import { ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { openedHere } from './opened-here.ts'
import { labelSearch } from './label-address.ts'
import type { Choice } from './list-choices.ts'

/** A row for each option, which opens its dialog. The dialog stands in the address too, so that it opens without JavaScript. */
export function OptionRows({ choices }: { choices: readonly Choice[] }): ReactElement {
  const { pathname, search } = useRequestedLocation()
  const address = (key: string) => {
    const query = labelSearch(search)
    query.set('choose', key)
    return `${pathname}?${query}`
  }
  return (
    <ul className="rows">
      {choices.map(({ key, title, shown }) => (
        <li key={key}>
          <Link className="rowlink" to={address(key)} state={openedHere} preventScrollReset aria-haspopup="dialog" id={`choose-${key}`}>
            <span>{title}</span>
            <span className="v">{shown}</span>
            <ChevronRight className="i i-flip" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
