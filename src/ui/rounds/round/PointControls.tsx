import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, MapPin, Plus, Undo2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFocusIfLost } from '../useFocusIfLost.ts'
import type { PointsModel } from './PointsModel.ts'
import styles from './RoundScreen.module.scss'

/** Everything that a finger does on the picture, for keyboards and screen readers too. */
export const PointControls = observer(function PointControls({ points }: { readonly points: PointsModel }) {
  const { t } = useTranslation('rounds')
  const { saving, isChanging } = points
  const box = useRef<HTMLDivElement>(null)
  useFocusIfLost(box, isChanging)
  if (saving.fault) throw saving.fault.error
  return (
    <div ref={box} className={styles['points']}>
      <h4 className={styles['title']}>{t('points.title')}</h4>
      <LoadedView loaded={points.reading} skeleton={<Skeleton lines={1} />} failed={t('points.unread')}>
        {() => (isChanging ? <Changing points={points} /> : <Shown points={points} />)}
      </LoadedView>
    </div>
  )
})

const Shown = observer(function Shown({ points }: { readonly points: PointsModel }) {
  const { t } = useTranslation('rounds')
  const { length } = points.points
  return (
    <div className={styles['row']}>
      <p className={styles['note']}>{length === 0 ? t('points.none') : t('points.count', { count: length })}</p>
      <Button variant="outline" icon={<MapPin size={20} aria-hidden={true} />} onPress={points.change}>
        {t('points.change')}
      </Button>
    </div>
  )
})

const step = 0.02
const moves = [
  { name: 'up', x: 0, y: -step, icon: <ArrowUp aria-hidden={true} /> },
  { name: 'down', x: 0, y: step, icon: <ArrowDown aria-hidden={true} /> },
  { name: 'left', x: -step, y: 0, icon: <ArrowLeft aria-hidden={true} /> },
  { name: 'right', x: step, y: 0, icon: <ArrowRight aria-hidden={true} /> },
] as const

const Changing = observer(function Changing({ points: model }: { readonly points: PointsModel }) {
  const { t } = useTranslation('rounds')
  const { points, chosen, saving } = model
  const point = points[chosen]
  return (
    <>
      <p className={styles['note']}>{t('points.help')}</p>
      {saving.failure && <FailureNotice failure={saving.failure} title={t('points.notSaved')} of="writing" />}
      <fieldset className={styles['row']}>
        <legend className={styles['heard']}>{t('points.chosen')}</legend>
        {points.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the order
          <Chip key={index} isChosen={index === chosen} onPress={() => model.choose(index)}>
            {index + 1}
          </Chip>
        ))}
        <Chip icon={<Plus size={16} aria-hidden={true} />} isDisabled={model.isFull} onPress={() => model.add(0.5, 0.5)}>
          {t('points.add')}
        </Chip>
      </fieldset>
      {point && (
        <div className={styles['row']}>
          {moves.map(({ name, x, y, icon }) => (
            <IconButton key={name} label={t(`points.${name}`)} onPress={() => model.move(chosen, point.x + x, point.y + y)}>
              {icon}
            </IconButton>
          ))}
          <IconButton label={t('points.removeLast')} onPress={model.removeLast}>
            <Undo2 aria-hidden={true} />
          </IconButton>
        </div>
      )}
      <div className={styles['row']}>
        <Button variant="outline" isDisabled={saving.busy} onPress={model.drop}>
          {t('points.cancel')}
        </Button>
        <Button busy={saving.busy} busyLabel={t('points.saving')} onPress={() => void model.save()}>
          {t('points.save')}
        </Button>
      </div>
    </>
  )
})
