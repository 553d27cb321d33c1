import { attacksScenario } from './attacks';
import { completeListScenarios } from './complete-lists';
import { logInScenario } from './log-in';
import { overloadScenario } from './overload';
import { renderingScenario } from './rendering';
import type { Scenario } from './scenario';
import { socketsScenario, voteScenarios } from './sockets';

/** The one that exhausts the server comes last. */
export const scenarios: readonly Scenario[] = [
  socketsScenario,
  ...voteScenarios,
  ...completeListScenarios,
  logInScenario,
  renderingScenario,
  attacksScenario,
  overloadScenario,
];

export type { Scenario } from './scenario';
