/**
 * Returns what npm has to install for the lower bounds of peer dependencies: `['react@19.2.0']`. The highest bound of
 * a package counts.
 * @param {readonly Record<string, string>[]} peers Ranges such as `^19.2.0`, by package.
 */
export function oldestPeers(peers) {
  const bounds = new Map();
  for (const [name, range] of peers.flatMap((ranges) => Object.entries(ranges))) {
    const [, bound] = /^\^(\d+\.\d+\.\d+)$/.exec(range) ?? [];
    if (bound === undefined) throw new Error(`${name}: expected a range such as ^1.2.3, not ${range}.`);
    const other = bounds.get(name);
    if (other === undefined || isLower(other, bound)) bounds.set(name, bound);
  }
  return [...bounds].map(([name, bound]) => `${name}@${bound}`);
}

/**
 * @param {string} one
 * @param {string} other
 */
const isLower = (one, other) => one.localeCompare(other, 'en', { numeric: true }) < 0;
