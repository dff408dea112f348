export function inChromiumOnly(): never {
  throw new Error('Only Chromium has this: the example is not for other engines')
}
