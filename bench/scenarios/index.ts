import { attacksScenario } from './attacks';
import { completeListScenarios } from './complete-lists';
import { logInScenario } from './log-in';
import { overloadScenarios } from './overload';
import { renderingScenario } from './rendering';
import type { Scenario } from './scenario';
import { socketsScenario, voteScenarios } from './sockets';
import { startScenario } from './start';

/** Those that exhaust the server come last. */
export const scenarios: readonly Scenario[] = [
  startScenario,
  socketsScenario,
  ...voteScenarios,
  ...completeListScenarios,
  logInScenario,
  renderingScenario,
  attacksScenario,
  ...overloadScenarios,
];

export type { Scenario } from './scenario';
