import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';

export interface Outcomes {
  results: Readonly<Record<string, unknown>>;
  errors?: Readonly<Record<string, unknown>>;
}

export interface RunOptions<TMachine extends AnyStateMachine> {
  machine: TMachine;
  input?: (clock: SimulatedClock) => InputFrom<TMachine>;
  /** Possible outcomes of `fromPromise` actors, by actor name. */
  promises?: Readonly<Record<string, Outcomes>>;
  /** Events that `fromCallback` actors can send, by actor name and button label. */
  callbacks?: Readonly<Record<string, Readonly<Record<string, EventFromLogic<TMachine>>>>>;
}

/** A running actor: a promise settles once, a callback can send any number of events. */
export interface RunningActor {
  key: number;
  name: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
  send: (event: AnyEventObject) => void;
}

export interface RunState {
  snapshot: AnyMachineSnapshot;
  elapsedMs: number;
  actors: readonly RunningActor[];
  log: readonly string[];
}

export interface MachineRun {
  read: () => RunState;
  subscribe: (listener: () => void) => () => void;
  send: (event: AnyEventObject) => void;
  wait: (ms: number) => void;
  stop: () => void;
}

const maxLines = 8;
const ignore = (): void => undefined;

export function startRun<TMachine extends AnyStateMachine>(options: RunOptions<TMachine>): MachineRun {
  const clock = new SimulatedClock();
  const listeners = new Set<() => void>();
  let started = 0;

  const update = (change: Partial<RunState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const append = (line: string) => update({ log: [line, ...state.log].slice(0, maxLines) });
  const add = (actor: Partial<RunningActor> & Pick<RunningActor, 'name' | 'input'>) => {
    const key = (started += 1);
    update({
      actors: [...state.actors, { key, resolve: ignore, reject: ignore, send: ignore, ...actor }],
    });
    return () => update({ actors: state.actors.filter((other) => other.key !== key) });
  };

  const promise = (name: string) =>
    fromPromise<unknown, unknown>(async ({ input, signal }) => {
      let remove = ignore;
      try {
        return await new Promise((resolve, reject) => {
          remove = add({ name, input, resolve, reject });
          signal.addEventListener('abort', remove);
        });
      } finally {
        remove();
      }
    });
  const callback = (name: string) =>
    fromCallback<AnyEventObject, unknown>(({ input, sendBack, receive }) => {
      receive((command) => append(`to ${name}: ${formatEvent(command)}`));
      return add({ name, input, send: sendBack });
    });
  const named = <T>(names: object, make: (name: string) => T) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, make(name)]));

  // The types of the options check the actors and the input.
  const actor: AnyActor = createActor(
    (options.machine as AnyStateMachine).provide({
      actors: { ...named(options.promises ?? {}, promise), ...named(options.callbacks ?? {}, callback) },
    }),
    { clock, input: options.input?.(clock) },
  );
  let state: RunState = {
    snapshot: actor.getSnapshot() as AnyMachineSnapshot,
    elapsedMs: 0,
    actors: [],
    log: [],
  };
  actor.on('*', (event: AnyEventObject) => append(formatEvent(event)));
  actor.subscribe((snapshot: AnyMachineSnapshot) => update({ snapshot }));
  actor.start();

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => actor.send(event),
    wait: (ms) => {
      clock.increment(ms);
      update({ elapsedMs: state.elapsedMs + ms });
    },
    stop: () => void actor.stop(),
  };
}

function formatEvent({ type, ...rest }: AnyEventObject): string {
  return [type, ...Object.entries(rest).map(([name, value]) => `${name}: ${formatValue(value)}`)].join(', ');
}

export function formatValue(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return JSON.stringify(value, undefined, 1).replace(/\s+/g, ' ');
}
