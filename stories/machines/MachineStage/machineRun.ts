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

export interface Answers {
  answers: Readonly<Record<string, unknown>>;
  failures?: Readonly<Record<string, unknown>>;
}

export interface RunOptions<TMachine extends AnyStateMachine> {
  machine: TMachine;
  /** The clock is simulated. */
  input?: (clock: SimulatedClock) => InputFrom<TMachine>;
  /** Possible responses of `fromPromise` actors, by actor name. */
  questions?: Readonly<Record<string, Answers>>;
  /** Events that `fromCallback` actors can send, by actor name and button label. */
  channels?: Readonly<Record<string, Readonly<Record<string, EventFromLogic<TMachine>>>>>;
}

/** A running actor: a question awaits one response; a channel can send any number of events. */
export interface RunningActor {
  key: number;
  name: string;
  input: unknown;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
  send: (event: AnyEventObject) => void;
}

export interface RunState {
  snapshot: AnyMachineSnapshot;
  /** In ms since the start. */
  elapsed: number;
  actors: readonly RunningActor[];
  /** Newest first. */
  said: readonly string[];
}

export interface MachineRun {
  read: () => RunState;
  subscribe: (listener: () => void) => () => void;
  send: (event: AnyEventObject) => void;
  wait: (ms: number) => void;
  stop: () => void;
}

const MAX_LINES = 8;
const ignore = (): void => undefined;

export function startRun<TMachine extends AnyStateMachine>(options: RunOptions<TMachine>): MachineRun {
  const clock = new SimulatedClock();
  const listeners = new Set<() => void>();
  let started = 0;

  const update = (change: Partial<RunState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const say = (what: string) => update({ said: [what, ...state.said].slice(0, MAX_LINES) });
  const add = (actor: Partial<RunningActor> & Pick<RunningActor, 'name' | 'input'>) => {
    const key = (started += 1);
    update({
      actors: [...state.actors, { key, answer: ignore, fail: ignore, send: ignore, ...actor }],
    });
    return () => update({ actors: state.actors.filter((other) => other.key !== key) });
  };

  const question = (name: string) =>
    fromPromise<unknown, unknown>(async ({ input, signal }) => {
      let remove = ignore;
      try {
        return await new Promise((answer, fail) => {
          remove = add({ name, input, answer, fail });
          signal.addEventListener('abort', remove);
        });
      } finally {
        remove();
      }
    });
  const channel = (name: string) =>
    fromCallback<AnyEventObject, unknown>(({ input, sendBack, receive }) => {
      receive((command) => say(`to ${name}: ${wordsOf(command)}`));
      return add({ name, input, send: sendBack });
    });
  const named = <T>(names: object, make: (name: string) => T) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, make(name)]));

  // The types of the options check the actors and the input.
  const actor: AnyActor = createActor(
    (options.machine as AnyStateMachine).provide({
      actors: { ...named(options.questions ?? {}, question), ...named(options.channels ?? {}, channel) },
    }),
    { clock, input: options.input?.(clock) },
  );
  let state: RunState = {
    snapshot: actor.getSnapshot() as AnyMachineSnapshot,
    elapsed: 0,
    actors: [],
    said: [],
  };
  actor.on('*', (fact: AnyEventObject) => say(wordsOf(fact)));
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
      update({ elapsed: state.elapsed + ms });
    },
    stop: () => void actor.stop(),
  };
}

/** Formats an event: `alert.raised, code: "logInFailed"`. */
function wordsOf({ type, ...rest }: AnyEventObject): string {
  return [type, ...Object.entries(rest).map(([name, value]) => `${name}: ${valueOf(value)}`)].join(', ');
}

export function valueOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return JSON.stringify(value, undefined, 1).replace(/\s+/g, ' ');
}
