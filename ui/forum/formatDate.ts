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

/** "5 Jun" */
export const formatShortDay = (date: Date) => `${date.getDate()} ${months[date.getMonth()]?.slice(0, 3)}`;

/** "09:05" */
export const formatTime = (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;

export const isValidDate = (date: Date) => !Number.isNaN(date.getTime());
