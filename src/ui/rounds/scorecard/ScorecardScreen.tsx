import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { pathOfRound } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { useWide } from '#ui/shell/useWide.ts'
import { whenIdle } from '#ui/shell/whenIdle.ts'
import { CardProgress } from './CardProgress.tsx'
import { CardSettingsDialog } from './CardSettingsDialog.tsx'
import { CardState } from './CardState.tsx'
import { CardTotals } from './CardTotals.tsx'
import { HolePanel } from './HolePanel.tsx'
import { NineTable } from './NineTable.tsx'
import styles from './ScorecardScreen.module.scss'
import { ScorecardViewModel } from './ScorecardViewModel.ts'
import { showColumn } from './showColumn.ts'

/** One hole at a time for a thumb, and the whole card for a keyboard. */
export const ScorecardScreen = observer(function ScorecardScreen() {
  const { t } = useTranslation('scorecard')
  const { id = '' } = useParams()
  const screen = useViewModel(ScorecardViewModel)
  const [opened, setOpened] = useState<string>()
  // Before the paint: a card that the device has is in the screen's first frame.
  useLayoutEffect(() => {
    void screen.open(id)
    setOpened(id)
  }, [screen, id])
  if (opened !== id) return null
  const { reading, card } = screen
  return (
    <div className={styles['page']}>
      <TextLink href={pathOfRound(id)} small={true}>
        {t('page.back')}
      </TextLink>
      <Screen title={card ? `${t('page.title')}, ${card.courseName}` : t('page.title')} heading={card?.courseName}>
        <LoadedView
          loaded={reading}
          skeleton={<Skeleton lines={12} />}
          failed={reading.failure?.kind === 'gone' ? t('page.gone') : t('page.unread')}
        >
          {() => <Card screen={screen} />}
        </LoadedView>
      </Screen>
      <CardSettingsDialog screen={screen} />
    </div>
  )
})

const Card = observer(function Card({ screen }: { readonly screen: ScorecardViewModel }) {
  const { t } = useTranslation('scorecard')
  const { card, hole, visibleHoles, isClosed } = screen
  const isWide = useWide()
  // The first frame contains what is entered on: the table of this nine on a wide page, the hole on a phone.
  const [isComplete, setComplete] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setComplete(true))), [])
  const tablesRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isComplete && !isWide) showColumn(tablesRef.current, hole?.number)
  }, [isComplete, isWide, hole?.number])
  if (!card) return null
  const nines = [false, true].filter((isBack) => visibleHoles.some((each) => screen.isBack(each) === isBack))
  const first = isWide ? nines.slice(0, nines.indexOf(hole !== undefined && screen.isBack(hole)) + 1) : []
  const tables = (
    <div key="tables" ref={tablesRef} className={styles['nines']} data-card={true}>
      {(isComplete ? nines : first).map((isBack) => (
        <NineTable key={String(isBack)} screen={screen} isBack={isBack} hasTotal={nines.length > 1 && isBack} />
      ))}
    </div>
  )
  return (
    <>
      <CardTotals screen={screen} />
      <CardState entries={screen.entries} />
      {isClosed && <p className={styles['closed']}>{t('page.closed')}</p>}
      <div className={styles['columns']}>
        {isWide && tables}
        <div key="hole" className={styles['hole']}>
          {hole && (isComplete || !isWide) && <HolePanel screen={screen} hole={hole} />}
        </div>
        {!isWide && tables}
        <div className={styles['progress']}>{isComplete && <CardProgress screen={screen} />}</div>
      </div>
      {isComplete && (
        <div className={styles['bar']}>
          {screen.canHideBack && (
            <Checkbox isSelected={screen.showsBack} onChange={screen.toggleBack}>
              {t('page.backNine')}
            </Checkbox>
          )}
          <Button
            variant="outline"
            icon={<SlidersHorizontal size={20} aria-hidden={true} />}
            onPress={() => screen.settings.begin(card.settings)}
          >
            {t('page.settings')}
          </Button>
        </div>
      )}
    </>
  )
})
