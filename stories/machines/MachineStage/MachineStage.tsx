import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventFromLogic } from 'xstate';

import { durationOf } from '../../../machines/docs/chart';
import { Stack } from '../../../ui/components/Stack';
import { MachineChart } from './MachineChart';
import { startRun, formatValue, type RunningActor, type RunOptions } from './machineRun';
import {
  StyledAction,
  StyledCode,
  StyledHeading,
  StyledLines,
  StyledStage,
  StyledStatus,
  StyledValues,
} from './MachineStage.styles';

export interface MachineStageProps<TMachine extends AnyStateMachine> extends RunOptions<TMachine> {
  events: Readonly<Record<string, EventFromLogic<TMachine>>>;
  waitsMs?: readonly number[];
}

/** Drives a machine by hand: its events (inert ones are dimmed), the outcomes of running actors, and the clock. */
export function MachineStage<TMachine extends AnyStateMachine>({
  events,
  waitsMs = [],
  ...options
}: MachineStageProps<TMachine>) {
  const [run] = useState(() => startRun(options));
  useEffect(() => run.stop, [run]);
  const { snapshot, elapsedMs, actors, log } = useSyncExternalStore(run.subscribe, run.read, run.read);
  const active = activeNodes(snapshot);
  return (
    <StyledStage>
      <Stack>
        <Part title="State">
          <StyledStatus role="status">{formatState(active)}</StyledStatus>
        </Part>
        <Part title="Events">
          <Stack direction="row" gap="2">
            {Object.entries(events).map(([label, event]) => (
              <Action key={label} isPossible={snapshot.can(event)} onPress={() => run.send(event)}>
                {label}
              </Action>
            ))}
          </Stack>
        </Part>
        {actors.map((actor) => (
          <Part key={actor.key} title={`${actor.name} runs${startedWith(actor)}`}>
            <Stack direction="row" gap="2">
              <ActorActions actor={actor} options={options} snapshot={snapshot} />
            </Stack>
          </Part>
        ))}
        {waitsMs.length > 0 && (
          <Part title={`Clock: ${durationOf(elapsedMs)}`}>
            <Stack direction="row" gap="2">
              {waitsMs.map((ms) => (
                <Action key={ms} onPress={() => run.wait(ms)}>
                  Wait {durationOf(ms)}
                </Action>
              ))}
            </Stack>
          </Part>
        )}
        <Part title="Context">
          <StyledValues>
            {Object.entries(snapshot.context as Record<string, unknown>).map(([name, value]) => (
              <Value key={name} name={name} value={value} />
            ))}
          </StyledValues>
        </Part>
        <Part title="Log, newest first">
          <StyledLines aria-label="Log">
            {log.map((line, index) => (
              // Newer lines are inserted before it, so the position from the end is stable.
              <li key={log.length - index}>
                <StyledCode>{line}</StyledCode>
              </li>
            ))}
          </StyledLines>
        </Part>
      </Stack>
      <MachineChart machine={options.machine} active={new Set(active.map(({ id }) => id))} />
    </StyledStage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <StyledHeading>{title}</StyledHeading>
      {children}
    </section>
  );
}

function Action({
  isPossible = true,
  onPress,
  children,
}: {
  isPossible?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <StyledAction
      size="small"
      aria-disabled={!isPossible || undefined}
      onClick={() => {
        if (isPossible) onPress();
      }}
    >
      {children}
    </StyledAction>
  );
}

function ActorActions<TMachine extends AnyStateMachine>({
  actor,
  options: { promises, callbacks },
  snapshot,
}: {
  actor: RunningActor;
  options: RunOptions<TMachine>;
  snapshot: AnyMachineSnapshot;
}) {
  const { results = {}, errors = {} } = promises?.[actor.name] ?? {};
  return (
    <>
      {Object.entries(callbacks?.[actor.name] ?? {}).map(([label, event]) => (
        <Action key={label} isPossible={snapshot.can(event)} onPress={() => actor.send(event)}>
          {label}
        </Action>
      ))}
      {Object.entries(results).map(([label, output]) => (
        <Action key={`resolve ${label}`} onPress={() => actor.resolve(output)}>
          Resolve: {label}
        </Action>
      ))}
      {Object.entries(errors).map(([label, error]) => (
        <Action key={`reject ${label}`} onPress={() => actor.reject(error)}>
          Reject: {label}
        </Action>
      ))}
    </>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  return (
    <>
      <dt>
        <StyledCode>{name}</StyledCode>
      </dt>
      <dd>
        <StyledCode>{formatValue(value)}</StyledCode>
      </dd>
    </>
  );
}

const startedWith = ({ input }: RunningActor): string =>
  input === undefined ? '' : ` with ${formatValue(input)}`;

function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  // XState types the nodes of an unknown machine as `any`.
  return snapshot._nodes as AnyStateNode[];
}

/** Returns the innermost active states without the machine's name: `history.ready, sending.idle`. */
function formatState(active: readonly AnyStateNode[]): string {
  return active
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .sort((one, other) => one.order - other.order)
    .map(({ path }) => path.join('.'))
    .join(', ');
}
