/**
 * @typedef {object} Options
 * @property {readonly string[]} names Steps to run. Empty: all of them.
 * @property {string} [changedSince] Runs only what changes since this commit can affect.
 */

/** The message is shown to the user. */
export class UsageError extends Error {}

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} known Names of all steps.
 * @param {{ isCi: boolean }} where
 * @returns {Options}
 * @throws {UsageError}
 */
export function readOptions(args, known, { isCi }) {
  const changed = args.filter((arg) => arg === '--changed' || arg.startsWith('--changed='));
  const names = args.filter((arg) => !changed.includes(arg));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `No step is called ${unknown.map((name) => `"${name}"`).join(' or ')}. The steps: ${known.join(', ')}. ` +
        'Options: --changed or --changed=COMMIT.',
    );
  }
  const [option] = changed;
  if (option === undefined) return { names };
  if (isCi) {
    throw new UsageError('CI runs everything: leave out --changed, or unset CI to try it here.');
  }
  return { names, changedSince: option.slice('--changed='.length) || 'main' };
}
