const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Returns the local day of an ISO timestamp, such as `27 November 2026`. */
export const longDate = (timestamp: string): string => format.format(new Date(timestamp));
