export interface BadgeColors {
  readonly background: string
  readonly text: '#000000' | '#ffffff'
}

/** The shop's colour with black or white text, whichever is easier to read; undefined where it is no colour such as `#1f6f54`. */
export function badgeColors(color: string): BadgeColors | undefined {
  const channels = channelsOf(color.trim())
  if (!channels) return undefined
  const luminance = luminanceOf(channels)
  const onWhite = 1.05 / (luminance + 0.05)
  const onBlack = (luminance + 0.05) / 0.05
  const background = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { background, text: onBlack >= onWhite ? '#000000' : '#ffffff' }
}

function channelsOf(color: string): readonly number[] | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)?.slice(1)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1)
  return (short?.map((digit) => digit + digit) ?? long)?.map((digits) => Number.parseInt(digits, 16))
}

/** As WCAG defines it. */
function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
