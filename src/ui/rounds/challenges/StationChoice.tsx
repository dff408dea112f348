import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import styles from './ChallengeScreen.module.scss'
import type { ChallengeViewModel } from './ChallengeViewModel.ts'

export const StationChoice = observer(function StationChoice({ screen }: { readonly screen: ChallengeViewModel }) {
  const { t } = useTranslation('challenges')
  const { station, swing, reading } = screen
  return (
    <div className={styles['choices']}>
      <fieldset className={styles['choice']}>
        <legend>{t('challenge.station')}</legend>
        {reading.value?.stations.map(({ id, name }) => (
          <Chip key={id} isChosen={id === station?.id} onPress={() => screen.chooseStation(id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles['choice']}>
        <legend>{t('challenge.swing')}</legend>
        {station?.swings.map(({ id, name }) => (
          <Chip key={id} isChosen={id === swing?.id} onPress={() => screen.chooseSwing(id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
})
