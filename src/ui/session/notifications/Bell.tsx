import { Bell as BellDrawing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { paths } from '#ui/shell/paths.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './Bell.module.scss'
import { BellViewModel } from './BellViewModel.ts'

export const Bell = observer(function Bell() {
  const { t } = useTranslation('notifications')
  const { unread } = useViewModel(BellViewModel)
  const label = unread ? t('bell.unread', { count: unread }) : t('bell.label')
  return (
    <Link href={paths.notifications} aria-label={label} className={classes(styles['bell'])}>
      <BellDrawing size={22} aria-hidden={true} />
      {unread !== undefined && unread > 0 && (
        <data value={unread} className={styles['count']}>
          {unread > 99 ? '99+' : unread}
        </data>
      )}
    </Link>
  )
})
