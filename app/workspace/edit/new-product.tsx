import { useId, useState, type SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { newProductAnswer } from '../../../shared/editing.ts'
import { exampleNames } from '../../../shared/recipe/example-names.ts'
import { ApiError } from '../../api/api-error.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import '../record/product.css'
import type { Route } from './+types/new-product.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('products.new'))
}

/** A product begins with its name, empty or as a copy of another one. */
export default function NewProduct() {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const mayEdit = useMay('editor')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const isAlive = useIsAlive()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [missing, setMissing] = useState(false)
  const [example, setExample] = useState('')
  const copyOf = search.get('copyOf')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('name')
    const name = typeof value === 'string' ? value.trim() : ''
    setMissing(name === '')
    if (name === '') return
    setBusy(true)
    setFailure(null)
    try {
      const begun = example === '' ? {} : { example }
      const body = copyOf === null ? { name, ...begun } : { name, copyOf: Number(copyOf) }
      const { synonymId } = await api.send('POST', '/api/v1/products', newProductAnswer, body)
      // What there is to begin with is the recipe; a copy has one, and a record that may have more.
      await navigate(`/app/products/${synonymId}/${copyOf === null ? 'recipe' : 'edit'}`, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <>
      <header className="head">
        <h1>{t('products.new')}</h1>
      </header>
      {mayEdit ? null : <Banner type="error">{t('app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')}</Banner>}
      <form className="new-product" hidden={!mayEdit} onSubmit={(event) => void submit(event)} noValidate>
        {failure ? <LoadFailure error={failure} onRetry={() => setFailure(null)} /> : null}
        {copyOf === null ? null : <p>{t('products.copyNote', { name: search.get('of') ?? '' })}</p>}
        <div className="field">
          <label htmlFor={`${id}name`}>{t('products.name')}</label>
          <input
            className={missing ? 'input is-error' : 'input'}
            id={`${id}name`}
            name="name"
            maxLength={160}
            autoComplete="off"
            aria-invalid={missing}
            aria-describedby={`${id}problem`}
          />
          <p className="msg msg-error" id={`${id}problem`} aria-live="polite">
            {missing ? t('products.nameMissing') : null}
          </p>
        </div>
        {copyOf === null ? (
          <div className="field">
            <label htmlFor={`${id}example`}>{t('example.begin')}</label>
            <Dropdown
              id={`${id}example`}
              value={example}
              options={[
                { value: '', text: t('example.none') },
                ...exampleNames.map((name) => ({ value: name, text: t(`example.${name}`) })),
              ]}
              onChoose={setExample}
            />
            <p className="meta">{example === '' ? null : t('example.note')}</p>
          </div>
        ) : null}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t(busy ? 'products.creating' : 'products.create')}
        </button>
      </form>
    </>
  )
}
