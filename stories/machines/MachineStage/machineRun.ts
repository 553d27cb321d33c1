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

/** What an actor that is asked something may say; each by the words of its button. */
export interface Answers {
  answers: Readonly<Record<string, unknown>>;
  failures?: Readonly<Record<string, unknown>>;
}

/** How to run a machine by hand. */
export interface RunOptions<TMachine extends AnyStateMachine> {
  machine: TMachine;
  /** Its input, where it needs one; the clock is the simulated one. */
  input?: (clock: SimulatedClock) => InputFrom<TMachine>;
  /** The actors made by `fromPromise`, by their names. */
  questions?: Readonly<Record<string, Answers>>;
  /** The actors made by `fromCallback`, by their names: what each may send, by the words of its button. */
  channels?: Readonly<Record<string, Readonly<Record<string, EventFromLogic<TMachine>>>>>;
}

/** An actor that runs now: a question waits for an answer, a channel sends when it likes. */
export interface RunningActor {
  key: number;
  name: string;
  /** What it was started with. */
  input: unknown;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
  send: (event: AnyEventObject) => void;
}

/** Where the run stands. */
export interface RunState {
  snapshot: AnyMachineSnapshot;
  /** Milliseconds since the start. */
  elapsed: number;
  actors: readonly RunningActor[];
  /** What the machine said, to its surroundings or to a channel, the newest first. */
  said: readonly string[];
}

/** A machine under way on a simulated clock, with actors that do what they are told. */
export interface MachineRun {
  read: () => RunState;
  subscribe: (listener: () => void) => () => void;
  send: (event: AnyEventObject) => void;
  wait: (ms: number) => void;
  stop: () => void;
}

const MOST_SAID = 8;
const ignore = (): void => undefined;

export function startRun<TMachine extends AnyStateMachine>(options: RunOptions<TMachine>): MachineRun {
  const clock = new SimulatedClock();
  const listeners = new Set<() => void>();
  let started = 0;

  const update = (change: Partial<RunState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const say = (what: string) => update({ said: [what, ...state.said].slice(0, MOST_SAID) });
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

  // Which actors and which input a machine has is checked by the types of the options.
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

/** `alert.raised, code: "logInFailed"`. */
function wordsOf({ type, ...rest }: AnyEventObject): string {
  return [type, ...Object.entries(rest).map(([name, value]) => `${name}: ${valueOf(value)}`)].join(', ');
}

/** A value as a person reads it in code. */
export function valueOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return JSON.stringify(value, undefined, 1).replace(/\s+/g, ' ');
}
