import { type KeyboardEvent, memo, useState } from 'react'
import { mostPutts } from '#domain/rounds/scoring/answers'
import { isStrokes } from '#domain/rounds/scoring/card'
import { digitsAsNumber, preparedText } from '#domain/shared/typedText'
import { classes } from '#ui/kit/classes.ts'
import { afterPaint } from '#ui/shell/afterPaint.ts'
import { ScoreMark } from '../score-mark/ScoreMark.tsx'
import { cellFor } from './cellFor.ts'
import styles from './NumberCell.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'

interface NumberCellProps {
  readonly field: 'strokes' | 'putts'
  readonly screen: ScorecardViewModel
  /** Of the hole. Its facts are passed one by one, so that an entry draws its own cell alone. */
  readonly number: number
  readonly par: number
  readonly strokes: number | undefined
  readonly value: number | undefined
  readonly isPickedUp: boolean
  readonly isClosed: boolean
  /** Tab leads to the fields of the current hole; arrow keys lead to the others. */
  readonly isCurrent: boolean
  /** With gaps for the hole's number and par: filling them in costs less than a translation in each cell. */
  readonly label: string
}

interface Typed {
  readonly text: string
  /** Shown until the card has it; otherwise until it is corrected. */
  readonly isSaved: boolean
}

/** In place of strokes. */
const pickedUp = 'X'

/** A digit is saved at once and leads to the next hole, except 1, which may become 10; X says that the player picked up. */
export const NumberCell = memo(function NumberCell({ field, screen, number, par, strokes, value, label, ...hole }: NumberCellProps) {
  const { isPickedUp, isClosed, isCurrent } = hole
  const [entry, setEntry] = useState<Typed>()
  const isPossible = (entered: number) => (field === 'strokes' ? isStrokes(entered) : entered <= mostPutts(strokes))
  const write = (input: HTMLInputElement) => {
    const typed = preparedText(input.value)
    const isX = field === 'strokes' && /x/i.test(typed)
    const text = isX ? pickedUp : typed
    const entered = isX ? undefined : digitsAsNumber(text)
    const isSaved = isX || text === '' || (entered !== undefined && isPossible(entered))
    const now = { text, isSaved }
    setEntry(now)
    if (!isSaved) return
    void screen.enter(number, { [field]: entered, ...(field === 'strokes' && { isPickedUp: isX }) })
    afterPaint(() => setEntry((last) => (last === now ? undefined : last)))
    if (text !== '' && text !== '1') cellFor(input, 'ArrowRight')?.focus()
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const cell = cellFor(event.currentTarget, event.key === 'Enter' ? 'ArrowRight' : event.key)
    if (!cell) return
    event.preventDefault()
    cell.focus()
  }
  const isMarked = field === 'strokes' && value !== undefined && entry === undefined
  return (
    <>
      {isMarked && (
        <span aria-hidden={true} className={styles['mark']}>
          <ScoreMark strokes={value} par={par} isSmall={true} />
        </span>
      )}
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        tabIndex={isCurrent ? 0 : -1}
        readOnly={isClosed}
        aria-label={label.replace('{{number}}', `${number}`).replace('{{par}}', `${par}`)}
        aria-invalid={entry?.isSaved === false || undefined}
        className={classes(styles['input'], isMarked && styles['marked'])}
        value={entry?.text ?? value ?? (isPickedUp ? pickedUp : '')}
        onChange={({ currentTarget }) => write(currentTarget)}
        onBlur={() => setEntry((last) => (last?.isSaved ? last : undefined))}
        onFocus={({ currentTarget }) => {
          currentTarget.select()
          afterPaint(() => screen.go(number))
        }}
        onKeyDown={move}
      />
    </>
  )
})
