import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { ReorderProblem } from '#domain/commerce/reorder'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { paths } from '#ui/shell/paths.ts'
import type { ReorderModel } from './ReorderModel.ts'

interface ReorderNoticeProps {
  readonly model: ReorderModel
  readonly problems: readonly ReorderProblem[]
  readonly nameOf: (itemId: string | undefined) => string | undefined
}

export const ReorderNotice = observer(function ReorderNotice({ model, problems, nameOf }: ReorderNoticeProps) {
  const { t } = useTranslation('orders')
  const { task, outcome } = model
  if (task.failure) {
    return (
      <FailureNotice
        failure={task.failure}
        title={mayBeDone(task.failure) ? t('reorder.unknown') : t('reorder.failed')}
        of="writing"
        look={{ href: paths.cart, label: t('reorder.toCart') }}
      />
    )
  }
  if (!outcome || outcome.problems.length === 0) return null
  const toCart = (
    <ButtonLink variant="outline" href={paths.cart}>
      {t('reorder.toCart')}
    </ButtonLink>
  )
  return (
    <Notice
      icon={CircleAlert}
      title={outcome.added > 0 ? t('reorder.partly', { count: outcome.added }) : t('reorder.nothing')}
      action={outcome.added > 0 && toCart}
    >
      {problems.map(({ itemId, code }, index) => (
        <p key={itemId ?? `${code}-${index}`}>
          {nameOf(itemId) === undefined ? t(`reasons.${code}`) : t('reorder.of', { name: nameOf(itemId), reason: t(`reasons.${code}`) })}
        </p>
      ))}
    </Notice>
  )
})
