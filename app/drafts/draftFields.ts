import { isText, parseStored } from './parseStored';

/** Parses a draft with several fields, stored as JSON. Returns no fields if it is invalid. */
export const draftFields = (draft: string): Partial<Record<string, string>> => parseStored(draft, isText);
