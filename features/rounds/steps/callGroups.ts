/** What features say of calls, with the calls of which it is true. */
export const callGroups = new Map<string, readonly string[]>([
  ['adding a bag', ['rounds.bag-create']],
  ['to add a bag', ['rounds.bag-create']],
  ['reading the bags', ['rounds.my-bags']],
  ['to add a club', ['rounds.club-create', 'rounds.clubs-create']],
  ['to change several clubs', ['rounds.clubs-update']],
  ['to take a picture', ['rounds.club-image-put']],
  ['marking a favourite course', ['rounds.favorite-course-add', 'rounds.favorite-course-remove']],
  ['reading the weather', ['rounds.weather']],
  ['tracking a round', ['rounds.game-tracking-create']],
  ['to track a round', ['rounds.game-tracking-create']],
  ['changing a tracked round', ['rounds.game-tracking-update']],
  ['reading the rounds', ['rounds.list']],
  ['starting a round', ['rounds.round-create']],
  ['to start a round', ['rounds.round-create']],
])
