import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostPutts } from '#domain/rounds/scoring/answers'
import { isStrokes } from '#domain/rounds/scoring/card'
import { classes } from '#ui/kit/classes.ts'
import { cellFor } from './cellFor.ts'
import styles from './NumberCell.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'
import { ScoreMark } from './ScoreMark.tsx'

interface NumberCellProps {
  readonly field: 'strokes' | 'putts'
  readonly screen: ScorecardViewModel
  /** Of the hole. Its facts are passed one by one, so that an entry draws its own cell alone. */
  readonly number: number
  readonly par: number
  readonly strokes: number | undefined
  readonly value: number | undefined
}

/** A digit is saved at once and leads to the next hole, except 1, which may become 10. */
export const NumberCell = observer(function NumberCell({ field, screen, number, par, strokes, value }: NumberCellProps) {
  const { t } = useTranslation('scorecard')
  const [typed, setTyped] = useState<string>()
  const isPossible = (entered: number) => (field === 'strokes' ? isStrokes(entered) : entered <= mostPutts(strokes))
  const write = (input: HTMLInputElement) => {
    const text = input.value.replace(/\D/g, '').slice(0, 2)
    const entered = text === '' ? undefined : Number(text)
    const isSaved = entered === undefined || isPossible(entered)
    setTyped(isSaved ? undefined : text)
    if (isSaved) void screen.enter(number, { [field]: entered })
    if (isSaved && text !== '' && text !== '1') cellFor(input, 'ArrowRight')?.focus()
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const cell = cellFor(event.currentTarget, event.key === 'Enter' ? 'ArrowRight' : event.key)
    if (!cell) return
    event.preventDefault()
    cell.focus()
  }
  const isMarked = field === 'strokes' && value !== undefined && typed === undefined
  return (
    <span className={styles['cell']}>
      {isMarked && (
        <span aria-hidden={true} className={styles['mark']}>
          <ScoreMark strokes={value} par={par} />
        </span>
      )}
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        readOnly={screen.isClosed}
        aria-label={field === 'strokes' ? t('table.strokesOn', { number, par }) : t('table.puttsOn', { number })}
        aria-invalid={typed !== undefined}
        className={classes(styles['input'], isMarked && styles['marked'])}
        value={typed ?? value ?? ''}
        onChange={({ currentTarget }) => write(currentTarget)}
        onBlur={() => setTyped(undefined)}
        onFocus={({ currentTarget }) => {
          screen.go(number)
          currentTarget.select()
        }}
        onKeyDown={move}
      />
    </span>
  )
})
