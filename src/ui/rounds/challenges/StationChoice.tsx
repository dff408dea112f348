import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import styles from './ChallengeScreen.module.scss'
import type { ChallengeViewModel } from './ChallengeViewModel.ts'

/** The choice is in the address, so that it can be kept and shared. */
export const StationChoice = observer(function StationChoice({ screen }: { readonly screen: ChallengeViewModel }) {
  const { t } = useTranslation('challenges')
  const { station, swing, reading } = screen
  const [query, setQuery] = useSearchParams()
  const choose = (name: 'station' | 'swing', id: string) => {
    const next = new URLSearchParams(query)
    next.set(name, id)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles['choices']}>
      <fieldset className={styles['choice']}>
        <legend>{t('challenge.station')}</legend>
        {reading.value?.stations.map(({ id, name }) => (
          <Chip key={id} isChosen={id === station?.id} onPress={() => choose('station', id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles['choice']}>
        <legend>{t('challenge.swing')}</legend>
        {station?.swings.map(({ id, name }) => (
          <Chip key={id} isChosen={id === swing?.id} onPress={() => choose('swing', id)}>
            {name}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
})
