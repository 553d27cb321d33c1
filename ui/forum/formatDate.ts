const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** "5 June". In local time, as are the others. */
export const formatDay = (date: Date) => `${date.getDate()} ${months[date.getMonth()]}`;

/** "5 Jun 2026", or "5 Jun". */
export const formatShortDate = (date: Date, hasYear: boolean) =>
  `${date.getDate()} ${months[date.getMonth()]?.slice(0, 3)}${hasYear ? ` ${date.getFullYear()}` : ''}`;

/** "09:05" */
export const formatTime = (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

/** "5 June 2026, 09:05" */
export const formatDateTime = (date: Date) => `${formatDay(date)} ${date.getFullYear()}, ${formatTime(date)}`;

export const isValidDate = (date: Date) => !Number.isNaN(date.getTime());
