import { ChevronLeft, ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import styles from './Special.module.scss'
import type { SpecialModel } from './SpecialModel.ts'

interface PaginationProps {
  readonly model: SpecialModel
  readonly page: number
  readonly name: string
}

export const Pagination = observer(function Pagination({ model, page, name }: PaginationProps) {
  const { t } = useTranslation('shopHome')
  const [, setQuery] = useSearchParams()
  const { pages, category } = model
  if (pages === 1 && page === 1) return null
  const turnTo = (to: number): void =>
    setQuery(
      (query) => {
        query.set(name, String(to))
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className={styles['turns']}>
      <IconButton
        label={t('specials.before', { name: category.name })}
        isDisabled={page <= 1}
        onPress={() => turnTo(Math.min(page - 1, pages))}
      >
        <ChevronLeft aria-hidden={true} />
      </IconButton>
      <p className={styles['place']} role="status">
        {t('specials.pageOf', { page, pages })}
      </p>
      <IconButton label={t('specials.after', { name: category.name })} isDisabled={page >= pages} onPress={() => turnTo(page + 1)}>
        <ChevronRight aria-hidden={true} />
      </IconButton>
    </div>
  )
})
