import { ChevronDown, Globe } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { DigitalLabel } from '../../../shared/digital-label.ts'
import { classOfHeading } from '../../../shared/heading-words.ts'
import { digitalLabelPath } from '../../../shared/links.ts'
import { useLangOf, useTranslate } from '../../language/texts.tsx'
import { withoutScripts } from '../../page/without-scripts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Code, Names, telephoneHref } from '../../ui/shown.tsx'
import { EmergencyCall } from '../emergency-call.tsx'
import { guardProduct } from '../guard-product.server.ts'
import { Apart } from './apart.tsx'
import { digitalLabelMeta } from './digital-label-meta.ts'
import './digital-label.css'
import { loadDigitalLabel, type DigitalLabelData } from './load-digital-label.ts'
import type { Route } from './+types/digital-label.ts'

export const middleware: Route.MiddlewareFunction[] = [guardProduct]

export const handle = withoutScripts

/** Characters of the longest product code that the narrowest phone has room for. */
const longestOnOneLine = 24

export function loader(args: Route.LoaderArgs) {
  return loadDigitalLabel(args)
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return digitalLabelMeta(root.loaderData, loaderData)
}

/** The label as law lets it be digital: the elements of CLP Article 17 in one place, before and apart from everything else. */
export default function DigitalLabelPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { label, isWithdrawn } = loaderData
  return (
    <div className="dlabel">
      <Languages page={loaderData} />
      <main id="main" tabIndex={-1}>
        {isWithdrawn ? (
          <Banner type="warning">
            <b>{t('digitalLabel.withdrawn')}</b> {t('digitalLabel.withdrawnNote')}
          </Banner>
        ) : null}
        {loaderData.newerIn.length > 0 ? <Earlier page={loaderData} /> : null}
        <Identity label={label} />
        <Hazards label={label} />
        <Precautions label={label} emergency={loaderData.emergency} />
        <Supplier label={label} />
      </main>
      <Apart page={loaderData} />
    </div>
  )
}

