import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Facts } from '../Facts.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { MovedMoment } from './MovedMoment.tsx'
import { SlotMoments } from './SlotMoments.tsx'
import { useSentence } from './useSentence.ts'

export const ConfirmFacts = observer(function ConfirmFacts({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { choices, order } = model
  const { moved } = order.own
  const centre = choices.place.selectedCentre
  const sentence = useSentence(model)
  return (
    <Facts
      facts={[
        ...(moved ? [{ label: t('book.movingFrom'), value: <MovedMoment lesson={moved} /> }] : []),
        { label: moved ? t('book.movingTo') : t('book.time'), value: <SlotMoments model={model} /> },
        { label: t('book.lesson'), value: sentence },
        ...(centre ? [{ label: t('book.centre'), value: `${centre.address}, ${centre.city}` }] : []),
      ]}
    />
  )
})
