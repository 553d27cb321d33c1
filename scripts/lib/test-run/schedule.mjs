/** @import { Step } from './steps.mjs' */

/**
 * @template {Pick<Step, 'name' | 'isAlone' | 'after' | 'needs'>} S
 * @param {readonly S[]} waiting
 * @param {readonly S[]} running
 * @param {number} cores
 */
export function nextStep(waiting, running, cores) {
  if (running.length >= cores || running.some(({ isAlone }) => isAlone)) return undefined;
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const isReady = (/** @type {S} */ { after = [], needs = [] }) =>
    ![...after, ...needs].some((name) => unfinished.has(name));
  return waiting.find((step) => isReady(step) && (!step.isAlone || running.length === 0));
}

/**
 * @template {Pick<Step, 'name' | 'isAlone' | 'after' | 'needs'>} S
 * @template R
 * @param {readonly S[]} steps
 * @param {(step: S) => Promise<R>} run
 * @param {number} cores
 */
export async function runSteps(steps, run, cores) {
  /** @type {Map<S, R>} */
  const results = new Map();
  /** @type {Map<S, Promise<void>>} */
  const running = new Map();
  let waiting = steps;
  while (waiting.length > 0 || running.size > 0) {
    const step = nextStep(waiting, [...running.keys()], cores);
    if (step) {
      waiting = waiting.filter((it) => it !== step);
      const ended = run(step).then((result) => {
        results.set(step, result);
        running.delete(step);
      });
      running.set(step, ended);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  return steps.map((step) => /** @type {R} */ (results.get(step)));
}
