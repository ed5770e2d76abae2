import { Download, Tags, X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { labelSizes } from '../../../../clp/label/label-sizes.ts'
import type { BulkLabels } from '../../../../shared/bulk-labels.ts'
import { mostCopies } from '../../../../shared/label-limits.ts'
import { languages } from '../../../../shared/languages.ts'
import { nameSize } from '../../../../shared/name-size.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { Banner } from '../../../ui/banner.tsx'
import '../../../ui/dialog.css'
import '../../../ui/form.css'
import { useModal } from '../../../ui/use-modal.ts'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { saveFile } from '../../frame/save-file.ts'
import './bulk-labels-dialog.css'
import { isSide, OwnSize } from './own-size.tsx'
import { useBulkLabels, type BulkOrder } from './use-bulk-labels.ts'

/** Most labels fit on it. */
const usualSize = '5'
/** Value of `dim` for labels of a size of their own. */
const ownSize = '0'

interface BulkLabelsDialogProps {
  api: Pick<ApiClient, 'get' | 'send' | 'blob'>
  synonymIds: readonly number[]
  onClose: () => void
}

/** Labels of the chosen products on sheets of A4, in one file. What cannot be printed is told before anything is left out. */
export function BulkLabelsDialog({ api, synonymIds, onClose }: BulkLabelsDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const dialog = useModal()
  const [size, setSize] = useState(usualSize)
  const [sides, setSides] = useState({ w: '', h: '' })
  const [takesRelief, setTakesRelief] = useState(false)
  const [copies, setCopies] = useState('1')
  const [language, setLanguage] = useState('')
  const [fileError, setFileError] = useState<ApiError | null>(null)
  const { job: newest, error, isBusy, order } = useBulkLabels(api)
  const measures = size === ownSize ? { dim: size, ...sides } : { dim: size }
  const requested = JSON.stringify([measures, copies, language, takesRelief])
  /** What the labels were ordered with that the newest job makes. */
  const [ordered, setOrdered] = useState(requested)
  // Once other options are chosen, what was made is not what the dialog says.
  const job = isBusy || ordered === requested ? newest : null
  const most = Math.max(1, Math.floor(mostCopies / synonymIds.length))
  const isNumberValid = /^[1-9]\d*$/.test(copies) && Number(copies) <= most
  const isValid = isNumberValid && (size !== ownSize || Object.values(sides).every(isSide))
  const make = (leaveOut: boolean) => {
    setOrdered(requested)
    setFileError(null)
    const common = { synonym_ids: synonymIds, copies: Number(copies), ...measures, leave_out: leaveOut }
    const wanted: BulkOrder = takesRelief ? { ...common, reliefON: true } : common
    order(language === '' ? wanted : { ...wanted, xlang: language })
  }
  const download = (address: string) => {
    const fetchFile = async () => {
      setFileError(null)
      try {
        saveFile(await api.blob(address))
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure
        setFileError(failure)
      }
    }
    void fetchFile()
  }
  const file = job?.state === 'done' && !isBusy ? job.pdf : null
  return (
    <dialog ref={dialog} className="dialog bulk-labels" aria-labelledby={`${id}title`} aria-busy={isBusy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('products.bulk.title')}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) make(false)
        }}
      >
        <div className="bulk-in">
          <p className="meta">{`${t('products.bulk.note')} ${t('products.bulk.noFold')}`}</p>
          <div className="field">
            <label htmlFor={`${id}size`}>{t('label.option.size')}</label>
            <Dropdown
              id={`${id}size`}
              value={size}
              options={[
                ...labelSizes.map((one) => ({ value: String(one.id), text: `${nameSize(one)}\u00a0mm` })),
                { value: ownSize, text: t('label.size.own') },
              ]}
              onChoose={setSize}
            />
          </div>
          {size === ownSize ? <OwnSize sides={sides} onChange={setSides} /> : null}
          <div className="field">
            <label htmlFor={`${id}language`}>{t('sds.language')}</label>
            <Dropdown
              id={`${id}language`}
              value={language}
              options={[
                { value: '', text: t('products.bulk.ownLanguages') },
                ...languages.map((one) => ({ value: String(one.id), text: one.name, lang: one.code })),
              ]}
              onChoose={setLanguage}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}copies`}>{t('products.bulk.each')}</label>
            <input
              className="input"
              id={`${id}copies`}
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              required
              value={copies}
              aria-invalid={!isNumberValid || undefined}
              aria-describedby={`${id}range`}
              onChange={({ currentTarget }) => setCopies(currentTarget.value)}
            />
            <p className={isNumberValid ? 'meta' : 'msg msg-error'} id={`${id}range`} aria-live="polite">{`1–${most}`}</p>
          </div>
          <label className="choice">
            <input
              className="switch"
              type="checkbox"
              checked={takesRelief}
              onChange={({ currentTarget }) => setTakesRelief(currentTarget.checked)}
            />
            <span>{t('label.flag.reliefON')}</span>
          </label>
          {error ? <LoadFailure error={error} onRetry={() => make(false)} /> : null}
          {fileError && file ? <LoadFailure error={fileError} onRetry={() => download(file)} /> : null}
          <Outcome job={job} isBusy={isBusy} onLeaveOut={() => make(true)} />
        </div>
        <footer>
          {file ? (
            <button type="button" className="btn btn-primary" onClick={() => download(file)}>
              <Download className="i" />
              {t('sds.downloadPdf')}
            </button>
          ) : null}
          <button className={file ? 'btn' : 'btn btn-primary'} disabled={!isValid || isBusy}>
            <Tags className="i" />
            {t('products.bulk.make')}
          </button>
        </footer>
      </form>
    </dialog>
  )
}

/** How far the work is, or what came of it. */
function Outcome({ job, isBusy, onLeaveOut }: { job: BulkLabels | null; isBusy: boolean; onLeaveOut: () => void }): ReactElement | null {
  const t = useTranslate()
  if (isBusy) {
    const text =
      job === null || job.state === 'waiting'
        ? t('app.loading')
        : job.state === 'rendering'
          ? t('products.bulk.writing')
          : t('products.bulk.progress', { done: job.done, total: job.total })
    return (
      <div className="bulk-progress" role="status">
        <progress aria-label={text} {...(job?.state === 'composing' ? { value: job.done, max: job.total } : {})} />
        <span>{text}</span>
      </div>
    )
  }
  if (job === null) return null
  return (
    <>
      {job.state === 'done' ? <Banner type="success">{t('products.bulk.made', { count: job.labels })}</Banner> : null}
      {job.state === 'failed' && job.reports.length === 0 ? (
        <Banner type="error" role="alert">
          {t('products.bulk.failed')}
        </Banner>
      ) : null}
      {job.reports.length > 0 ? (
        <Banner type="warning" role="alert">
          <p>
            <b>{t(job.state === 'done' ? 'products.bulk.leftOut' : 'products.bulk.notPrinted')}</b>
          </p>
          <ul className="bulk-reports">
            {job.reports.map(({ synonym_id: synonymId, name, reason, sizes = [] }) => (
              <li key={synonymId}>
                {`${name}: ${t(`products.bulk.reason.${reason}`)}.`}
                {reason === 'doesNotFit' && sizes.length > 0 ? ` ${t('products.bulk.fits', { sizes: nameSizes(sizes) })}` : null}
              </li>
            ))}
          </ul>
          {job.state === 'failed' && job.reports.length < job.total ? (
            <button type="button" className="btn" onClick={onLeaveOut}>
              {t('products.bulk.others')}
            </button>
          ) : null}
        </Banner>
      ) : null}
    </>
  )
}

function nameSizes(ids: readonly number[]): string {
  return labelSizes
    .filter(({ id }) => ids.includes(id))
    .map((one) => `${nameSize(one)}\u00a0mm`)
    .join(', ')
}
