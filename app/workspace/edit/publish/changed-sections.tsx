import type { ReactElement } from 'react'
import type { ChangedSection } from '../../../../shared/editing.ts'

/** What differs from the last version, section by section, with what was added and what was removed marked. */
export function ChangedSections({ sections }: { sections: readonly ChangedSection[] }): ReactElement[] {
  return sections.map((section) => <Section key={section.number} section={section} />)
}

function Section({ section: { number, heading, subsections } }: { section: ChangedSection }): ReactElement {
  return (
    <section className="changed-section">
      <h3>
        {number} {heading}
      </h3>
      {subsections.map((subsection) => (
        <div key={subsection.number}>
          {/* Section 16 has no parts with numbers of their own: its one part bears the section's heading. */}
          {subsection.number === String(number) ? null : (
            <h4>
              {subsection.number} {subsection.heading}
            </h4>
          )}
          <ul>
            {subsection.changes.map(({ place, before, after, runs }) => (
              <li key={`${place} ${before} ${after}`}>
                {place === '' ? null : (
                  <>
                    <span className="changed-place">{place}</span>{' '}
                  </>
                )}
                {runs.map(({ text, mark }, index) => {
                  // The runs of a text have no name and never change their order.
                  const key = `${index} ${text}`
                  if (mark === 'added') return <ins key={key}>{text}</ins>
                  return mark === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
