import { Search, X } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { phraseList } from '../../../../shared/library-lists.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import '../../../ui/dialog.css'
import { useModal } from '../../../ui/use-modal.ts'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import type { RecordPath } from '../../record/record-values.ts'
import { groupOfPlace } from './group-of-place.ts'
import { nameGaps } from './value-label.ts'

interface PhrasePickerProps {
  path: RecordPath
  onChoose: (key: string) => void
  onClose: () => void
}

/** Letters of an example that tell what a group is about. */
const longestExample = 48

const cut = (text: string) => (text.length > longestExample ? `${text.slice(0, longestExample).trimEnd()} …` : text)

/** Finds a sentence of the library by its words, by those for what it leaves open, or by its key. */
export function PhrasePicker({ path, onChoose, onClose }: PhrasePickerProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { language } = useEditing()
  const dialog = useModal()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState(groupOfPlace(path))
  const { data, failure, again } = useAnswer(`${query} ${group} ${language}`, (signal) =>
    api.until(signal).get('/api/v1/phrases', phraseList, { query, language, ...(group === '' ? {} : { group }) }),
  )
  return (
    <dialog ref={dialog} className="dialog picker-dialog" aria-label={t('edit.text.phrase')} closedby="any" onClose={onClose}>
      <header>
        <h2>{t('edit.text.phrase')}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="picker-in">
        <div className="picker-search">
          <div className="input-icon">
            <Search className="i" />
            <input
              className="input"
              type="search"
              aria-label={t('label.find')}
              placeholder={t('label.find')}
              value={query}
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            />
          </div>
          <Dropdown
            label={t('edit.text.group')}
            value={group}
            options={[
              { value: '', text: t('products.filter.all') },
              // Until the groups are there: a field that shows all of them while one is meant cannot be set to all.
              ...(data || group === '' ? [] : [{ value: group, text: t('app.loading') }]),
              ...(data?.groups ?? []).map(({ key, phrases, example }) => ({
                value: key,
                text: `${cut(nameGaps(t, example).join(''))} (${phrases})`,
              })),
            ]}
            onChoose={setGroup}
          />
        </div>
        {failure ? <LoadFailure error={failure} onRetry={again} /> : null}
        {data && data.phrases.length === 0 ? <p className="meta">{t('edit.text.noPhrase')}</p> : null}
        <ul className="picked">
          {data?.phrases.map(({ key, text, englishText }) => (
            <li key={key}>
              <button type="button" onClick={() => onChoose(key)}>
                <span lang={text === null ? 'en' : language}>
                  <WithGaps text={text ?? englishText} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {data && data.leftOff > 0 ? <p className="meta">{t('edit.leftOff', { count: data.leftOff })}</p> : null}
      </div>
    </dialog>
  )
}

/** A sentence in which one sees what it leaves open. */
function WithGaps({ text }: { text: string }): ReactNode {
  const t = useTranslate()
  const { language } = useEditing()
  return nameGaps(t, text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a text have no name and never change their order.
      <span key={`${index} ${part}`} className="gap" lang={language}>
        {part}
      </span>
    ),
  )
}
