import { useEffect, useId, useRef } from 'react'
import type { BankVisit } from '#app/commerce/AuthenticateCard'
import styles from './BankFrame.module.scss'

/** Sent by public/bank-return.js. Whatever it says, the shop is asked again. */
const done = 'clubhouse.bank-return'

interface BankFrameProps {
  readonly visit: BankVisit
  readonly title: string
  readonly onPassed: () => void
}

/** POSTs to the bank as EMV requires. Accepts messages only from our return page in this frame. */
export function BankFrame({ visit, title, onPassed }: BankFrameProps) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { page, isHidden } = visit
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      const isOurs = source !== null && source === frame.current?.contentWindow && origin === window.location.origin
      if (isOurs && data === done) onPassed()
    }
    window.addEventListener('message', hear)
    form.current?.submit()
    return () => window.removeEventListener('message', hear)
  }, [onPassed])
  return (
    <>
      <form ref={form} method="post" action={page.url} target={name} hidden>
        <input type="hidden" name={isHidden ? 'threeDSMethodData' : 'creq'} value={page.data} />
      </form>
      <iframe
        ref={frame}
        name={name}
        title={title}
        sandbox="allow-forms allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
        className={isHidden ? undefined : styles['frame']}
        hidden={isHidden}
      />
    </>
  )
}
