import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CustomClubPanel } from '../custom-club/CustomClubPanel.tsx'
import { ClubChoice } from './ClubChoice.tsx'
import { FittingResults } from './FittingResults.tsx'
import styles from './FittingScreen.module.scss'
import { FittingViewModel } from './FittingViewModel.ts'
import { Held } from './Held.tsx'
import { TestedClubs } from './TestedClubs.tsx'

export const FittingScreen = observer(function FittingScreen() {
  const { t } = useTranslation('fitting')
  const { type = '', id = '' } = useParams()
  const [query] = useSearchParams()
  const selected = query.get('club') || undefined
  const model = useViewModel(FittingViewModel)
  useEffect(() => void model.open({ type, id, selected }), [model, type, id, selected])
  const { detail } = model
  return (
    <div className={styles['page']}>
      <TextLink href={paths.fittings} small={true}>
        {t('detail.back')}
      </TextLink>
      <Screen title={t(`kind.${detail?.kind ?? 'other'}`)}>
        <LoadedView
          loaded={model.reading}
          skeleton={<Skeleton lines={14} />}
          failed={t('detail.unread')}
          look={{ href: paths.fittings, label: t('detail.back') }}
        >
          {(value) => (
            <div className={styles['columns']}>
              <div className={styles['main']}>
                <Held session={value} />
                <ClubChoice model={model} />
                <FittingResults model={model} />
                <TestedClubs title={t('detail.tested')} clubs={value.clubs} units={model.units} />
              </div>
              {value.order && !model.order.isGone(value.order.id) && (
                <aside className={styles['aside']}>
                  <CustomClubPanel model={model.order} />
                </aside>
              )}
            </div>
          )}
        </LoadedView>
      </Screen>
    </div>
  )
})
