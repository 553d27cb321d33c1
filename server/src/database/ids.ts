import { v7, validate } from 'uuid';

/** Creates an id. UUID v7 starts with the time, so ids sort by age and indexes grow at one end. */
export const newId = (): string => v7();

/** Returns whether the text is a UUID. A query that compares a `uuid` column with other text fails. */
export const isId = (text: string): boolean => validate(text);
