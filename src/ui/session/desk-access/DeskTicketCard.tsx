import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskTicket } from '#domain/session/session'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './DeskAccess.module.scss'

interface DeskTicketCardProps {
  readonly ticket: DeskTicket
  readonly timeZone: string
}

export function DeskTicketCard({ ticket: { ticket, until }, timeZone }: DeskTicketCardProps) {
  const { t } = useTranslation('arrival')
  const formats = useFormats()
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    await navigator.clipboard.writeText(ticket)
    setCopied(ticket)
    announce(t('desk.copied'))
  }
  const isCopied = copied === ticket
  const end = until?.toZonedDateTimeISO(timeZone)
  return (
    <section aria-label={t('desk.ticket')} className={styles['card']}>
      <p className={styles['label']}>{t('desk.ticket')}</p>
      <output className={styles['ticket']}>{ticket}</output>
      {end && (
        <p className={styles['words']}>
          <time dateTime={end.toInstant().toString()}>{t('desk.until', { time: formats.time(end) })}</time>
        </p>
      )}
      {/* If copying is forbidden, the ticket can be read and selected. */}
      <Button
        variant="outline"
        icon={isCopied ? <Check size={18} aria-hidden={true} /> : <Copy size={18} aria-hidden={true} />}
        onPress={() => void copy().catch(() => undefined)}
      >
        {isCopied ? t('desk.copied') : t('desk.copy')}
      </Button>
    </section>
  )
}
