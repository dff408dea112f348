/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['loading the layout of the shop', ['support.layout-shop']],
  ['loading the layout of the home', ['support.layout-home']],
  ['for its story', ['support.layout-about']],
  ['for Clubhouse Cares', ['support.layout-cares']],
  ['loading the questions and answers', ['support.layout-faq']],
  ['for the prefectures', ['support.pref-configuration']],
  ['loading the prefectures', ['support.pref-configuration']],
  ['for the centres in Japan', ['support.centers-japan']],
  ['sending the contact form', ['support.contact']],
  ['for a contact', ['support.contact']],
  ["loading the friend's name", ['session.player-by-pid']],
  ['sending the ticket', ['support.helpdesk-ticket']],
])
