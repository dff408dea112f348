import { expect, test } from 'vitest'
import { BrowserDeviceInfo } from './BrowserDeviceInfo.ts'

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Mobile/15E148 Safari/604.1'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0'

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) ${safari}`, 5, 'iOS Safari phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/20.0 Safari/605.1.15', 0, 'macOS Safari desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/20.0 Safari/605.1.15', 5, 'iOS Safari tablet'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 5, 'Android Chrome phone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`, 5, 'Android Chrome tablet'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0.0.0`, 0, 'Windows Edge desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 'Linux Firefox desktop'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 10, 'ChromeOS Chrome desktop'],
  ['curl/9.0', 0, 'other other desktop'],
])('%s, touched by %i fingers, is %s', (userAgent, maxTouchPoints, told) => {
  const { os, browser, device, ...rest } = new BrowserDeviceInfo({
    navigator: { userAgent, maxTouchPoints },
    screen: { width: 390, height: 844 },
  }).traits()
  expect(`${os} ${browser} ${device}`).toBe(told)
  expect(rest).toEqual({ platform: 'web', resolution: { width: 390, height: 844 } })
})
