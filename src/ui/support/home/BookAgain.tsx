import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfBooking } from '#ui/shell/paths.ts'
import block from './Block.module.scss'
import type { BlockProps } from './BlockProps.ts'

export const BookAgain = observer(function BookAgain({ model }: BlockProps) {
  const { t } = useTranslation('support')
  return (
    <>
      <h2 className={block['kicker']}>{t('home.bookAgain')}</h2>
      <LoadedView loaded={model.earlier} skeleton={<Skeleton kind="block" height="120px" />}>
        {() =>
          model.bookableAgain.length === 0 ? (
            <p className={block['note']}>{t('home.bookAgainEmpty')}</p>
          ) : (
            <ul className={block['rows']}>
              {model.bookableAgain.slice(0, 3).map(({ id, name, lessonTypeId, centreId, centreName, coachId, coachName }) => (
                <li key={id} className={block['entry']}>
                  <TextLink href={pathOfBooking({ type: lessonTypeId, centre: centreId, coach: coachId })}>{name}</TextLink>
                  <span className={block['note']}>
                    {coachName ? t('home.withCoach', { coach: coachName, centre: centreName }) : centreName}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
    </>
  )
})
