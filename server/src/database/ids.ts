import { v7, validate } from 'uuid';

/** A UUIDv7 starts with the time, so ids sort by age and indexes grow at one end. */
export const newId = (): string => v7();

/** Comparing a `uuid` column with other text fails in PostgreSQL. */
export const isId = (text: string): boolean => validate(text);

/** PostgreSQL reads ids in any letter case, but code compares them: with the caller's id, or the administrator's. */
export const lowerCaseId = (text: string): string => (isId(text) ? text.toLowerCase() : text);
