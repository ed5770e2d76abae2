import { useId, useRef, useState } from 'react'
import { Form, redirect, useNavigation, useSearchParams } from 'react-router'
import { newProductAnswer } from '../../../shared/editing.ts'
import { exampleNames } from '../../../shared/recipe/example-names.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { answerOf } from '../frame/answer.ts'
import { openPage } from '../frame/tab.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { FileReadReport } from './file-read-report.tsx'
import '../record/product.css'
import type { Route } from './+types/new-product.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('products.new'))
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { api, search } = await openPage(request)
  const form = await request.formData()
  const read = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  const [name, example, file] = [read('name'), read('example'), form.get('sdscom')]
  const sheet = file instanceof File && file.size > 0 ? file : null
  if (name === '' && !sheet) return { created: null }
  if (sheet && sheet.size > largestFile) return { created: null, isTooLarge: true }
  const copyOf = search.get('copyOf')
  const named = name === '' ? {} : { name }
  const begun = sheet ? { sdscom: await sheet.text() } : example === '' ? {} : { example }
  const body = copyOf === null ? { ...named, ...begun } : { name, copyOf: Number(copyOf) }
  const created = await answerOf(api.send('POST', '/api/v1/products', newProductAnswer, body))
  // What there is to begin with is the recipe; a copy has one, and a record that may have more.
  if (created.data && !sheet) throw redirect(`/app/products/${created.data.synonymId}/${copyOf === null ? 'recipe' : 'edit'}`)
  return { created }
}

/** Bytes: what a call takes at most, less what makes a text of a file longer within it. */
const largestFile = 1_900_000

/** A product begins with its name, empty or as a copy of another one. */
export default function NewProduct({ actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const id = useId()
  const mayEdit = useMay('editor')
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const isAlive = useIsAlive()
  const [example, setExample] = useState('')
  const copyOf = search.get('copyOf')
  const form = useRef<HTMLFormElement>(null)
  const isTooLarge = actionData?.created === null && actionData.isTooLarge === true
  const missing = actionData?.created === null && !isTooLarge
  const made = busy ? null : actionData?.created?.data
  const failure = busy ? null : actionData?.created?.failure
  if (made?.read) return <FileReadReport made={{ ...made, read: made.read }} />
  return (
    <>
      <header className="head">
        <h1>{t('products.new')}</h1>
      </header>
      {mayEdit ? null : <Banner type="error">{t('app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')}</Banner>}
      <Form ref={form} className="new-product" method="post" encType="multipart/form-data" replace hidden={!mayEdit} noValidate>
        {failure ? <LoadFailure error={failure} onRetry={() => form.current?.requestSubmit()} /> : null}
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
              name="example"
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
        {copyOf === null && example === '' ? (
          <div className="field">
            <label htmlFor={`${id}sdscom`}>{t('sdscom.file')}</label>
            <input id={`${id}sdscom`} name="sdscom" type="file" accept=".xml,application/xml,text/xml" aria-describedby={`${id}file`} />
            <p className={isTooLarge ? 'msg msg-error' : 'meta'} id={`${id}file`} aria-live="polite">
              {t(isTooLarge ? 'sdscom.tooLarge' : 'sdscom.note')}
            </p>
          </div>
        ) : null}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t(busy ? 'products.creating' : 'products.create')}
        </button>
      </Form>
    </>
  )
}
