export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

const timing = /^(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3})$/

export function readVtt(file: string): readonly Cue[] {
  const [head, ...blocks] = file.trimEnd().split(/\n{2,}/)
  if (head !== 'WEBVTT') throw new Error('It does not begin with WEBVTT')
  return blocks.map(cueOf)
}

function cueOf(block: string): Cue {
  const [, times = '', ...text] = block.split('\n')
  const found = timing.exec(times)
  if (!found || text.length === 0) throw new Error(`No cue: ${block}`)
  const [h1, m1, s1, h2, m2, s2] = found.slice(1).map(Number)
  return { from: clock(h1, m1, s1), to: clock(h2, m2, s2), text: text.join(' ') }
}

function clock(hours = 0, minutes = 0, seconds = 0): number {
  return hours * 3600 + minutes * 60 + seconds
}
