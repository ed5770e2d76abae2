import { CircleAlert, FlaskConical } from 'lucide-react'
import type { ReactElement } from 'react'
import { readShare } from '../../../shared/recipe/read-share.ts'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import { addExactly, addUp } from '../../../shared/recipe/request-of-recipe.ts'
import { isWater, waterNumber } from '../../../shared/recipe/water.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { writeNumber } from '../../../shared/read-number.ts'
import { createKey } from '../frame/create-key.ts'
import { changeRow, insertRows } from './change-rows.ts'
import { formatEnds, formatShare } from './format-share.ts'
import { kindOfRow } from './kind-of-row.ts'
import { useWorkshop } from './workshop-context.ts'

/** The sum of all shares: how much of them is classified or not known, what is missing, what is too much. Nothing is scaled by itself. */
export function SumLine({ componentsOf }: { componentsOf: (key: string) => readonly LiveComponent[] }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { recipe, request, change } = useWorkshop()
  const { sum } = request
  const left = addExactly(100, -sum.to)
  const excess = addExactly(sum.from, -100)
  const whole = Math.max(100, sum.to)
  const shares = recipe.rows.flatMap((row) => {
    const share = readShare(row.share)
    return share === null ? [] : [{ row, to: share.to }]
  })
  const water = recipe.rows.find(isWater)
  const waterShare = water ? readShare(water.share) : null
  const write = (value: number) => writeNumber(Number(value.toFixed(6)), language)
  const fill = () => {
    const name = t('recipe.fillWater')
    if (water) change(changeRow(water.key, { share: write(addExactly(waterShare?.to ?? 0, left)) }), name)
    else change(insertRows([{ key: createKey(), name: t('recipe.water'), cas: waterNumber, share: write(left) }], null), name)
  }
  const scale = () => {
    const scaled = shares.map(({ row }) => {
      const share = readShare(row.share)
      const ends = share ? [share.from, share.to].map((end) => Number(((end * 100) / sum.from).toFixed(4))) : []
      return { key: row.key, ends }
    })
    // What rounding leaves goes to the largest.
    const largest = scaled.reduce(
      (one, other) => ((other.ends[0] ?? 0) > (one.ends[0] ?? 0) ? other : one),
      scaled[0] ?? { key: '', ends: [] },
    )
    const rest = addExactly(100, -addUp(scaled.map(({ ends }) => ends[0] ?? 0)))
    change((before) => {
      return {
        ...before,
        rows: before.rows.map((row) => {
          const found = scaled.find(({ key }) => key === row.key)
          if (!found) return row
          const [from = 0, to = 0] = found.ends.map((end) => (row.key === largest.key ? addExactly(end, rest) : end))
          return { ...row, share: from === to ? write(from) : `${write(from)} – ${write(to)}` }
        }),
      }
    }, t('recipe.scale'))
  }
  return (
    <>
      <div className="sumline">
        <span className="sumbar" role="img" aria-label={t('recipe.sumOf', { sum: formatEnds(sum, language) })}>
          {shares.map(({ row, to }) => (
            <SumPart key={row.key} size={to / whole} kind={kindOfRow(componentsOf(row.key))} />
          ))}
          {left > 0 ? <SumPart size={left / whole} kind="left" /> : null}
          {excess > 0 ? <SumPart size={excess / whole} kind="excess" /> : null}
        </span>
        <b className={excess > 0 ? 'bad' : undefined}>{formatEnds(sum, language)}</b>
      </div>
      <div className="sum-notes">
        {excess > 0 ? (
          <p className="msg msg-error" role="status">
            <CircleAlert className="i" />
            <span>{t(request.body === null ? 'recipe.tooMuch' : 'recipe.aLittleTooMuch', { share: formatShare(excess, language) })}</span>
          </p>
        ) : (
          <p className="meta">
            {left > 0 ? `${t('recipe.left', { share: formatShare(left, language) })} ` : ''}
            {t('recipe.sumLegend')}
          </p>
        )}
        <div className="rec-tools">
          {left > 0 && recipe.rows.length > 0 ? (
            <button type="button" className="btn btn-quiet" onClick={fill}>
              <FlaskConical className="i" />
              {t('recipe.fillWater')}
            </button>
          ) : null}
          {excess > 0 && water && waterShare && waterShare.from >= excess ? (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => change(changeRow(water.key, { share: write(addExactly(waterShare.from, -excess)) }), t('recipe.fillWater'))}
            >
              {t('recipe.takeFromWater', { share: formatShare(excess, language) })}
            </button>
          ) : null}
          {excess > 0 ? (
            <button type="button" className="btn btn-quiet" onClick={scale}>
              {t('recipe.scale')}
            </button>
          ) : null}
        </div>
        {excess > 0 ? <p className="cap">{t('recipe.scaleNote')}</p> : null}
      </div>
    </>
  )
}

/** A part of the bar. Its size stands in an attribute of the drawing, since pages carry no styles of their own. */
function SumPart({ size, kind }: { size: number; kind: string }): ReactElement {
  return <i className={kind} ref={(part) => part?.style.setProperty('flex-grow', String(Math.max(size, 0.002)))} />
}
