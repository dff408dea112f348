import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { hasInput, type ScorecardFlag, scorecardFlags } from '#domain/rounds/scorecard'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import styles from './CardSettingsDialog.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'

export const CardSettingsDialog = observer(function CardSettingsDialog({ screen }: { readonly screen: ScorecardViewModel }) {
  const { t } = useTranslation('scorecard')
  const { settings } = screen
  const { saving, isOpen } = settings
  if (saving.fault) throw saving.fault.error
  return (
    <Dialog
      isOpen={isOpen}
      onClose={settings.close}
      title={t('settings.title')}
      actions={
        <>
          <Button variant="outline" onPress={settings.close}>
            {t('settings.cancel')}
          </Button>
          <Button onPress={() => void screen.saveSettings()} busy={saving.busy} busyLabel={t('settings.saving')}>
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <div className={styles['settings']}>
        {saving.failure && <FailureNotice failure={saving.failure} title={t('settings.notSaved')} of="writing" />}
        <p className={styles['lead']}>{t('settings.lead')}</p>
        <Flags screen={screen} flags={scorecardFlags.filter(hasInput)} />
        <h3 className={styles['title']}>{t('settings.shots')}</h3>
        <p className={styles['lead']}>{t('settings.shotsLead')}</p>
        <Flags screen={screen} flags={scorecardFlags.filter((flag) => !hasInput(flag))} />
      </div>
    </Dialog>
  )
})

interface FlagsProps {
  readonly screen: ScorecardViewModel
  readonly flags: readonly ScorecardFlag[]
}

const Flags = observer(function Flags({ screen: { settings }, flags }: FlagsProps) {
  const { t } = useTranslation('scorecard')
  return flags.map((flag) => (
    <Checkbox key={flag} name={flag} isSelected={settings.draft?.[flag] ?? false} onChange={(isOn) => settings.set(flag, isOn)}>
      {t(`flags.${flag}`)}
    </Checkbox>
  ))
})
