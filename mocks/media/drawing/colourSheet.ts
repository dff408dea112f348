import { compileString } from 'sass'

const own = {
  'po-ground': 'oklch(0.318 0.06 160)',
  'po-hill': 'oklch(0.345 0.061 160)',
  'po-hill-far': 'oklch(0.332 0.058 162)',
  'po-line': 'oklch(0.48 0.062 158)',
  'po-shadow': 'oklch(0.262 0.052 161)',
  'po-ink': 'oklch(0.945 0.02 108)',
  'po-flag': 'oklch(0.68 0.19 33)',
  'day-sky': 'oklch(0.95 0.018 170)',
  'day-hill': 'oklch(0.925 0.03 150)',
  'day-hill-far': 'oklch(0.938 0.024 160)',
  'day-turf': 'oklch(0.86 0.06 140)',
  'day-rough': 'oklch(0.78 0.078 143)',
  'day-ink': 'oklch(0.3 0.03 160)',
  'day-shadow': 'oklch(0.42 0.06 158 / 0.28)',
  'day-sand-deep': 'oklch(0.875 0.055 84)',
}

export function colourSheet(): string {
  const { css } = compileString("@use 'tokens';\n@include tokens.emit;", { loadPaths: ['src/ui/kit/styles'] })
  const mine = Object.entries(own).map(([name, value]) => `--${name}:${value};`)
  return `${css}\n:root{color-scheme:light!important;${mine.join('')}}`
}
