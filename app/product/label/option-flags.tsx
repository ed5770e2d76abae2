import type { ReactElement } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import type { LabelOptionName } from '../../../shared/label-options.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { useTranslate } from '../../texts.tsx'
import '../../ui/form.css'
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
] as const satisfies readonly LabelOptionName[]

/** Additional options: each is a switch that takes effect at once; without JavaScript a button sends all of them. */
export function OptionFlags({ label }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const others = [...labelSearch(search)].filter(([name]) => !flags.some((flag) => flag === name))
  const turn = (name: LabelOptionName, isOn: boolean) =>
    void navigate(pathname + changeOptions(new URLSearchParams(search), { [name]: isOn ? '1' : '0' }, label.usual), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Form method="get" action={pathname}>
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
                // The address has the last word, also when somebody goes back in history.
                key={label.values[name]}
                className="switch"
                type="checkbox"
                name={name}
                value="1"
                autoComplete="off"
                defaultChecked={label.values[name] === '1'}
                onChange={({ currentTarget }) => turn(name, currentTarget.checked)}
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
