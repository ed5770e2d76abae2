import type { ReactElement, ReactNode } from 'react'
import { Form } from 'react-router'
import { productPath } from '../../shared/links.ts'
import type { Page } from '../../shared/tabs.ts'
import { useTranslate } from '../language/texts.tsx'
import { Picker, type PickerProps } from '../ui/picker.tsx'
import './actions-panel.css'
import { useProduct } from './product-context.ts'

interface ActionsPanelProps {
  page: Page
  pickers: PickerProps[]
  /** Further fields that the form sends where there is no JavaScript. */
  hidden?: Readonly<Record<string, string | number>>
  /** Downloads, and what is said of them. */
  children: ReactNode
}

/** Options and downloads of a document. With JavaScript a choice takes effect at once; without, the form's button sends all of them. */
export function ActionsPanel({ page, pickers, hidden = {}, children }: ActionsPanelProps): ReactElement {
  const t = useTranslate()
  const { view, language, interfaceLanguage } = useProduct()
  return (
    <section className="actions" aria-label={t('sds.options')}>
      <Form method="get" action={productPath(view.id, interfaceLanguage, page, language.id)}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={`pickers of-${pickers.length}`}>
          {pickers.map((picker) => (
            <Picker key={picker.name} {...picker} />
          ))}
        </div>
        <button className="btn btn-block no-js">{t('sds.show')}</button>
      </Form>
      {children}
    </section>
  )
}
