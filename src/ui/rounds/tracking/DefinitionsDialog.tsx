import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { trackingTypes } from '#domain/rounds/tracking'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import styles from './TrackingScreen.module.scss'
import type { TrackingViewModel } from './TrackingViewModel.ts'

export const DefinitionsDialog = observer(function DefinitionsDialog({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  return (
    <Dialog isOpen={screen.dialog === 'info'} onClose={screen.hide} title={t('info.title')}>
      <dl className={styles['definitions']}>
        {trackingTypes.map((type) => (
          <div key={type}>
            <dt>{t(`types.${type}`)}</dt>
            <dd>{t(`info.${type}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
})
