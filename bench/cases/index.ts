import type { Case } from './case';
import { chatCases } from './chat';
import { feedCases } from './feed';
import { listCases } from './lists';
import { logInCase } from './log-in';
import { postCases } from './post';
import { renderedCases } from './rendered';
import { searchCases } from './search';
import { writeCases } from './writes';

/** Cases that change the database come last. */
export const cases: readonly Case[] = [
  ...feedCases,
  ...postCases,
  ...searchCases,
  ...listCases,
  ...renderedCases,
  logInCase,
  ...writeCases,
  ...chatCases,
];

export type { Case, PreparedCase } from './case';
