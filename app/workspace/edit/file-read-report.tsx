import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { FileRead } from '../../../shared/editing.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

interface FileReadReportProps {
  made: { synonymId: number; read: FileRead }
}

/** What became of a file with which a product begins: what a person has to look at, before they go on to the draft. */
export function FileReadReport({ made: { synonymId, read } }: FileReadReportProps): ReactElement {
  const t = useTranslate()
  const { guesses, left } = read
  return (
    <>
      <header className="head">
        <h1>{t('sdscom.read')}</h1>
      </header>
      {guesses.length + left.length === 0 ? (
        <Banner type="success">
          <p>{t('sdscom.all')}</p>
        </Banner>
      ) : null}
      <p>
        <Link className="btn btn-primary" to={`/app/products/${synonymId}/edit`}>
          {t('sdscom.toDraft')}
        </Link>
      </p>
      <Lines title={t('sdscom.guessed', { count: guesses.length })} lines={guesses.map(({ place, text }) => ({ head: place, text }))} />
      <Lines title={t('sdscom.left', { count: left.length })} lines={left.map(({ path, text }) => ({ head: path, text }))} />
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly { head: string; text: string }[] }): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <section className="file-read-part">
      <h2>{title}</h2>
      <dl className="file-read">
        {lines.map(({ head, text }, index) => (
          // Two lines of a file may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <dt className="meta">{nameElements(head)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The last two elements of the format are enough to find it: `Component › AdditionalInfo`. */
function nameElements(path: string): string {
  return path
    .split('/')
    .filter((name) => name !== '' && name !== 'FullText' && name !== 'PhraseCode')
    .slice(-2)
    .join(' › ')
}
