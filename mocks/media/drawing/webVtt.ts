import type { Language } from '#mocks/world/languages'
import type { Caption } from './captions/Caption.ts'

export function webVtt(captions: readonly Caption[], language: Language): string {
  const cues = captions.map((caption, index) => `${index + 1}\n${clock(caption.from)} --> ${clock(caption.to)}\n${caption[language]}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

function clock(seconds: number): string {
  const milliseconds = String(Math.round((seconds % 60) * 1000)).padStart(5, '0')
  return `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${milliseconds.slice(0, -3)}.${milliseconds.slice(-3)}`
}
