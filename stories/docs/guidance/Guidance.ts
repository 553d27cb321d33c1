/** When to use a component, and what to avoid. */
export interface Guidance {
  do: readonly [string, ...string[]];
  dont: readonly [string, ...string[]];
}
