import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import styles from './FittingScreen.module.scss'
import type { FittingViewModel } from './FittingViewModel.ts'

export const ClubChoice = observer(function ClubChoice({ model }: { readonly model: FittingViewModel }) {
  const { t } = useTranslation('fitting')
  const [, setQuery] = useSearchParams()
  const { choices, selected } = model
  if (choices.length < 2) return null
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('detail.compare')}</legend>
      {choices.map(({ id, name, role }) => (
        <Chip key={id} isChosen={id === selected?.id} onPress={() => setQuery({ club: id }, { replace: true })}>
          {joinFacts(name, role === 'recommended' && t('role.recommended'))}
        </Chip>
      ))}
    </fieldset>
  )
})
