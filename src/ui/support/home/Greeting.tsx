import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styles from './Greeting.module.scss'
import type { HomeViewModel } from './HomeViewModel.ts'

export const Greeting = observer(function Greeting({ model }: { readonly model: HomeViewModel }) {
  const { t } = useTranslation('support')
  const { member, now, timeZone } = model
  if (!member) return null
  const { hour } = now.toZonedDateTimeISO(timeZone)
  const greeting = hour < 12 ? 'greetingMorning' : hour < 18 ? 'greetingAfternoon' : 'greetingEvening'
  return (
    <p className={styles['greeting']}>
      {t(`home.${greeting}`, { name: member.firstName })}
      {'. '}
      {t('home.nextLesson')}
    </p>
  )
})
