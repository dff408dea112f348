import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { clubSets } from '#domain/commerce/clubSet'
import { FailureNotice } from '#ui/kit/FailureNotice.tsx'
import { SelectField } from '#ui/kit/SelectField.tsx'
import styles from './CartScreen.module.scss'
import type { ClubSetModel } from './ClubSetModel.ts'

const none = 'none'

/** For clubs that are made to measure: which set it is. Such a cart is paid and picked up at the club. */
export const ClubSetField = observer(function ClubSetField({ model }: { readonly model: ClubSetModel }) {
  const { t } = useTranslation('cart')
  const { task, chosen = none } = model
  if (task.fault) throw task.fault.error
  const ours = clubSets.map((set) => ({ value: set, label: t(`clubSet.${set}`) }))
  const others = [none, ...clubSets].includes(chosen) ? [] : [{ value: chosen, label: chosen }]
  return (
    <section className={styles['panel']} aria-label={t('clubSet.title')} aria-busy={task.busy}>
      {task.failure && <FailureNotice failure={task.failure} title={t('clubSet.failed')} of="writing" />}
      <SelectField
        label={t('clubSet.title')}
        options={[{ value: none, label: t('clubSet.none') }, ...ours, ...others]}
        value={chosen}
        onChange={(told) => void model.choose(clubSets.find((set) => set === told))}
        help={t('clubSet.help')}
      />
    </section>
  )
})
