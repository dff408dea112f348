import type { Device } from '#domain/devices/device'

export function buildDevice(id: string, given: Partial<Device> = {}): Device {
  return {
    ...{ id, esn: `LM${id.padStart(8, '0')}`, model: 'standard', firmware: '4.2.0', registeredOn: Temporal.PlainDate.from('2025-06-01') },
    ...{ reported: undefined, blocked: false },
    ...given,
  }
}
