import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './Cost.module.scss'

export const Cost = observer(function Cost({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { creditsAfter, order, selection } = model
  if (selection.isEmpty || creditsAfter === undefined || order.creditsLeft === undefined) return null
  return (
    <p className={styles['cost']}>
      <strong>{t('book.cost', { count: order.creditsLeft - creditsAfter })}</strong>
      {creditsAfter >= 0 && <span>{t('book.after', { count: creditsAfter })}</span>}
    </p>
  )
})
