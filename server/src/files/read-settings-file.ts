import { readFileSync } from 'node:fs';

/** Without the byte order mark with which some editors begin a file, and which JSON does not allow. */
export const readSettingsFile = (file: string): string => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
