import { useRef, useState, type ReactElement } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import type { LabelOptionName } from '../../../shared/label-query.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import { changeOptions, labelSearch } from './label-address.ts'

/** The flags of the specification in the order of their switches. */
const flags = [
  'logoON',
  'sinON',
  'ufiOFF',
  'opisOFF',
  'stavkiOFF',
  'adrOFF',
  'picOFF',
  'picMetCorrOFF',
  'vlusageON',
  'vlstorageON',
  'reliefON',
] as const satisfies readonly LabelOptionName[]
type Flag = (typeof flags)[number]

/** Flags that were switched at one place of the history, before its next label. */
interface Switched {
  key: string
  label: LabelView
  values: Partial<Record<Flag, boolean>>
}

/** Additional options: each is a switch that takes effect at once; without JavaScript a button sends all of them. */
export function OptionFlags({ label }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { pathname, search, key } = useLocation()
  const requested = useRequestedLocation()
  // What was switched shows at once; the address has the last word, also when somebody goes back in history or the server fails.
  const [switched, setSwitched] = useState<Switched>({ key, label, values: {} })
  const valuesHere = ({ values, ...place }: Switched) => (place.key === key && place.label === label ? values : {})
  const values = valuesHere(switched)
  const navigate = useNavigate()
  const others = [...labelSearch(search)].filter(([name]) => !flags.some((flag) => flag === name))
  const isOn = (name: Flag) => values[name] ?? label.values[name] === '1'
  const turn = (changed: Switched['values']) => {
    setSwitched((before) => ({ key, label, values: { ...valuesHere(before), ...changed } }))
    const options = Object.fromEntries(Object.entries(changed).map(([name, on]) => [name, on ? '1' : '0']))
    void navigate(pathname + changeOptions(new URLSearchParams(requested.search), options, label.usual), { preventScrollReset: true })
  }
  const form = useRef<HTMLFormElement>(null)
  useEarlyChange(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    const changed = flags.flatMap((name) => fields.filter((field) => field.name === name && field.checked !== isOn(name)))
    return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field.name, field.checked]))
  }, turn)
  return (
    <Form ref={form} method="get" action={pathname}>
      <input type="hidden" name="tab" value="more" />
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <ul className="rows flags">
        {flags.map((name) => (
          <li key={name}>
            <input type="hidden" name={name} value="0" />
            <label className="choice">
              <input
                className="switch"
                type="checkbox"
                name={name}
                value="1"
                autoComplete="off"
                checked={isOn(name)}
                onChange={({ currentTarget }) => turn({ [name]: currentTarget.checked })}
              />
              <span>
                {t(`label.flag.${name}`)}
                <small>{t(`label.flagNote.${name}`)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button className="btn no-js">{t('label.apply')}</button>
    </Form>
  )
}
