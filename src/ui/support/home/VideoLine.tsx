import { useTranslation } from 'react-i18next'
import type { BegunVideo } from '#app/support/ports/CurrentVideo'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import styles from './RoundLine.module.scss'

export function VideoLine({ video: { title, path } }: { readonly video: BegunVideo }) {
  const { t } = useTranslation('support')
  return (
    <section aria-label={t('home.video')} className={styles['round']}>
      <p>
        <strong>{t('home.video')}</strong> {title}
      </p>
      <ButtonLink variant="outline" href={path}>
        {t('home.watch')}
      </ButtonLink>
    </section>
  )
}
