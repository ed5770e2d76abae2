import { ArrowRight } from 'lucide-react'
import { useId, useState, type ReactElement, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { readIssues } from '../../../shared/reasons/read-issue.ts'
import { writeReason } from '../../../shared/reasons/write-reason.ts'
import { workgroupAnswer, workgroupProfile, type WorkgroupAnswer } from '../../../shared/workgroup-profile.ts'
import { ApiError } from '../../api/api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { EditingProvider, type Editing } from '../edit/draft/edit-context.tsx'
import '../edit/edit.css'
import { countryAt } from '../edit/fields/country-at.ts'
import './company.css'
import { goToField } from '../edit/fields/go-to-field.ts'
import { SchemaField } from '../edit/fields/schema-field.tsx'
import { emptyValue, shapeOf } from '../../../shared/record/schema-shape.ts'
import { LeaveQuestion } from '../frame/leave-question.tsx'
import { useLeaveBlocker } from '../frame/use-leave-blocker.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { TypedBefore } from '../frame/typed-before.tsx'
import { useTyped } from '../frame/use-typed.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { asObject, withValueAt, writePath, type RecordValue } from '../record/record-values.ts'

const shape = shapeOf(workgroupProfile)
const fields = shape.kind === 'object' ? shape.fields : []
/** One telephone to fill in, since one is needed. */
const blank: RecordValue = withValueAt(emptyValue(shape), ['emergency'], [{ telephone: '', hours: {} }])
const notes: Readonly<Record<string, string>> = { vatNumber: 'workgroup.vatNote', firstFormulation: 'workgroup.formulationNote' }

/** With the revision upon which it was written. */
const writtenProfile = z.object({ revision: z.number(), profile: z.custom<RecordValue>() })

interface CompanyFormProps {
  stored: WorkgroupAnswer
  /** Names of countries and languages by the keys of their choices. */
  optionNames: Readonly<Record<string, string>>
}

/** The form, which keeps what was typed until it is stored. */
export function CompanyForm({ stored, optionNames }: CompanyFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api, group } = useWorkspace()
  const mayChange = useMay('owner')
  const notify = useNotify()
  const isAlive = useIsAlive()
  const [known, setKnown] = useState(stored)
  // What somebody begins with who has said nothing yet: the workgroup has a name already.
  const [begun] = useState(() => withValueAt(blank, ['company', 'name'], stored.name))
  const written = useTyped<z.infer<typeof writtenProfile>>(`company ${group?.id ?? ''}`, writtenProfile, () => ({
    revision: stored.revision,
    profile: stored.profile ?? begun,
  }))
  const profile: RecordValue = written.value.profile
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isOutdated, setIsOutdated] = useState(written.wasKept && written.value.revision !== stored.revision)
  // An empty form is not yet wrong: what is missing is told when it is saved.
  const [isTried, setIsTried] = useState(false)
  const parsed = workgroupProfile.safeParse(profile, { reportInput: true })
  const problems = isTried && !parsed.success ? readIssues(parsed.error.issues) : []
  const blocker = useLeaveBlocker(profile !== (known.profile ?? begun) && mayChange)
  const editing: Editing = {
    set: (path, value) => written.type((before) => ({ ...before, profile: withValueAt(before.profile, path, value) })),
    language,
    optionNames,
    problemsAt: (path) => problems.filter((one) => one.path === writePath(path)).map((one) => writeReason(one, t, language)),
    countProblems: () => 0,
    countryAt: (path) => countryAt(profile, path),
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (!parsed.success) {
      const [first] = readIssues(parsed.error.issues)
      if (first) goToField(first.path)
      return
    }
    setBusy(true)
    setFailure(null)
    setIsOutdated(false)
    try {
      const answer = await api.send('PUT', '/api/v1/workgroup', workgroupAnswer, { revision: known.revision, profile: parsed.data })
      setKnown(answer)
      written.forget({ revision: answer.revision, profile: answer.profile ?? begun })
      setIsTried(false)
      notify({ type: 'success', text: t('workgroup.saved'), delay: 5000 })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const revision = error.reasons.find(({ code }) => code === 'outdatedRevision')?.params.revision
      if (typeof revision === 'number') {
        setKnown({ ...known, revision })
        setIsOutdated(true)
      } else setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <EditingProvider value={editing}>
      {mayChange ? <TypedBefore typed={written} /> : <Banner type="info">{t('workgroup.ownersOnly')}</Banner>}
      <form className="company" onSubmit={(event) => void save(event)} noValidate>
        <fieldset className="edit-fields" disabled={!mayChange}>
          <legend className="vh">{t('workgroup.title')}</legend>
          {fields.map(({ name, shape: of, optional }) => (
            <div key={name}>
              <SchemaField name={name} shape={of} optional={optional} path={[name]} value={asObject(profile)[name]} />
              {notes[name] ? <p className="meta">{t(notes[name])}</p> : null}
            </div>
          ))}
        </fieldset>
        {isOutdated ? (
          <Banner type="warning" role="alert">
            {t('workgroup.outdated')}
          </Banner>
        ) : null}
        {failure ? <LoadFailure error={failure} onRetry={() => setFailure(null)} /> : null}
        {mayChange ? (
          <button className="btn btn-primary" disabled={busy || !isAlive} aria-describedby={`${id}state`}>
            {t(busy ? 'edit.saving.saving' : 'edit.saveNow')}
          </button>
        ) : null}
        {known.profile !== null && known.products === 0 ? (
          <Link className="btn btn-quiet" to="/app/products/new">
            {t('firstSteps.recipe')}
            <ArrowRight className="i" />
          </Link>
        ) : null}
        <p className="msg msg-error" id={`${id}state`} aria-live="polite">
          {problems.length > 0 ? t('edit.problemCount', { count: problems.length }) : null}
        </p>
      </form>
      {blocker.state === 'blocked' ? (
        <LeaveQuestion title={t('edit.leave.title')} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()}>
          <p>{t('workgroup.leave')}</p>
        </LeaveQuestion>
      ) : null}
    </EditingProvider>
  )
}
