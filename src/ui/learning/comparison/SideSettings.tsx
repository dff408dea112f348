import { Flag, FlipHorizontal2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { byMonth, type Swing } from '#domain/learning/swing'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { exactTime } from '../videoTime.ts'
import styles from './ComparisonScreen.module.scss'
import type { ComparisonViewModel, Side } from './ComparisonViewModel.ts'
import type { useComparisonAddress } from './useComparisonAddress.ts'

interface SideSettingsProps {
  readonly side: Side
  readonly swings: readonly Swing[]
  readonly model: ComparisonViewModel
  readonly address: ReturnType<typeof useComparisonAddress>
}

export const SideSettings = observer(function SideSettings({ side, swings, model, address }: SideSettingsProps) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  const mark = model.markOf(side)
  const track = model[side].value
  return (
    <section className={styles['side']} aria-label={t(`compare.${side}`)}>
      <SelectField
        label={t(`compare.${side}`)}
        options={useOptions(swings)}
        value={model.idOf(side)}
        onChange={(id) => address.choose(side, id)}
      />
      <div className={styles['acts']}>
        <Button variant="outline" isDisabled={!track} icon={<Flag size={18} aria-hidden={true} />} onPress={() => address.mark(side)}>
          {t('compare.mark')}
        </Button>
        <Chip
          isChosen={track?.isMirrored ?? false}
          isDisabled={!track}
          icon={<FlipHorizontal2 size={16} aria-hidden={true} />}
          onPress={() => track?.mirror()}
        >
          {t('compare.mirror')}
        </Chip>
      </div>
      <p className={styles['note']}>
        {mark === undefined ? t('compare.unmarked') : t('compare.marked', { time: exactTime(mark, formats) })}
      </p>
    </section>
  )
})

function useOptions(swings: readonly Swing[]) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  return byMonth(swings).flatMap(({ month, swings: each }) =>
    each.map(({ id, club, view, taken }) => ({
      value: id,
      group: formats.month(month),
      label: joinFacts(club, view && t(`view.${view}`), formats.moment(taken)),
    })),
  )
}
