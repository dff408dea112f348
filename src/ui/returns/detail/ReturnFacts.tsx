import { FileDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isSettled, type ReturnRequest } from '#domain/returns/returnRequest'
import { chosenLabels, type ReturnSettings, titledFields } from '#domain/returns/returnSettings'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { factSeparator, joinFacts } from '#ui/kit/content/facts.ts'
import { pathOfOrder } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { ReturnProgress } from './ReturnProgress.tsx'
import styles from './ReturnScreen.module.scss'
import type { ReturnViewModel } from './ReturnViewModel.ts'

interface ReturnFactsProps {
  readonly model: ReturnViewModel
  readonly settings: ReturnSettings
  readonly request: ReturnRequest
}

export const ReturnFacts = observer(function ReturnFacts({ model, settings, request }: ReturnFactsProps) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  const { status, orderNumber, createdAt, modifiedAt, items, unreadableItems, fields } = request
  const day = model.momentOf(createdAt).toPlainDate()
  const changed = model.momentOf(modifiedAt).toPlainDate()
  return (
    <div className={styles['facts']}>
      <header className={styles['head']}>
        <StatusBadge status={status} />
        {status.title && <p className={styles['lead']}>{status.title}</p>}
        <ReturnProgress request={request} />
        <p className={styles['small']}>
          <TextLink href={pathOfOrder(orderNumber)} small={true}>
            {t('list.order', { number: orderNumber })}
          </TextLink>
          {factSeparator}
          <time dateTime={day.toString()}>{formats.day(day, 0)}</time>
        </p>
        {isSettled(request) && (
          <p className={styles['small']}>
            <time dateTime={changed.toString()}>{t('detail.settled', { date: formats.day(changed, 0) })}</time>
          </p>
        )}
      </header>
      <section className={styles['section']} aria-label={t('detail.items')}>
        <h2>{t('detail.items')}</h2>
        <ul className={styles['list']}>
          {items.map(({ id, name, quantity, requested, status: decided, ...chosen }) => (
            <li key={id} className={styles['item']}>
              <span data-part="name">{t('detail.quantity', { quantity: formats.number(quantity), name })}</span>
              {decided !== undefined && (
                <span data-decided={name} className={styles['small']}>
                  {decided}
                </span>
              )}
              {requested !== quantity && <span className={styles['small']}>{t('detail.requested', { count: requested })}</span>}
              <span className={styles['small']}>{joinFacts(...chosenLabels(settings, chosen))}</span>
            </li>
          ))}
          {unreadableItems > 0 && <li className={styles['item']}>{t('detail.unreadable', { count: unreadableItems })}</li>}
        </ul>
        {titledFields(settings, fields).map(({ title, value }) => (
          <p key={title} className={styles['small']}>
            {title}: {value}
          </p>
        ))}
      </section>
      {!isSettled(request) && <Documents documents={request.documents} />}
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
          <li key={kind} data-document={kind}>
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
