import { expect, test } from 'vitest'
import { BrowserPlayerLocation } from './BrowserPlayerLocation.ts'

const coords: GeolocationCoordinates = {
  latitude: 39.74,
  longitude: -104.99,
  accuracy: 50,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => undefined,
}

test('tells the position of a player who wants it told, with a limit to the waiting', async () => {
  const asked: (PositionOptions | undefined)[] = []
  const whereabouts = new BrowserPlayerLocation({
    getCurrentPosition: (found, _, options) => {
      asked.push(options)
      found({ coords, timestamp: 0, toJSON: () => undefined })
    },
  })
  expect(asked).toEqual([])
  expect(await whereabouts.ask()).toEqual({ latitude: 39.74, longitude: -104.99 })
  expect(asked).toEqual([{ timeout: 10_000, maximumAge: 300_000 }])
})

test.each([1, 2, 3])('tells nothing when declined, unavailable or too slow (%i)', async (code) => {
  const error = { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
  const whereabouts = new BrowserPlayerLocation({ getCurrentPosition: (_, failed) => failed?.(error) })
  expect(await whereabouts.ask()).toBeUndefined()
})

test('tells nothing on a device that cannot', async () => {
  expect(await new BrowserPlayerLocation(undefined).ask()).toBeUndefined()
})
