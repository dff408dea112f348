import { UsersRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { CentreModel } from './CentreModel.ts'
import { ChoiceSection } from './ChoiceSection.tsx'
import styles from './CoachChoice.module.scss'
import type { Fold } from './useFolds.ts'

const any = 'any'
const tints = ['sand', 'sky', 'green'] as const

interface CoachChoiceProps {
  readonly place: CentreModel
  readonly fold: Fold
}

export const CoachChoice = observer(function CoachChoice({ place, fold }: CoachChoiceProps) {
  const { t } = useTranslation('scheduling')
  const nameOf = usePersonName()
  const { coaches, selectedCoach, selectedCentre } = place
  if (!selectedCentre) return null
  const anybody = {
    value: any,
    label: t('book.anyCoach'),
    note: t('book.anyCoachDetail'),
    leading: (
      <span className={styles['anybody']}>
        <UsersRound size={20} aria-hidden={true} />
      </span>
    ),
  }
  const rows = coaches.map((coach, index) => ({
    value: coach.id,
    label: nameOf(coach),
    leading: <Monogram id={coach.id} name={coach} tint={tints[index % tints.length] ?? 'green'} size="small" />,
  }))
  return (
    <ChoiceSection number={3} title={t('book.coach')} fold={fold} chosen={selectedCoach ? nameOf(selectedCoach) : anybody.label}>
      <RadioRows
        label={t('book.coach')}
        labelHidden={true}
        rows={[anybody, ...rows]}
        value={selectedCoach?.id ?? any}
        onChange={(id) => place.chooseCoach(id === any ? undefined : id)}
      />
    </ChoiceSection>
  )
})
