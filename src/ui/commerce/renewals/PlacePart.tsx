import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import styles from './RenewalsScreen.module.scss'
import type { RenewalsViewModel } from './RenewalsViewModel.ts'

/** Japan: where the lessons are taken. */
export const PlacePart = observer(function PlacePart({ screen }: { readonly screen: RenewalsViewModel }) {
  const { t } = useTranslation('renewals')
  const id = useId()
  const { places, form, isPressed, isCentreMissing } = screen
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('places.title')}
      </h2>
      <LoadedView loaded={places.reading} skeleton={<Skeleton lines={3} />} failed={t('places.unread')}>
        {() => (
          <div className={styles['codes']}>
            <SelectField
              name="prefecture"
              label={t('places.prefecture')}
              options={places.prefectures.map(({ value, name }) => ({ value, label: name }))}
              value={places.prefecture}
              onChange={(prefecture) => void screen.choosePrefecture(prefecture)}
            />
            <SelectField
              name="centre"
              label={t('places.centre')}
              options={places.centres.map(({ id: value, name }) => ({ value, label: name }))}
              value={form.basket.centreId}
              onChange={(centre) => void form.chooseCentre(centre)}
              error={isPressed && isCentreMissing && t('places.missing')}
            />
          </div>
        )}
      </LoadedView>
    </section>
  )
})
