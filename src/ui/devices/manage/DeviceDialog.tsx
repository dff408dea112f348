import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import { pathOfMonitorMembership } from '#ui/shell/paths.ts'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import { useDeviceText } from '../list/useDeviceText.ts'
import styles from './DeviceDialog.module.scss'
import { DeviceFacts } from './DeviceFacts.tsx'

/** What is known of a launch monitor, and what a player can do with it. */
export const DeviceDialog = observer(function DeviceDialog({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const { nameOf } = useDeviceText()
  const { device, dialog, close, show } = screen.actions
  const upgradable = device && screen.memberships.upgradableOf(device.id)
  return (
    <Dialog isOpen={device !== undefined && dialog === 'edit'} onClose={close} title={device && nameOf(device)}>
      {device && (
        <div className={styles['device']}>
          <DeviceFacts device={device} />
          <div className={styles['actions']}>
            {upgradable && (
              <ButtonLink href={pathOfMonitorMembership(upgradable.id, 'upgrade')} variant="outline">
                {t('manage.upgrade')}
              </ButtonLink>
            )}
            <Button variant="outline" onPress={() => show('transfer')}>
              {t('manage.transfer')}
            </Button>
            {!device.reported && (
              <Button variant="outline" onPress={() => show('report')}>
                {t('manage.report')}
              </Button>
            )}
          </div>
          {device.reported && (
            <>
              <p>{t('manage.found')}</p>
              <div>
                <Button variant="outline" onPress={helpDialog.open}>
                  {t('steps.help')}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
})
