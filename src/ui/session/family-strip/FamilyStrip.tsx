import { UsersRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ActingViewModel } from './ActingViewModel.ts'
import styles from './FamilyStrip.module.scss'

export const FamilyStrip = observer(function FamilyStrip() {
  const { t } = useTranslation('family')
  const { child, parent, goBack } = useViewModel(ActingViewModel)
  const navigate = useNavigate()
  if (!child) return null
  // The address itself may select the child.
  const leave = () => {
    goBack()
    void navigate(paths.home)
  }
  return (
    <section aria-label={t('strip.label')} className={styles['strip']}>
      <UsersRound size={18} aria-hidden={true} />
      <p role="status" className={styles['words']}>
        {t('strip.actingFor', { name: child.name.firstName })}
      </p>
      <span className={styles['change']}>
        <TextLink small href={paths.family}>
          {t('strip.change')}
        </TextLink>
      </span>
      <Button variant="quiet" onPress={leave}>
        {parent ? t('strip.back', { name: parent.firstName }) : t('strip.backUnnamed')}
      </Button>
    </section>
  )
})
