import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styles from './Greeting.module.scss'
import { greetingAt } from './greetingAt.ts'
import type { HomeViewModel } from './HomeViewModel.ts'

export const Greeting = observer(function Greeting({ model }: { readonly model: HomeViewModel }) {
  const { t } = useTranslation('support')
  const { member, now, timeZone } = model
  if (!member) return null
  const greeting = t(`home.${greetingAt(now.toZonedDateTimeISO(timeZone).hour)}`, { name: member.firstName })
  return <GreetingLine greeting={greeting} title={model.hasLessons && !model.isInProgress ? t('home.nextLesson') : undefined} />
})

interface GreetingLineProps {
  readonly greeting: string
  readonly title: string | undefined
}

function GreetingLine({ greeting, title }: GreetingLineProps) {
  return (
    <p className={styles['greeting']}>
      <span>{greeting}</span>
      {title && <span>{title}</span>}
    </p>
  )
}
