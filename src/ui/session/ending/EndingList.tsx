import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ending } from '#domain/session/ending'
import { RetryButton } from '#ui/kit/buttons/RetryButton.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './EndingList.module.scss'
import type { EndingViewModel } from './EndingViewModel.ts'
import { kindOf, placeOf } from './endingTexts.ts'
import { useEndingTitle } from './useEndingTitle.ts'

const skeleton = <Skeleton lines={8} />

export const EndingList = observer(function EndingList({ model }: { readonly model: EndingViewModel }) {
  const { t } = useTranslation('account')
  const title = useId()
  const isPlayerKnown = useFeatureAccess().accessTo('lessons') !== 'unknown'
  return (
    <section aria-labelledby={title} className={styles['ending']}>
      <h2 id={title} className={styles['title']}>
        {t('ending.title')}
      </h2>
      {isPlayerKnown ? <ReadEndings model={model} /> : <Spinner>{skeleton}</Spinner>}
    </section>
  )
})

function ReadEndings({ model }: { readonly model: EndingViewModel }) {
  const { t } = useTranslation('account')
  useEffect(() => {
    model.start()
    return () => model.dispose()
  }, [model])
  return (
    <LoadedView loaded={model.reading} skeleton={skeleton} failed={t('ending.failed')}>
      {() => <Endings model={model} />}
    </LoadedView>
  )
}

const Endings = observer(function Endings({ model }: { readonly model: EndingViewModel }) {
  const { t } = useTranslation('account')
  const { soon, isPartial, reading } = model
  return (
    <>
      {soon.length > 0 && (
        <ul className={styles['rows']}>
          {soon.map((ending) => (
            <EndingRow key={ending.id} ending={ending} />
          ))}
        </ul>
      )}
      {soon.length === 0 && !isPartial && <p className={styles['none']}>{t('ending.none')}</p>}
      {isPartial && (
        <div role="alert" className={styles['partial']}>
          <p>{t('ending.partial')}</p>
          <RetryButton onRetry={reading.retry} busy={reading.busy} />
        </div>
      )}
    </>
  )
})

function EndingRow({ ending }: { readonly ending: Ending }) {
  const { t } = useTranslation('account')
  const formats = useFormats()
  const { id, kind, on } = ending
  const title = useEndingTitle()(ending)
  return (
    <li data-ending={id}>
      <h3 className={styles['name']}>{title}</h3>
      <p className={styles['day']}>
        <time dateTime={on.toString()}>{t(`ending.${kindOf(ending)}`, { date: formats.date(on) })}</time>
      </p>
      <TextLink href={placeOf[kind]} small aria-label={t('ending.named', { act: t(`ending.act.${kind}`), name: title })}>
        {t(`ending.act.${kind}`)}
      </TextLink>
    </li>
  )
}
