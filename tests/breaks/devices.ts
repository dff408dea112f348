import type { Break } from './Break.ts'

export const devices: readonly Break[] = [
  {
    breaks: 'A launch monitor is reported for the chosen reason',
    file: 'src/adapters/rest/devices/HttpDevices.ts',
    from: 'body: { deviceId, reason }',
    to: "body: { deviceId, reason: 'stolen' }",
    noticedBy: ['src/adapters/rest/devices/HttpDevices.test.ts'],
  },
  {
    breaks: 'A membership is activated on the chosen launch monitor',
    file: 'src/ui/devices/activate/ActivationModel.ts',
    from: 'this.deviceId = id\n    this.isMissing = false',
    to: 'this.deviceId ??= id\n    this.isMissing = false',
    noticedBy: ['src/ui/devices/activate/ActivationModel.test.ts'],
  },
  {
    breaks: 'A membership that lapsed is not shown beside a current one',
    file: 'src/ui/devices/memberships/MembershipsModel.ts',
    from: " && this.stateOf(each) !== 'lapsed')",
    to: ')',
    noticedBy: ['src/ui/devices/memberships/MembershipsModel.test.ts'],
  },
  {
    breaks: 'A prepaid card for a renewal activates no membership',
    file: 'src/ui/devices/prepaid/PrepaidModel.ts',
    from: 'return this.card !== undefined && !allowsUse(this.card, this.chosen)',
    to: 'return this.card === undefined && !allowsUse(this.card, this.chosen)',
    noticedBy: ['features/devices/prepaid.feature'],
  },
  {
    breaks: 'What was paid for a launch monitor is shown in its currency',
    file: 'src/adapters/rest/devices/HttpDevicePurchases.ts',
    from: 'amount: { minor, currency }',
    to: "amount: { minor, currency: currency === 'JPY' ? currency : 'USD' }",
    noticedBy: ['src/adapters/rest/devices/HttpDevicePurchases.test.ts'],
  },
  {
    breaks: 'A renewal that is stopped stays stopped',
    file: 'src/adapters/rest/devices/HttpMemberships.ts',
    from: "body: { membershipId, status: 'canceled' }",
    to: "body: { membershipId, status: 'active' }",
    noticedBy: ['features/devices/memberships.feature: Odette turns off the renewal of a membership'],
  },
]
