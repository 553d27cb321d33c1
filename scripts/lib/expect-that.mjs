/**
 * @param {boolean} isTrue
 * @param {string} what Continues "Expected that".
 * @throws Unless it is true.
 */
export function expectThat(isTrue, what) {
  if (!isTrue) throw new Error(`Expected that ${what}.`);
}
