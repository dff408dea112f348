import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CustomClubPanel } from '../custom-club/CustomClubPanel.tsx'
import styles from '../fitting/FittingScreen.module.scss'
import { Held } from '../fitting/Held.tsx'
import { TestedClubs } from '../fitting/TestedClubs.tsx'
import { PutterFittingViewModel } from './PutterFittingViewModel.ts'
import { PutterResults } from './PutterResults.tsx'

export const PutterFittingScreen = observer(function PutterFittingScreen() {
  const { t } = useTranslation('fitting')
  const { id = '' } = useParams()
  const model = useViewModel(PutterFittingViewModel)
  useEffect(() => void model.open(id), [model, id])
  return (
    <div className={styles['page']}>
      <TextLink href={fittingPaths.putters} small={true}>
        {t('putters.back')}
      </TextLink>
      <Screen title={t('kind.putter')}>
        <LoadedView
          loaded={model.reading}
          skeleton={<Skeleton lines={14} />}
          failed={t('detail.unread')}
          look={{ href: fittingPaths.putters, label: t('putters.back') }}
        >
          {(value) => (
            <div className={styles['columns']}>
              <div className={styles['main']}>
                <Held session={value} />
                <PutterResults model={model} distance={value.distance} />
                <TestedClubs title={t('putters.tested')} clubs={value.putters} units={model.units} />
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
