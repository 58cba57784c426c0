/** The days of a step as it names them, such as `Days 2-3`. */
export const dayLabel = ({ day, days }: { day: string; days: number }): string =>
  `${days > 1 ? 'Days' : 'Day'} ${day}`;
