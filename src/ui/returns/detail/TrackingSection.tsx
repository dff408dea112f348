import { Plus, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { trackingAddress } from '#domain/returns/carriers'
import type { ReturnRequest, TrackingNumber } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './ReturnScreen.module.scss'
import type { ReturnViewModel } from './ReturnViewModel.ts'

interface TrackingSectionProps {
  readonly model: ReturnViewModel
  readonly settings: ReturnSettings
  readonly request: ReturnRequest
}

export const TrackingSection = observer(function TrackingSection({ model, settings, request }: TrackingSectionProps) {
  const { t } = useTranslation('returns')
  const { adding, removing } = model.tracking
  if (adding.fault) throw adding.fault.error
  if (removing.fault) throw removing.fault.error
  return (
    <section className={styles['section']} aria-label={t('tracking.title')}>
      <h2>{t('tracking.title')}</h2>
      {request.tracking.length === 0 && <p className={styles['small']}>{t('tracking.none')}</p>}
      <ul className={styles['list']}>
        {request.tracking.map((number) => (
          <Parcel key={number.id} number={number} settings={settings} model={model} />
        ))}
      </ul>
      {removing.failure && <FailureNotice failure={removing.failure} title={t('tracking.notRemoved')} of="asking" />}
      {model.takesParcels && <AddForm model={model} settings={settings} />}
      {adding.failure && <FailureNotice failure={adding.failure} title={t('tracking.failed')} of="writing" />}
    </section>
  )
})

interface ParcelProps {
  readonly number: TrackingNumber
  readonly settings: ReturnSettings
  readonly model: ReturnViewModel
}

const Parcel = observer(function Parcel({ number, settings, model }: ParcelProps) {
  const { t } = useTranslation('returns')
  const address = trackingAddress(number)
  const carrier = settings.carriers.find(({ code }) => code === number.carrier)?.label ?? number.carrier
  return (
    <li className={styles['parcel']} data-tracking={number.number}>
      {address === undefined ? (
        <span>{t('tracking.parcel', { carrier, number: number.number })}</span>
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className={styles['link']}>
          {t('tracking.follow', { carrier, number: number.number })}
        </a>
      )}
      {number.isOwn && (
        <IconButton
          label={t('tracking.remove', { number: number.number })}
          isDisabled={model.tracking.removing.busy}
          onPress={() => void model.removeTracking(number)}
        >
          <Trash2 size={18} aria-hidden={true} />
        </IconButton>
      )}
    </li>
  )
})

const AddForm = observer(function AddForm({ model, settings }: Pick<TrackingSectionProps, 'model' | 'settings'>) {
  const { t } = useTranslation('returns')
  const { tracking } = model
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.addTracking()
  }
  return (
    <form className={styles['tracking']} onSubmit={submit} noValidate={true} aria-label={t('tracking.title')}>
      <SelectField
        label={t('tracking.carrier')}
        name="carrier"
        options={settings.carriers.map(({ code, label }) => ({ value: code, label }))}
        value={tracking.carrier}
        onChange={tracking.choose}
        error={tracking.isCarrierMissing && t('tracking.carrierMissing')}
      />
      <TextField
        label={t('tracking.number')}
        name="number"
        isCode={true}
        value={tracking.number}
        onChange={tracking.write}
        error={tracking.isNumberMissing && t('tracking.numberMissing')}
      />
      <div>
        <Button
          type="submit"
          variant="outline"
          icon={<Plus size={18} aria-hidden={true} />}
          busy={tracking.adding.busy}
          busyLabel={t('tracking.adding')}
        >
          {t('tracking.add')}
        </Button>
      </div>
    </form>
  )
})
