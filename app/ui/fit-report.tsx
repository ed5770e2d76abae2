import type { ReactElement } from 'react'
import type { SafetyReport } from '../../shared/safety-view.ts'
import { Banner } from './banner.tsx'

/** That the instructions do not fit on a sheet, by how much, and why. */
export function FitReport({ report: { title, reasons, assurance } }: { report: SafetyReport }): ReactElement {
  return (
    <div className="safety-report">
      <Banner type="error">
        <p>
          <b>{title}</b>
        </p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{assurance}</p>
      </Banner>
    </div>
  )
}
