import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { BlockType, LayoutBlock } from '#domain/shared/layout'
import { classes } from '#ui/kit/classes.ts'
import { type BlockParts, LayoutBlocks } from '#ui/kit/content/layout/LayoutBlocks.tsx'
import { standardParts } from '#ui/kit/content/layout/standardParts.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import type { BlockProps } from './BlockProps.ts'
import { Bookings } from './Bookings.tsx'
import type { HomeLinesModel } from './HomeLinesModel.ts'
import styles from './HomeScreen.module.scss'
import { HomeViewModel } from './HomeViewModel.ts'
import { NextLesson, NextLessonSkeleton } from './NextLesson.tsx'

const parts: BlockParts<LayoutBlock, Pick<BlockProps, 'model'>> = {
  ...standardParts,
  'next-lesson': NextLesson,
  bookings: Bookings,
  'lesson-credit': Lower,
  'book-again': Lower,
  'hole-of-the-week': Lower,
  tip: Lower,
}

/** Full width; other blocks share rows. */
const wide: ReadonlySet<BlockType> = new Set(['next-lesson', 'bookings'])

/** Without a layout, the next lesson is still shown. */
export const HomeScreen = observer(function HomeScreen() {
  const { t } = useTranslation('support')
  const model = useViewModel(HomeViewModel)
  const standIn: LayoutBlock = { id: 'next-lesson', type: 'next-lesson', title: t('home.nextLesson'), content: '', items: [] }
  return (
    <Screen title={t('home.title')} headingHidden>
      {model.hasNoLayout && <NextLesson block={standIn} model={model} />}
      <LoadedView loaded={model.blocks} skeleton={skeleton}>
        {() => (
          <div className={styles['home']}>
            {model.shownBlocks.length === 0 && <p className={styles['quiet']}>{t('home.noBlocks')}</p>}
            <LayoutBlocks
              blocks={model.shownBlocks}
              parts={parts}
              given={{ model }}
              isOpen={isOpen}
              className={({ type }) => classes(styles['block'], wide.has(type) && styles['wide'])}
            />
          </div>
        )}
      </LoadedView>
      {model.lines.hasAny && <LazyLines model={model.lines} />}
    </Screen>
  )
})

/** The view model has left out what is closed. */
const isOpen = () => true

const loadLower = () => import('./LowerBlock.tsx')

function Lower(props: BlockProps) {
  const late = useLazy(loadLower)
  return late ? <late.LowerBlock {...props} /> : <Skeleton kind="figure" />
}

const loadLines = () => import('./HomeLines.tsx')

function LazyLines({ model }: { readonly model: HomeLinesModel }) {
  const late = useLazy(loadLines)
  return late && <late.HomeLines model={model} />
}

function HomeSkeleton() {
  return (
    <div className={styles['home']}>
      <div className={classes(styles['block'], styles['wide'])}>
        <NextLessonSkeleton />
      </div>
      {['lesson-credit', 'book-again', 'hole-of-the-week'].map((block) => (
        <div key={block} className={styles['block']}>
          <Skeleton kind="figure" />
        </div>
      ))}
    </div>
  )
}

const skeleton = <HomeSkeleton />
