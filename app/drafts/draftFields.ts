import { isText, parseStored } from './parseStored';

export const draftFields = (draft: string): Partial<Record<string, string>> => parseStored(draft, isText);
