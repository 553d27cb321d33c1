/** When a component is the right one, and what not to do with it. */
export interface Guidance {
  do: readonly [string, ...string[]];
  dont: readonly [string, ...string[]];
}
