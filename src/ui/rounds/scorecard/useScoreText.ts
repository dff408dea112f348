import { useTranslation } from 'react-i18next'
import { scoreName } from '#domain/rounds/scoring/toPar'

export function useScoreText() {
  const { t } = useTranslation('scorecard')
  /** "Birdie", or nothing before a hole has been played. */
  return (strokes: number | undefined, par: number): string | undefined =>
    strokes === undefined ? undefined : t(`names.${scoreName(strokes, par)}`, { over: strokes - par })
}
