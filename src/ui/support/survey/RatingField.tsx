import { Star } from 'lucide-react'
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'
import { type Rating, ratings } from '#domain/support/survey'
import { classes } from '#ui/kit/classes.ts'
import styles from './SurveyCard.module.scss'

interface RatingFieldProps {
  readonly label: string
  readonly rating: Rating | undefined
  readonly onChange: (rating: Rating) => void
}

/** Stars from one to five. */
export function RatingField({ label, rating, onChange }: RatingFieldProps) {
  const { t } = useTranslation('survey')
  const choose = (text: string) => {
    const chosen = ratings.find((each) => `${each}` === text)
    if (chosen) onChange(chosen)
  }
  return (
    <RadioGroup
      value={rating === undefined ? null : `${rating}`}
      onChange={choose}
      orientation="horizontal"
      className={classes(styles['rating'])}
    >
      <Label>{label}</Label>
      <div className={styles['stars']}>
        {ratings.map((count) => (
          <Radio key={count} value={`${count}`} aria-label={t('survey.stars', { count })} className={classes(styles['star'])}>
            <Star size={28} aria-hidden={true} data-filled={rating !== undefined && count <= rating ? true : undefined} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
