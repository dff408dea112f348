import { useTranslation } from 'react-i18next'
import { Failure } from '#app/shared/failure'
import { withEmbedFlag } from '#domain/shared/embedMode'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { seedOf } from '#ui/kit/art/random.ts'
import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './NotFoundPage.module.scss'

/** Rendered without a router, so its links reload the page. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('shell')
  return (
    <main className={styles['page']}>
      <div className={styles['picture']}>
        <Drawing scene="empty" />
      </div>
      <div className={styles['words']} role="alert">
        <h1>{t('crash.title')}</h1>
        <p className={styles['lead']}>{t('crash.lead')}</p>
        <p className={styles['reference']}>{t('crash.reference', { reference: referenceOf(error) })}</p>
      </div>
      <div className={styles['actions']}>
        <Button size="large" onPress={() => location.reload()}>
          {t('crash.reload')}
        </Button>
        <Button size="large" variant="outline" onPress={() => location.assign(homeAddress())}>
          {t('crash.home')}
        </Button>
      </div>
    </main>
  )
}

function homeAddress(): string {
  const home = import.meta.env.BASE_URL
  return 'embed' in document.documentElement.dataset ? withEmbedFlag(home) : home
}

/** The server's id if there is one, else the same text for the same error. */
function referenceOf(error: unknown): string {
  if (error instanceof Failure && error.reference) return error.reference
  return seedOf(textOf(error)).toString(36).toUpperCase()
}

function textOf(error: unknown): string {
  if (error instanceof Failure) return `${error.name} ${error.message} ${error.code}`
  if (error instanceof Error) return `${error.name} ${error.message}`
  if (typeof error !== 'object' || error === null) return String(error)
  return Object.entries(error)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
}
