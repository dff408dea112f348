import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { ReturnRequest } from '#domain/returns/returnRequest'
import { factSeparator } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfReturn } from '../returnsPaths.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './ReturnsScreen.module.scss'

interface ReturnRowProps {
  readonly request: ReturnRequest
  readonly day: Temporal.PlainDate
}

export function ReturnRow({ request, day }: ReturnRowProps) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  const { id, orderNumber, items, status } = request
  return (
    <li className={styles['return']} data-return={id}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link href={pathOfReturn(id)}>{items.map(({ name }) => name).join(t('list.comma'))}</Link>
        </h2>
        <p className={styles['facts']}>
          {t('list.number', { id })}
          {factSeparator}
          <time dateTime={day.toString()}>{formats.shortDate(day)}</time>
          {factSeparator}
          {t('list.order', { number: orderNumber })}
        </p>
        {status.title && <p className={styles['facts']}>{status.title}</p>}
      </div>
      <StatusBadge status={status} />
    </li>
  )
}
