/** A part of the forum that is imported on first use. */
export interface Late<Part> {
  /** The next call retries a failed import. */
  load: () => Promise<Part>;
  /** Calls back at once if it is loaded, otherwise loads it first. Keeps the order of calls. */
  whenLoaded: (run: (part: Part) => void) => void;
  current: () => Part | undefined;
  subscribe: (onLoad: () => void) => () => void;
}

/**
 * Returns a part that `create` imports on first use.
 * @param onFailed called when an import started by `whenLoaded` fails; its callbacks stay queued
 * @param part the part, if already loaded
 */
export function late<Part>(
  create: () => Promise<Part>,
  onFailed: (error: unknown) => void = () => undefined,
  part?: Part,
): Late<Part> {
  const listeners = new Set<() => void>();
  const waiting: ((part: Part) => void)[] = [];
  let pending: Promise<Part> | undefined;

  async function importPart(): Promise<Part> {
    try {
      part = await create();
    } catch (error) {
      pending = undefined;
      throw error;
    }
    for (const run of waiting.splice(0)) run(part);
    listeners.forEach((notify) => notify());
    return part;
  }
  const load = () => (part === undefined ? (pending ??= importPart()) : Promise.resolve(part));

  return {
    load,
    whenLoaded(run) {
      if (part !== undefined) return run(part);
      waiting.push(run);
      load().catch(onFailed);
    },
    current: () => part,
    subscribe(onLoad) {
      listeners.add(onLoad);
      return () => listeners.delete(onLoad);
    },
  };
}
