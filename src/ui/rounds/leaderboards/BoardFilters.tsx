import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { challengeTypes } from '#domain/rounds/challenge'
import { leaderboardScopes } from '#domain/rounds/leaderboard'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import styles from './LeaderboardsScreen.module.scss'
import type { LeaderboardAddress, LeaderboardViewModel } from './LeaderboardViewModel.ts'

interface BoardFiltersProps {
  readonly screen: LeaderboardViewModel
  readonly onChange: (change: Partial<LeaderboardAddress>) => void
}

export const BoardFilters = observer(function BoardFilters({ screen, onChange }: BoardFiltersProps) {
  const { t } = useTranslation('challenges')
  const personName = usePersonName()
  const { address, centres, coaches, centreId, coachId } = screen
  return (
    <search aria-label={t('board.scope')} className={styles['filters']}>
      <SelectField
        label={t('board.type')}
        name="type"
        options={challengeTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        value={address.type}
        onChange={(type) => onChange({ type })}
      />
      <SegmentedControl
        label={t('board.scope')}
        segments={leaderboardScopes.map((scope) => ({ value: scope, label: t(`board.${scope}`) }))}
        value={address.scope}
        onChange={(scope) => onChange({ scope })}
      />
      {address.scope === 'centre' && (
        <SelectField
          label={t('board.centre')}
          name="centre"
          options={centres.map(({ id, name }) => ({ value: id, label: name }))}
          value={centreId}
          onChange={(centre) => onChange({ centreId: centre })}
        />
      )}
      {address.scope === 'coach' && (
        <SelectField
          label={t('board.coach')}
          name="coach"
          options={coaches.map((coach) => ({ value: coach.id, label: personName(coach), group: coach.centreName }))}
          value={coachId}
          onChange={(coach) => onChange({ coachId: coach })}
        />
      )}
    </search>
  )
})
