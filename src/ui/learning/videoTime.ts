import type { Formats } from '#ui/shell/formats.ts'

export function videoTime(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (figure: number) => `${figure}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

export function exactTime(seconds: number, { language, locale }: Pick<Formats, 'language' | 'locale'>, isDifference = false): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const signDisplay = isDifference ? 'exceptZero' : 'auto'
  // In other languages, Intl's narrow form is English or lacks the space before the unit.
  const unit = { style: 'unit', unit: 'second', unitDisplay: language === 'en' ? 'narrow' : 'short' } as const
  return new Intl.NumberFormat(locale, { ...unit, ...digits, signDisplay }).format(seconds)
}
