import { actor } from '../world/ActorEntry.ts'
import { BrowserDeviceMemberships } from './actors/browser/BrowserDeviceMemberships.ts'
import { BrowserDevicePurchases } from './actors/browser/BrowserDevicePurchases.ts'
import { BrowserDevices } from './actors/browser/BrowserDevices.ts'
import { BrowserMonitorPlans } from './actors/browser/BrowserMonitorPlans.ts'
import type { DeviceMembershipsActor } from './actors/DeviceMembershipsActor.ts'
import type { DevicePurchasesActor } from './actors/DevicePurchasesActor.ts'
import type { DevicesActor } from './actors/DevicesActor.ts'
import type { MonitorPlansActor } from './actors/MonitorPlansActor.ts'
import { deviceMembershipsMessages, ModelDeviceMemberships } from './actors/model/ModelDeviceMemberships.ts'
import { devicePurchasesMessages, ModelDevicePurchases } from './actors/model/ModelDevicePurchases.ts'
import { devicesMessages, ModelDevices } from './actors/model/ModelDevices.ts'
import { ModelMonitorPlans, monitorPlansMessages } from './actors/model/ModelMonitorPlans.ts'

export const devicesActors = {
  devices: actor<DevicesActor>({ model: ModelDevices, browser: BrowserDevices, messages: devicesMessages }),
  deviceMemberships: actor<DeviceMembershipsActor>({
    model: ModelDeviceMemberships,
    browser: BrowserDeviceMemberships,
    messages: deviceMembershipsMessages,
  }),
  monitorPlans: actor<MonitorPlansActor>({ model: ModelMonitorPlans, browser: BrowserMonitorPlans, messages: monitorPlansMessages }),
  devicePurchases: actor<DevicePurchasesActor>({
    model: ModelDevicePurchases,
    browser: BrowserDevicePurchases,
    messages: devicePurchasesMessages,
  }),
}
