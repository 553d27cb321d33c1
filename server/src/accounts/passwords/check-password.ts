import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

import { badFields, type FieldProblem } from '../../errors';
import { messages } from '../../messages';
import { passwordProblem } from '../accounts-rules';
import type { IsListedPassword } from './password-list';

/** zxcvbn's scores go from 0 to 4. A password with at most this score is guessed within a million attempts. */
const maxGuessableScore = 1;

/** Estimating takes longer for longer texts. */
const maxEstimatedLength = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded on first use: its dictionaries take 30 ms and memory. */
const getEstimator = () =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: maxEstimatedLength }),
  ));

/**
 * @param isListed The commonest passwords and the operator's list.
 * @param known Member data that an attacker knows, such as name and address.
 * @throws 400 for a new password that breaks the rule, is common, or is easy to guess.
 */
export async function checkPassword(
  password: string,
  {
    field = 'password',
    known,
    isListed,
  }: {
    field?: FieldProblem['field'];
    known: readonly (string | null | undefined)[];
    isListed: IsListedPassword;
  },
): Promise<void> {
  const problem = passwordProblem(password);
  if (problem) throw badFields({ ...problem, field });
  const words = known.flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? []);
  const inputs = words.filter((word) => word.length > 2).slice(0, 20);
  const { score } = (await getEstimator()).check(password, inputs);
  if (score <= maxGuessableScore || (await isListed(password)))
    throw badFields({ field, message: messages.guessablePassword });
}
