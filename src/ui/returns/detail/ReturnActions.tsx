import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isSettled, type ReturnRequest } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import styles from './ReturnScreen.module.scss'
import type { ReturnViewModel } from './ReturnViewModel.ts'

const loadRating = () => import('./RatingSection.tsx')
const loadTracking = () => import('./TrackingSection.tsx')

interface ReturnActionsProps {
  readonly model: ReturnViewModel
  readonly settings: ReturnSettings
  readonly request: ReturnRequest
}

export const ReturnActions = observer(function ReturnActions({ model, settings, request }: ReturnActionsProps) {
  const { t } = useTranslation('returns')
  const [tracking, rating] = [useLazy(loadTracking), useLazy(loadRating)]
  const hasParcels = !isSettled(request) || request.tracking.length > 0
  return (
    <div className={styles['facts']}>
      {tracking && hasParcels && <tracking.TrackingSection model={model} settings={settings} request={request} />}
      {rating && <rating.RatingSection model={model} />}
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
