import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BookedLesson } from '#app/support/ports/Agenda'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfAppointment, pathOfMove, paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { BlockProps } from './BlockProps.ts'
import { Greeting } from './Greeting.tsx'
import { LessonSummary } from './LessonSummary.tsx'
import { lessonTexts } from './lessonTexts.ts'
import styles from './NextLesson.module.scss'

type LessonProps = Pick<BlockProps, 'model'>

export const NextLesson = observer(function NextLesson({ model }: BlockProps) {
  const { t } = useTranslation('support')
  return (
    <div className={styles['frame']}>
      <div className={styles['hero']}>
        <Drawing scene="home" fades className={styles['green']} />
        <div className={styles['words']}>
          <Greeting model={model} />
          {model.hasLessons ? (
            <LoadedView loaded={model.lessons} skeleton={<LessonToCome />}>
              {() => (model.nextLesson ? <Lesson lesson={model.nextLesson} model={model} /> : <NoLesson />)}
            </LoadedView>
          ) : (
            <Way lead={t('home.launchMonitorOnly')} href={paths.devices} action={t('home.toMemberships')} />
          )}
        </div>
      </div>
    </div>
  )
})

/** The block before the layout of home is known. */
export function NextLessonSkeleton() {
  return (
    <div className={styles['frame']}>
      <div className={styles['hero']}>
        <div className={styles['green']} />
        <div className={styles['words']}>
          <Skeleton width="40%" />
          <LessonToCome />
        </div>
      </div>
    </div>
  )
}

/** Reserves the usual height, so that nothing below moves. */
function LessonToCome() {
  return (
    <div className={styles['toCome']}>
      <Skeleton kind="figure" width="60%" />
      <Skeleton lines={2} width="80%" />
      <Skeleton lines={2} width="60%" />
      <Skeleton kind="block" width="126px" height="44px" />
    </div>
  )
}

const Lesson = observer(function Lesson({ lesson, model }: LessonProps & { readonly lesson: BookedLesson }) {
  const { t } = useTranslation('support')
  const formats = useFormats()
  const nameOf = usePersonName()
  const texts = lessonTexts(lesson, model, formats, {
    now: () => t('home.now'),
    yourClock: (values) => t('home.yourClock', values),
    coachedAt: (values) => t('home.coachedAt', values),
  })
  const { coach } = lesson
  return (
    <LessonSummary
      texts={texts}
      coach={coach && nameOf(coach)}
      monogram={coach && <Monogram id={coach.id} name={coach} tint="sand" />}
      href={pathOfAppointment(lesson.id)}
      moveHref={model.canMoveNext ? pathOfMove(lesson.id) : undefined}
      isTooLateToMove={!model.canMoveNext && !model.isInProgress}
    />
  )
})

function NoLesson() {
  const { t } = useTranslation('support')
  return (
    <>
      <p className={styles['figure']}>{t('home.noLesson')}</p>
      <Way lead={t('home.noLessonLead')} href={paths.book} action={t('home.book')} />
    </>
  )
}

interface WayProps {
  readonly lead: string
  readonly href: string
  readonly action: string
}

function Way({ lead, href, action }: WayProps) {
  return (
    <>
      <p className={styles['when']}>{lead}</p>
      <div className={styles['actions']}>
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </>
  )
}
