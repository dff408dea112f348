import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CastMember } from '#app/session/ports/Cast'
import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './CastList.module.scss'
import type { SignInViewModel } from './SignInViewModel.ts'

export const CastList = observer(function CastList({ model }: { readonly model: SignInViewModel }) {
  const { t } = useTranslation('session')
  // The prerendered document contains no cast.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  if (!isOpen || model.cast.length === 0) return null
  const play = (member: CastMember) => {
    model.play(member)
    void model.submit()
  }
  return (
    <section className={styles['cast']} aria-label={t('signIn.castTitle')}>
      <h2 className={styles['title']}>{t('signIn.castTitle')}</h2>
      <p className={styles['lead']}>{t('signIn.castLead')}</p>
      <ul className={styles['list']}>
        {model.cast.map((member) => (
          <li key={member.username} className={styles['member']}>
            <Button variant="outline" wide onPress={() => play(member)}>
              {member.name}
            </Button>
            <span className={styles['about']} lang="en">
              {member.about}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
