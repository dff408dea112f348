import { describe, expect, test } from 'vitest'
import { fly } from './flight.ts'
import { driverHead, ironHead, launchFrom } from './impact.ts'

const yard = 0.9144
const milesPerHour = 0.44704

function carryOf(speed: number, angle: number, spinRate: number): number {
  return fly({ speed: speed * milesPerHour, angle, direction: 0, spinRate, axis: 0 }).carry / yard
}

describe('the flight of a ball', () => {
  test.each([
    ['a professional’s driver', 167, 10.9, 2686, 275],
    ['a professional’s 5-iron', 132, 12.1, 5361, 194],
    ['a professional’s 7-iron', 120, 16.3, 7097, 172],
    ['a professional’s pitching wedge', 102, 24.2, 9304, 136],
    ['an amateur’s driver', 140, 13.2, 2611, 218],
    ['an amateur’s 7-iron', 104, 19, 6699, 141],
  ])('of %s is as long as measured ones, within 5 per cent', (_, speed, angle, spinRate, measured) => {
    expect(Math.abs(carryOf(speed, angle, spinRate) - measured) / measured).toBeLessThan(0.05)
  })

  test('curves to the side to which its axis is tilted, and starts where it is sent', () => {
    const offline = (direction: number, axis: number) => fly({ speed: 60, angle: 12, direction, spinRate: 2600, axis }).offline
    expect([offline(0, 0), Math.sign(offline(0, 10)), Math.sign(offline(0, -10))]).toEqual([0, 1, -1])
    expect(offline(2, 0)).toBeGreaterThan(5)
  })
})

describe('an impact', () => {
  const impact = { headSpeed: 50.5, dynamicLoft: 11.5, attack: -1.3, face: 0, path: 0, strike: 1 }

  test('gives a professional’s driver its ball speed and spin', () => {
    const { speed, spinRate, axis } = launchFrom(impact, driverHead)
    expect([Math.round(speed / milesPerHour), Math.round(spinRate / 100), axis]).toEqual([164, 27, 0])
  })

  test('with a face open to the path tilts the axis to the right', () => {
    expect(launchFrom({ ...impact, face: 2, path: 0 }, driverHead).axis).toBeGreaterThan(5)
    expect(launchFrom({ ...impact, face: 0, path: 2 }, ironHead).axis).toBeLessThan(-5)
  })
})
