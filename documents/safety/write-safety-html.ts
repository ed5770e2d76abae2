import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { classOfHeading } from '../../shared/heading-words.ts'
import type { Rich } from '../document-model.ts'
import { readPictogram, readSign } from '../read-drawing.ts'
import type { SafetyModel, ShownSign } from './safety-model.ts'
import { writeRich } from '../text/write-rich.ts'
import { writeMarkup } from '../text/write-markup.ts'

/**
 * The body of the safety instructions as HTML: five sections with the ids `safety-hazards`, `-protection`, `-danger`, `-first-aid` and
 * `-disposal`, each with a heading of the second level. It carries no style and no script of its own; the drawings are in it.
 */
export function writeSafetyHtml(model: SafetyModel): string {
  const { hazards, protection, danger, firstAid, disposal } = model
  return writeMarkup(
    h(
      'div',
      { className: 'safety' },
      h(
        'header',
        { className: 'safety-head' },
        h('p', { className: 'safety-title' }, h('b', null, model.title), ' ', model.subtitle),
        model.qr
          ? h('img', { className: 'sheet-qr', src: asAddress(model.qr.svg), alt: model.qr.description, width: 96, height: 96 })
          : null,
        h('p', { className: ['safety-name', classOfHeading(model.productName)].filter(Boolean).join(' ') }, model.productName),
        model.contains.length > 0 ? h('p', { className: 'safety-contains' }, writeRich(model.contains)) : null,
      ),
      writeBand('hazards', hazards.heading, [
        hazards.signalWord ? h('p', { key: 'signal', className: 'safety-signal' }, hazards.signalWord) : null,
        writeSigns(hazards.pictograms, 'pic', readPictogram),
        writePoints(hazards.points),
      ]),
      writeBand('protection', protection.heading, [writeSigns(protection.signs, 'sign', readSign), writePoints(protection.points)]),
      writeBand('danger', danger.heading, [
        writeSigns([danger.sign], 'sign', readSign),
        h(
          'p',
          { key: 'call', className: 'safety-call' },
          h('span', null, danger.callLabel),
          ' ',
          h('a', { href: `tel:${danger.callNumber}` }, h('strong', null, danger.callNumber)),
        ),
        danger.contacts.map((contact) => h('p', { key: contact, className: 'safety-contact' }, contact)),
        writePoints(danger.points),
      ]),
      writeBand('first-aid', firstAid.heading, [
        writeSigns(firstAid.signs, 'sign', readSign),
        firstAid.note.length > 0 ? h('p', { key: 'note', className: 'safety-note' }, writeRich(firstAid.note)) : null,
        ...firstAid.routes.map(({ key, heading, text }) =>
          h('div', { key, className: 'safety-route' }, h('h3', null, heading), h('p', null, writeRich(text))),
        ),
        firstAid.points.length > 0 ? writePoints(firstAid.points) : null,
      ]),
      writeBand('disposal', disposal.heading, [writePoints(disposal.points)]),
      h(
        'dl',
        { className: 'safety-workplace' },
        model.workplace.map(({ label, value }) => h('div', { key: label }, h('dt', null, label), h('dd', null, value))),
      ),
      h('p', { className: 'safety-basis' }, model.foot.line),
      hazards.unofficial ? h('p', { className: 'safety-basis' }, hazards.unofficial) : null,
    ),
  )
}

function writeBand(key: string, heading: string, content: ReactNode[]): ReactElement {
  const id = `safety-${key}`
  return h(
    'section',
    { className: `safety-band band-${key}`, id, 'aria-labelledby': `${id}-heading` },
    h('h2', { id: `${id}-heading`, className: classOfHeading(heading) }, heading),
    ...content,
  )
}

function writeSigns<Code extends string>(signs: readonly ShownSign<Code>[], className: string, read: (code: Code) => string): ReactNode {
  if (signs.length === 0) return null
  return h(
    'ul',
    { key: 'signs', className: 'safety-signs' },
    signs.map(({ code, description }) =>
      h('li', { key: code }, h('img', { className, src: asAddress(read(code)), alt: description, width: 72, height: 72 })),
    ),
  )
}

function writePoints(points: readonly Rich[]): ReactElement {
  return h(
    'ul',
    { key: 'points', className: 'points' },
    points.map((point, index) => h('li', { key: index }, writeRich(point))),
  )
}

const asAddress = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
