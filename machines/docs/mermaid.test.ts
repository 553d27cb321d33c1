import { describe, expect, it } from 'vitest';

import { chatMachine } from '../chat/chatMachine';
import { connectionMachine } from '../connection/connectionMachine';
import { mentionMachine } from '../mention/mentionMachine';
import { taskToggleMachine } from '../taskToggle/taskToggleMachine';
import { chartOf } from './chart';
import { mermaidOf } from './mermaid';

const linesOf = (...machine: Parameters<typeof chartOf>) => mermaidOf(chartOf(...machine)).split('\n');

describe('mermaidOf', () => {
  it('draws nested states and their initial states', () => {
    expect(linesOf(connectionMachine).slice(0, 8)).toEqual([
      'stateDiagram-v2',
      '  [*] --> connection_open',
      '  state "open (invokes socket)" as connection_open {',
      '    [*] --> connection_open_connecting',
      '    state "connecting" as connection_open_connecting',
      '    state "online" as connection_open_online',
      '  }',
      '  state "waiting" as connection_waiting',
    ]);
  });

  it('merges transitions between two states into one arrow', () => {
    expect(linesOf(connectionMachine)).toContain(
      '  connection_open_connecting --> connection_open_online : socket.opened [isGuest]<br/>socket.opened',
    );
  });

  it('separates parallel regions, also at the root', () => {
    const lines = linesOf(chatMachine);
    expect(lines[1]).toBe('  state "chat (invokes live)" as chat {');
    expect(lines.filter((line) => line === '    --')).toHaveLength(2);
  });

  it('draws root transitions from each state except transient ones', () => {
    const intoDeciding = linesOf(mentionMachine).filter((line) => line.includes('--> mention_deciding'));
    expect(intoDeciding).toEqual([
      '  mention_closed --> mention_deciding : text.changed<br/>caret.moved [hasMoved]',
      '  mention_open --> mention_deciding : text.changed<br/>caret.moved [hasMoved]',
      '  mention_settlingEnter --> mention_deciding : immediately',
    ]);
  });

  it('omits an inherited transition that a state overrides', () => {
    const pending = linesOf(taskToggleMachine).filter((line) => line.startsWith('  taskToggle_pending -->'));
    expect(pending).toEqual([]);
  });

  it('draws no arrow from a parent into its child', () => {
    for (const machine of [chatMachine, connectionMachine, mentionMachine, taskToggleMachine]) {
      const into = linesOf(machine).filter((line) => /^ {2}(\w+) --> \1_/.test(line));
      expect(into).toEqual([]);
    }
  });
});
