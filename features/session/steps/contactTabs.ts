import { tab } from '../../world/screen/Target.ts'

export const contactTabs = {
  email: tab('contact:contact.email'),
  phone: tab('contact:contact.phone'),
  messages: tab('contact:contact.subscriptions'),
}
