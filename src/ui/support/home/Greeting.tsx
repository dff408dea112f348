import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styles from './Greeting.module.scss'
import type { HomeViewModel } from './HomeViewModel.ts'

export const Greeting = observer(function Greeting({ model }: { readonly model: HomeViewModel }) {
  const { t } = useTranslation('support')
  const { member, now, timeZone } = model
  if (!member) return null
  return (
    <p className={styles['greeting']}>
      <span>{t(`home.${greetingAt(now.toZonedDateTimeISO(timeZone).hour)}`, { name: member.firstName })}</span>
      {model.hasLessons && !model.isInProgress && <span>{t('home.nextLesson')}</span>}
    </p>
  )
})

function greetingAt(hour: number): 'greetingMorning' | 'greetingAfternoon' | 'greetingEvening' {
  if (hour < 12) return 'greetingMorning'
  return hour < 18 ? 'greetingAfternoon' : 'greetingEvening'
}
