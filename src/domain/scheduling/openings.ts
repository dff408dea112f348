/** In the centre's zone: morning before 12:00, afternoon to 16:59, evening from 17:00. */
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof timesOfDay)[number]
