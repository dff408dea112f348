import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { PointControls } from './PointControls.tsx'
import { PointsPicture } from './PointsPicture.tsx'
import styles from './RoundScreen.module.scss'
import type { RoundViewModel } from './RoundViewModel.ts'

export const HolePanel = observer(function HolePanel({ model }: { readonly model: RoundViewModel }) {
  const { t } = useTranslation(['rounds', 'courses'])
  const formats = useFormats()
  const { hole, record, records, picture } = model
  if (records.fault) throw records.fault.error
  return (
    <section className={styles['panel']}>
      {hole && (
        <header className={styles['hole']}>
          <h3 className={styles['name']}>{t('rounds:round.hole', { number: hole.number })}</h3>
          <p className={styles['facts']}>
            <span>{t('rounds:round.par', { par: hole.par })}</span>
            {hole.strokeIndex !== undefined && <span>{t('rounds:round.strokeIndex', { index: hole.strokeIndex })}</span>}
            {hole.score !== undefined && <span>{t('rounds:round.strokes', { count: hole.score })}</span>}
            {hole.putts !== undefined && <span>{t('rounds:round.putts', { count: hole.putts })}</span>}
          </p>
          {record && (
            <p className={styles['note']}>
              {t('rounds:round.record', { count: record.times, best: record.best, average: formats.number(record.average) })}
            </p>
          )}
        </header>
      )}
      {records.failure && !records.value && (
        <FailureNotice failure={records.failure} title={t('rounds:round.recordsUnread')} onRetry={records.retry} busy={records.busy} />
      )}
      <SegmentedControl
        label={t('courses:course.picture')}
        segments={[
          { value: 'drawing', label: t('courses:course.drawing') },
          { value: 'satellite', label: t('courses:course.satellite') },
        ]}
        value={picture.view}
        onChange={(view) => void picture.choose(view)}
      />
      <div>
        <LoadedView loaded={picture.picture} skeleton={<div className={styles['place']} />} failed={t('courses:course.pictureUnread')}>
          {(address) => (
            <PointsPicture
              points={model.points}
              address={address}
              alt={t(`courses:course.${picture.view}Alt`, { number: picture.number, par: hole?.par ?? '' })}
            />
          )}
        </LoadedView>
      </div>
      <PointControls points={model.points} />
    </section>
  )
})
