import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { roundModes, roundOrders } from '#domain/rounds/round'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { whenIdle } from '#ui/shell/whenIdle.ts'
import { BackToPlay } from '../play/BackToPlay.tsx'
import { DateRangeFields } from './DateRangeFields.tsx'
import { RoundList } from './RoundList.tsx'
import styles from './RoundsScreen.module.scss'
import { RoundsViewModel } from './RoundsViewModel.ts'

const loadDialog = () => import('./CreateRoundDialog.tsx')
const loadWhenIdle = () => new Promise<void>((resolve) => whenIdle(() => resolve())).then(loadDialog)

export const RoundsScreen = observer(function RoundsScreen() {
  const { t } = useTranslation('rounds')
  const model = useViewModel(RoundsViewModel)
  const { reading, editor } = model
  const [isComplete, setComplete] = useState(false)
  // Before the paint, so that the answer is on its way while the rest is drawn.
  useLayoutEffect(() => void model.read(), [model])
  useEffect(() => startTransition(() => setComplete(true)), [])
  useUnsavedChanges(editor.isUnsent)
  useNewRound(model)
  const add = (
    <Button icon={<Plus size={20} aria-hidden={true} />} isDisabled={!reading.value && reading.busy} onPress={model.begin}>
      {t('list.add')}
    </Button>
  )
  return (
    <div className={styles['page']}>
      <div className={styles['links']}>
        <BackToPlay />
        <TextLink href={paths.roundCalendar} small={true}>
          {t('list.calendar')}
        </TextLink>
        <TextLink href={paths.roundStatistics} small={true}>
          {t('list.statistics')}
        </TextLink>
      </div>
      <Screen title={t('list.title')}>
        {model.isFilterable && <div className={styles['bar']}>{add}</div>}
        {model.isFilterable && (isComplete || reading.value) && <RoundFilters model={model} />}
        <LoadedView loaded={reading} skeleton={<Skeleton lines={10} />} failed={t('list.unread')}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('list.none')} action={add}>
                {t('list.noneLead')}
              </EmptyState>
            ) : (
              <FilteredRounds model={model} />
            )
          }
        </LoadedView>
      </Screen>
      {(reading.value || editor.isOpen) && <CreateRound model={model} />}
    </div>
  )
})

/** Other screens link to the form, which opens once: closed, it stays closed. */
function useNewRound(model: RoundsViewModel): void {
  const [query, setQuery] = useSearchParams()
  const courseId = query.get('new')
  const { canBegin } = model
  useEffect(() => {
    if (courseId === null || !canBegin) return
    setQuery({}, { replace: true })
    model.beginAt(courseId)
  }, [model, courseId, canBegin, setQuery])
}

/** Its code is loaded after the rounds. */
const CreateRound = observer(function CreateRound({ model }: { readonly model: RoundsViewModel }) {
  const { isOpen } = model.editor
  const late = useLazy(isOpen ? loadDialog : loadWhenIdle, isOpen)
  return late && <late.CreateRoundDialog model={model} />
})

const RoundFilters = observer(function RoundFilters({ model }: { readonly model: RoundsViewModel }) {
  const { t } = useTranslation('rounds')
  const any = 'any'
  const courses = [{ value: any, label: t('filter.anyCourse') }, ...model.courses.map(({ id, name }) => ({ value: id, label: name }))]
  const orders = roundOrders.map((order) => ({ value: order, label: t(`filter.${order}`) }))
  const modes = [{ value: any, label: t('filter.anyMode') }, ...roundModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))]
  return (
    <search aria-label={t('filter.label')} className={styles['filters']}>
      <SelectField
        label={t('filter.mode')}
        name="mode"
        options={modes}
        value={model.mode ?? any}
        onChange={(value) => model.choose(roundModes.find((mode) => mode === value))}
      />
      <SelectField
        label={t('filter.course')}
        name="course"
        options={courses}
        value={model.courseId ?? any}
        onChange={(value) => model.chooseCourse(value === any ? undefined : value)}
      />
      <SelectField label={t('filter.order')} name="order" options={orders} value={model.order} onChange={model.sort} />
      <DateRangeFields range={model.range} onChange={model.setRange} />
    </search>
  )
})

const FilteredRounds = observer(function FilteredRounds({ model }: { readonly model: RoundsViewModel }) {
  const { t } = useTranslation('rounds')
  const { rounds } = model
  const [listed, setListed] = useState(rounds)
  useEffect(() => startTransition(() => setListed(rounds)), [rounds])
  return (
    <>
      <p className={styles['count']} role="status">
        {t('list.count', { count: rounds.length })}
      </p>
      {listed.length > 0 ? (
        <RoundList rounds={listed} />
      ) : (
        <EmptyState
          title={t('list.noMatch')}
          action={
            <Button variant="outline" onPress={model.showAll}>
              {t('list.showAll')}
            </Button>
          }
        >
          {t('list.noMatchLead')}
        </EmptyState>
      )}
    </>
  )
})
