import { useTranslation } from 'react-i18next'
import type { FittingDetail } from '#domain/commerce/fitting/fitting'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './FittingScreen.module.scss'

/** When, where and by whom, and what the fitter says. */
export function Held({ session }: { readonly session: Pick<FittingDetail, 'heldOn' | 'centre' | 'fitter' | 'note'> }) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  const { heldOn, centre, fitter, note } = session
  return (
    <div className={styles['held']}>
      <p className={styles['place']}>
        <time dateTime={heldOn.toString()}>{formats.dayOfYear(heldOn)}</time>
        <span>{t('list.place', { fitter, centre })}</span>
      </p>
      {note !== undefined && (
        <figure className={styles['note']}>
          <figcaption>{t('detail.note')}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
    </div>
  )
}
