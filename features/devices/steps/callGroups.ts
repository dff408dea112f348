/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['reading the launch monitors', ['devices.list']],
  ['reading the memberships', ['devices.memberships']],
  ['for launch monitors', ['devices.list']],
  ['the check of the serial number', ['devices.check']],
  ['to check a serial number', ['devices.check']],
  ['the registration of the launch monitor', ['devices.register']],
  ['to register a launch monitor', ['devices.register']],
  ['to unregister a launch monitor', ['devices.unregister']],
  ["to change a launch monitor's customer", ['devices.update-customer']],
  ["to change the password of a launch monitor's customer", ['devices.change-password']],
  ['reading the purchases', ['devices.purchases']],
  ['to redeem a prepaid card', ['commerce.redeem-membership-gift-card']],
  ['the redemption of the prepaid card', ['commerce.redeem-membership-gift-card']],
  ['to check a prepaid card', ['commerce.validate-membership-gift-card']],
  ['to activate a membership', ['devices.membership-status']],
])
