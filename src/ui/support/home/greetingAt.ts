export function greetingAt(hour: number): 'greetingMorning' | 'greetingAfternoon' | 'greetingEvening' {
  if (hour < 12) return 'greetingMorning'
  return hour < 18 ? 'greetingAfternoon' : 'greetingEvening'
}
