import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useShopLinks } from '../shopLinks.ts'
import type { AddingModel } from './AddingModel.ts'
import type { ProductConfigurator } from './ProductConfigurator.ts'

interface AddNoticeProps {
  readonly adding: AddingModel
  readonly choosing: ProductConfigurator
}

export const AddNotice = observer(function AddNotice({ adding, choosing }: AddNoticeProps) {
  const { t } = useTranslation(['addToCart', 'commerce'])
  const links = useShopLinks()
  const { task, refusal, said } = adding
  if (task.fault) throw task.fault.error
  if (task.failure) {
    return (
      <FailureNotice
        failure={task.failure}
        title={t(mayBeDone(task.failure) ? 'add.unknown' : 'add.failed')}
        of="writing"
        look={{ href: links.cart, label: t('add.look') }}
      />
    )
  }
  if (!refusal) return null
  const { shortOf, inStock } = choosing
  return (
    <Notice icon={CircleAlert} title={t('add.refused')} mild={true}>
      <p data-refusal={refusal}>
        {shortOf === undefined ? t(inStock ? `add.${refusal}` : 'add.not-salable') : t('add.left', { count: shortOf })}
      </p>
      {shortOf === undefined && inStock && said !== '' && <p>{t('commerce:line.said', { words: said })}</p>}
    </Notice>
  )
})
