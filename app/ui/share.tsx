import { ChevronDown, Link, Mail, MessageCircle, MessageSquareText, Phone, Printer, Send, Zap } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { copyText } from '../browser/copy-text.ts'
import { useTranslate } from '../language/texts.tsx'
import { useNotify } from './notifications.tsx'
import { firstTargets, furtherTargets, shareTarget, type ShareTarget, type ShareTargetKey } from './share-targets.ts'
import './share.css'

const popoverId = 'share'
/** Milliseconds (specification, section 9). */
const copiedLabelTime = 2000
const copiedNotificationTime = 5000

/** Signs in letters where a company's own mark would be a drawing of somebody else's. */
const signs: Record<ShareTargetKey, ReactNode> = {
  facebook: 'f',
  x: <LetterX />,
  linkedin: 'in',
  reddit: 'r/',
  telegram: <Send className="i i-lg" />,
  messenger: <Zap className="i i-lg" />,
  whatsapp: <MessageCircle className="i i-lg" />,
  email: <Mail className="i i-lg" />,
  pinterest: 'P',
  tumblr: 't',
  viber: <Phone className="i i-lg" />,
  vk: 'VK',
  mix: 'm',
  xing: 'X/',
  sms: <MessageSquareText className="i i-lg" />,
  line: 'L',
}

/** Two strokes: the double-struck letter that the company writes is in none of our fonts. */
function LetterX(): ReactElement {
  return (
    <svg className="i i-lg" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M6 4l12 16M17.5 4l-11 16" />
    </svg>
  )
}

/**
 * Opens the device's own way of sharing. Where there is none the link is copied (specification, section 2), and the popover, which needs no
 * script to open, has other ways.
 */
export function ShareButton({ className, children }: { className: string; children: ReactNode }): ReactElement {
  const copyLink = useCopyLink()
  const share = (event: MouseEvent<HTMLButtonElement>) => {
    const popover = document.getElementById(popoverId)
    const address = popover?.dataset['address']
    if (!popover || !address) return
    if (typeof navigator.share !== 'function') {
      // A second press closes the popover.
      if (!popover.matches(':popover-open')) void copyLink(address)
      return
    }
    event.preventDefault()
    navigator.share({ title: popover.dataset['title'] ?? document.title, url: address }).catch((error: unknown) => {
      // Closed without sharing is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      popover.showPopover()
      void copyLink(address)
    })
  }
  return (
    <button type="button" className={className} popoverTarget={popoverId} onClick={share}>
      {children}
    </button>
  )
}

/** Targets in a popover 216 px wide: plain links and the address to copy, nine at first. One stands on a page, for all of its share buttons. */
export function SharePopover({ address, title }: { address: string; title: string }): ReactElement {
  const t = useTranslate()
  const renderTarget = (key: ShareTargetKey) => (
    <li key={key}>
      <TargetLink target={shareTarget(key, address, title)} />
    </li>
  )
  return (
    <div
      id={popoverId}
      className="pop"
      popover="auto"
      role="dialog"
      aria-label={t('share.share')}
      data-address={address}
      data-title={title}
    >
      <ul className="targets">
        {firstTargets.map(renderTarget)}
        <li>
          <CopyLink address={address} />
        </li>
      </ul>
      <details className="more-targets">
        <summary>
          <span className="when-closed">{t('share.showAll', { count: firstTargets.length + furtherTargets.length + 2 })}</span>
          <span className="when-open">{t('share.showFewer')}</span>
          <ChevronDown className="i" />
        </summary>
        <ul className="targets">
          {furtherTargets.map(renderTarget)}
          <li className="needs-js">
            <PrintButton />
          </li>
        </ul>
      </details>
    </div>
  )
}

/** Size of the window in which a target opens (specification, section 2). */
const windowFeatures = 'popup,noopener,noreferrer,width=800,height=500'

function TargetLink({ target: { key, href, opensWindow } }: { target: ShareTarget }): ReactElement {
  const t = useTranslate()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A click that requests a tab of its own gets one.
    if (!opensWindow || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    window.open(href, '_blank', windowFeatures)
  }
  return (
    <a href={href} target={opensWindow ? '_blank' : undefined} rel="noreferrer" onClick={open}>
      <span className="g" aria-hidden="true">
        {signs[key]}
      </span>
      {t(`share.${key}`)}
    </a>
  )
}

function PrintButton(): ReactElement {
  const t = useTranslate()
  return (
    <button
      type="button"
      onClick={() => {
        document.getElementById(popoverId)?.hidePopover()
        print()
      }}
    >
      <span className="g" aria-hidden="true">
        <Printer className="i i-lg" />
      </span>
      {t('share.print')}
    </button>
  )
}

function CopyLink({ address }: { address: string }): ReactElement {
  const t = useTranslate()
  const { copied, copy } = useCopy(address)
  return (
    <>
      <button type="button" className="needs-js" onClick={copy}>
        <span className="g" aria-hidden="true">
          <Link className="i i-lg" />
        </span>
        {t(copied ? 'share.copied' : 'share.copyLink')}
      </button>
      <a className="no-js" href={address}>
        <span className="g" aria-hidden="true">
          <Link className="i i-lg" />
        </span>
        {t('share.link')}
      </a>
    </>
  )
}

/** Copies an address and says so for five seconds. @returns whether the browser let it */
function useCopyLink(): (address: string) => Promise<boolean> {
  const t = useTranslate()
  const notify = useNotify()
  return async (address) => {
    try {
      await copyText(address)
    } catch {
      notify({ type: 'error', text: t('share.copyFailed', { address }), delay: copiedNotificationTime })
      return false
    }
    notify({ type: 'info', text: t('share.linkCopied'), delay: copiedNotificationTime })
    return true
  }
}

/** Copies an address; `copied` holds for two seconds, the notification stays for five. */
export function useCopy(address: string): { copied: boolean; copy: () => void } {
  const copyLink = useCopyLink()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    if (!(await copyLink(address))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copiedLabelTime)
  }
  return { copied, copy: () => void copy() }
}
