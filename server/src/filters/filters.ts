import { RE2JS } from 're2js';

import { checkerOf } from '../contract/validation';
import { toSearchWords, toWords } from './text-rules';

/** Stronger actions first. */
export const filterActions = ['refuse', 'hold', 'report'] as const;
export type FilterAction = (typeof filterActions)[number];

/** The content of `FILTERS_FILE`: docs/moderation.md. */
export interface FiltersFile {
  words?: { words: string[]; action: FilterAction; message?: string }[];
  patterns?: { pattern: string; action: FilterAction; message?: string }[];
  newcomerLinks?: { action: FilterAction | 'off'; max?: number };
  duplicates?: { action: FilterAction | 'off'; minLength?: number };
  mentions?: { action: FilterAction | 'off'; max?: number };
  names?: { action: FilterAction | 'off'; words?: string[] };
}

export interface Filters {
  /** `search`: the word as `hasWord` expects it. */
  words: readonly { word: string; search: string; action: FilterAction; message: string | undefined }[];
  patterns: readonly { pattern: RE2JS; action: FilterAction; message: string | undefined }[];
  newcomerLinks: { action: FilterAction | 'off'; max: number };
  duplicates: { action: FilterAction | 'off'; minLength: number };
  mentions: { action: FilterAction | 'off'; max: number };
  names: { action: FilterAction | 'off'; words: readonly string[] };
}

/** Only recovery phrases and private keys are masked. */
export const noFilters: Filters = {
  words: [],
  patterns: [],
  newcomerLinks: { action: 'off', max: 0 },
  duplicates: { action: 'off', minLength: 0 },
  mentions: { action: 'off', max: 0 },
  names: { action: 'off', words: [] },
};

export const defaultFilters: Filters = {
  words: [],
  patterns: [],
  newcomerLinks: { action: 'refuse', max: 2 },
  duplicates: { action: 'refuse', minLength: 60 },
  mentions: { action: 'refuse', max: 10 },
  names: {
    action: 'refuse',
    words: ['admin', 'administrator', 'moderator', 'staff', 'support', 'official'],
  },
};

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const action = { enum: [...filterActions] };
const actionOrOff = { enum: [...filterActions, 'off'] };
const object = (required: string[], properties: object) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});
const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });
const count = { type: 'integer', minimum: 0 };

const filtersSchema = object([], {
  words: list(
    object(['words', 'action'], { words: list(text(100), 10_000), action, message: text(300) }),
    100,
  ),
  patterns: list(object(['pattern', 'action'], { pattern: text(500), action, message: text(300) }), 100),
  newcomerLinks: object(['action'], { action: actionOrOff, max: count }),
  duplicates: object(['action'], { action: actionOrOff, minLength: count }),
  mentions: object(['action'], { action: actionOrOff, max: count }),
  names: object(['action'], { action: actionOrOff, words: list(text(50), 1_000) }),
});

const checkFile = checkerOf<FiltersFile>(filtersSchema);

/** Missing filters keep their defaults. @throws When the file is not valid. */
export function parseFilters(json: string): Filters {
  const file = checkFile(JSON.parse(json));
  return {
    words: (file.words ?? []).flatMap(({ words, action, message }) =>
      words
        .map((word) => ({ word: toWords(word), search: toSearchWords(word), action, message }))
        .filter(({ word }) => word !== ''),
    ),
    patterns: (file.patterns ?? []).map(({ pattern, action, message }) => ({
      // Linear time, unlike JavaScript's engine.
      pattern: RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE),
      action,
      message,
    })),
    newcomerLinks: { ...defaultFilters.newcomerLinks, ...file.newcomerLinks },
    duplicates: { ...defaultFilters.duplicates, ...file.duplicates },
    mentions: { ...defaultFilters.mentions, ...file.mentions },
    names: { ...defaultFilters.names, ...file.names },
  };
}