/** All languages of the label by their own names, wherever somebody is. */
function Languages({ page }: { page: DigitalLabelData }): ReactElement {
  const t = useTranslate()
  return (
    <nav className="dlabel-bar" aria-label={t('digitalLabel.languages')}>
      <details>
        <summary>
          <Globe className="i" />
          <span className="vh">{t('digitalLabel.languages')}: </span>
          <span lang={useLangOf(page.label.language)}>{page.language.name}</span>
          <ChevronDown className="i" />
        </summary>
        <ul>
          {page.languages.map(({ id, code, name }) => (
            <li key={id}>
              <a
                href={digitalLabelPath(page.id, code, page.lot)}
                lang={code}
                hrefLang={code}
                aria-current={id === page.language.id ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** The newest version lacks this language: who reads it is told that others know more by now. */
function Earlier({ page: { id, language, lot, newerIn } }: { page: DigitalLabelData }): ReactElement {
  const t = useTranslate()
  return (
    <Banner type="warning">
      <b>{t('digitalLabel.newer', { language: language.name })}</b>{' '}
      {newerIn.map(({ id: languageId, code, name }, index) => (
        <Fragment key={languageId}>
          {index === 0 ? null : ', '}
          <a href={digitalLabelPath(id, code, lot)} lang={code} hrefLang={code}>
            {name}
          </a>
        </Fragment>
      ))}
    </Banner>
  )
}

/** More would push the signal word off a phone's screen: they stand with the product's numbers. */
const hasManyNames = ({ synonyms }: DigitalLabel): boolean => synonyms.length > 3

function Identity({ label }: { label: DigitalLabel }): ReactElement {
  const t = useTranslate()
  const lang = useLangOf(label.language)
  const names = [...(hasManyNames(label) ? [] : label.synonyms), ...(label.substance?.names ?? [])]
  return (
    <header>
      <p className="over">{t('digitalLabel.title')}</p>
      <h1 lang={lang} className={classOfHeading(label.name)}>
        {label.name}
      </h1>
      <div lang={lang}>
        {label.variant === '' ? null : <p>{label.variant}</p>}
        {names.length === 0 ? null : <p>{names.join('; ')}</p>}
      </div>
    </header>
  )
}

function Hazards({ label }: { label: DigitalLabel }): ReactElement {
  const t = useTranslate()
  return (
    <section className="dlabel-hazard" aria-labelledby="hazards">
      <h2 id="hazards">{t('digitalLabel.hazards')}</h2>
      <div lang={useLangOf(label.language)}>
        {label.signalWord === null ? null : (
          <p className={['signal', classOfHeading(label.signalWord)].filter(Boolean).join(' ')}>{label.signalWord}</p>
        )}
        {label.withoutHazard === null ? null : <p>{label.withoutHazard}</p>}
        {label.pictograms.length === 0 ? null : (
          <div className="dlabel-pics">
            {label.pictograms.map(({ code, name, description }) => (
              <figure key={code}>
                <img className="pic" src={`/pictograms/${code}.svg`} alt={description} width={104} height={104} />
                <figcaption aria-hidden="true">{name}</figcaption>
              </figure>
            ))}
          </div>
        )}
        {label.contains === null ? null : (
          <p>
            <Names>{label.contains}</Names>
          </p>
        )}
        <Statements className="is-strong" texts={label.hazard.map(({ text }) => text)} />
        <Statements texts={label.supplemental} />
      </div>
    </section>
  )
}

/** All precautionary statements (Article 32(3)); those on what to do now stand first. */
function Precautions({ label, emergency }: { label: DigitalLabel; emergency: DigitalLabelData['emergency'] }): ReactElement | null {
  const t = useTranslate()
  const lang = useLangOf(label.language)
  return (
    <>
      {label.response.length === 0 && !emergency ? null : (
        <section aria-labelledby="response">
          <h2 id="response">{t('digitalLabel.response')}</h2>
          <div lang={lang}>
            <Statements texts={label.response.map(({ text }) => text)} />
          </div>
          {emergency ? <EmergencyCall telephone={emergency.telephone} hours={emergency.hours} lang={lang} /> : null}
        </section>
      )}
      {label.precautions.length === 0 ? null : (
        <section aria-labelledby="precautions">
          <h2 id="precautions">{t('digitalLabel.precautions')}</h2>
          <div lang={lang}>
            <Statements texts={label.precautions.map(({ text }) => text)} />
          </div>
        </section>
      )}
    </>
  )
}

function Supplier({ label }: { label: DigitalLabel }): ReactElement {
  const t = useTranslate()
  const { supplier, productCodes, ufi, quantity, substance } = label
  return (
    <>
      <section aria-labelledby="supplier">
        <h2 id="supplier">{t('detail.section.supplier')}</h2>
        <p lang={useLangOf(label.language)}>
          {supplier.name}, {supplier.address}
        </p>
        <p>
          <a className="dlabel-telephone" href={telephoneHref(supplier.telephone)}>
            <Code>{supplier.telephone}</Code>
          </a>
        </p>
      </section>
      <section aria-labelledby="product">
        <h2 id="product">{t('detail.section.product')}</h2>
        <dl>
          <Row name={t('detail.term.otherNames')} value={hasManyNames(label) ? label.synonyms.join('; ') : null} />
          <Row name={t('detail.term.ufi')} value={ufi} />
          <Row name={t('digitalLabel.number')} value={substance?.number ?? null} />
          <Row name={t('detail.term.productCodes')} value={productCodes.length > 0 ? <Codes codes={productCodes} /> : null} />
          <Row name={t('label.option.content')} value={quantity} />
        </dl>
      </section>
    </>
  )
}

/** Each on one line: at their hyphens a browser would end it. */
function Codes({ codes }: { codes: readonly string[] }): ReactElement[] {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index === 0 ? null : ', '}
      {code.length <= longestOnOneLine ? <span className="whole">{code}</span> : code}
    </Fragment>
  ))
}

function Row({ name, value }: { name: string; value: ReactNode }): ReactElement | null {
  if (value === null || value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi className="address-text">{value}</bdi>
      </dd>
    </div>
  )
}

function Statements({ texts, className }: { texts: readonly string[]; className?: string }): ReactElement | null {
  if (texts.length === 0) return null
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>
          {/* A line may end behind a slash: “…ZENTRUM/Arzt” fits on no narrow screen. The number of an act stays whole. */}
          {text.split(/(?<=\/)(?!\d)/).map((part, index) => (
            <Fragment key={index}>
              {index === 0 ? null : <wbr />}
              {part}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}
