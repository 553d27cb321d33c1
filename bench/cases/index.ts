import type { Case } from './case';
import { chatCases } from './chat';
import { feedCases } from './feed';
import { listCases } from './lists';
import { logInCase } from './log-in';
import { pageCase } from './page';
import { postCases } from './post';
import { searchCases } from './search';
import { writeCases } from './writes';

/** Those that change the database come last. */
export const cases: readonly Case[] = [
  ...feedCases,
  ...postCases,
  ...searchCases,
  ...listCases,
  pageCase,
  logInCase,
  ...writeCases,
  ...chatCases,
];

export type { Case, PreparedCase } from './case';
