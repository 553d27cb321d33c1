import { v7, validate } from 'uuid';

/** A new id. UUID v7 begins with the time, so that ids sort by age and indexes grow at one end. */
export const newId = (): string => v7();

/** Can the text be an id of ours? What cannot must not reach a `uuid` column: the query would fail. */
export const isId = (text: string): boolean => validate(text);
