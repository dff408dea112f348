import { FileDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ReturnRequest } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { RatingSection } from './RatingSection.tsx'
import styles from './ReturnScreen.module.scss'
import type { ReturnViewModel } from './ReturnViewModel.ts'
import { TrackingSection } from './TrackingSection.tsx'

interface ReturnFactsProps {
  readonly model: ReturnViewModel
  readonly settings: ReturnSettings
  readonly request: ReturnRequest
}

export const ReturnFacts = observer(function ReturnFacts({ model, settings, request }: ReturnFactsProps) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  const { status, orderNumber, createdAt, items, fields, note } = request
  const day = model.momentOf(createdAt).toPlainDate()
  return (
    <div className={styles['facts']}>
      <header className={styles['head']}>
        <StatusBadge status={status} />
        {status.title && <p className={styles['lead']}>{status.title}</p>}
        <p className={styles['small']}>
          {t('list.order', { number: orderNumber })} · <time dateTime={day.toString()}>{formats.day(day, 0)}</time>
        </p>
      </header>
      <section className={styles['section']} aria-label={t('detail.items')}>
        <h2>{t('detail.items')}</h2>
        <ul className={styles['list']}>
          {items.map(({ id, name, quantity }) => (
            <li key={id}>{t('detail.quantity', { quantity: formats.number(quantity), name })}</li>
          ))}
        </ul>
        {fields.map(({ title, value }) => (
          <p key={title} className={styles['small']}>
            {title}: {value}
          </p>
        ))}
        {note !== '' && (
          <p className={styles['small']}>
            {t('detail.note')}: {note}
          </p>
        )}
      </section>
      <Documents documents={request.documents} />
      <TrackingSection model={model} settings={settings} request={request} />
      <RatingSection model={model} />
      <Contact settings={settings} />
      {model.mayBeClosed && (
        <div>
          <Button variant="outline" onPress={model.askToClose}>
            {t('detail.close')}
          </Button>
        </div>
      )}
    </div>
  )
})

const documentKinds = ['label', 'slip', 'ticket'] as const

function Documents({ documents }: { readonly documents: ReturnRequest['documents'] }) {
  const { t } = useTranslation('returns')
  const offered = documentKinds.flatMap((kind) => (documents[kind] === undefined ? [] : [{ kind, address: documents[kind] }]))
  if (offered.length === 0) return null
  return (
    <section className={styles['section']} aria-label={t('detail.documents')}>
      <h2>{t('detail.documents')}</h2>
      <ul className={styles['list']}>
        {offered.map(({ kind, address }) => (
          <li key={kind}>
            <a href={address} target="_blank" rel="noreferrer" className={styles['link']}>
              <FileDown size={16} aria-hidden={true} />
              {t(`detail.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contact({ settings: { contact, policyUrl } }: { readonly settings: ReturnSettings }) {
  const { t } = useTranslation('returns')
  if (!contact && policyUrl === undefined) return null
  return (
    <section className={styles['section']} aria-label={t('detail.contact')} data-part="contact">
      <h2>{t('detail.contact')}</h2>
      <ul className={styles['list']}>
        {contact?.email !== undefined && (
          <li>
            <a href={`mailto:${contact.email}`} className={styles['link']}>
              {contact.email}
            </a>
          </li>
        )}
        {contact?.phone !== undefined && (
          <li>
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`} className={styles['link']}>
              {contact.phone}
            </a>
          </li>
        )}
        {policyUrl !== undefined && (
          <li>
            <a href={policyUrl} target="_blank" rel="noreferrer" className={styles['link']}>
              {t('request.policy')}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
