import { Target } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { swingViews } from '#domain/learning/swing'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'
import styles from './SwingsScreen.module.scss'
import type { SwingsViewModel } from './SwingsViewModel.ts'
import type { useSwingsAddress } from './useSwingsAddress.ts'

interface SwingOrderProps {
  readonly model: SwingsViewModel
  readonly address: ReturnType<typeof useSwingsAddress>
}

const every = '*'

export const SwingOrder = observer(function SwingOrder({ model, address }: SwingOrderProps) {
  const { t } = useTranslation('swings')
  const clubs = [{ value: every, label: t('list.allClubs') }, ...model.clubs.map((club) => ({ value: club, label: club }))]
  return (
    <div className={styles['order']}>
      <div className={styles['chips']} role="group" aria-label={t('list.views')}>
        <Chip isChosen={model.view === undefined} onPress={() => address.chooseView(undefined)}>
          {t('list.allViews')}
        </Chip>
        {swingViews.map((view) => (
          <Chip key={view} isChosen={model.view === view} onPress={() => address.chooseView(view)}>
            {t(`view.${view}`)}
          </Chip>
        ))}
      </div>
      {model.clubs.length > 1 && (
        <NativeSelect
          label={t('list.club')}
          icon={<Target size={18} aria-hidden={true} />}
          options={clubs}
          value={model.club ?? every}
          onChange={(club) => address.chooseClub(club === every ? undefined : club)}
        />
      )}
    </div>
  )
})
