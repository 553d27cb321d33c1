import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import { chartOf } from '../machines/docs/chart.ts';
import { sessionMachine } from '../machines/index.ts';
import { readMachineDocs } from './lib/machine-docs.mjs';
import { machinePage } from './lib/machine-page.mjs';

const pathOf = (name) => fileURLToPath(new URL(`../machines/${name}/${name}Machine.ts`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alphazone-machine-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('readMachineDocs', () => {
  const session = readMachineDocs(pathOf('session'));

  it("returns the machine's docstring", () => {
    expect(session).toMatchObject({
      name: 'sessionMachine',
      summary: expect.stringContaining('restores it from storage'),
    });
  });

  it('returns the events of nested unions with fields and docstrings', () => {
    expect(session.events.map(({ name }) => name).slice(0, 3)).toEqual([
      'storage.loaded',
      'storage.changed',
      'session.started',
    ]);
    expect(session.events[0]).toEqual({
      name: 'storage.loaded',
      doc: 'Sent once, on start.',
      fields: [{ name: 'profile', type: 'StoredProfile', doc: '' }],
    });
  });

  it('finds emitted events declared in another file', () => {
    const [first] = readMachineDocs(pathOf('authForm')).emitted;
    expect(first).toMatchObject({
      name: 'alert.raised',
      doc: expect.stringContaining('Requests an alert'),
      fields: [
        { name: 'code', type: 'AuthAlert' },
        { name: 'reason?', type: 'string' },
      ],
    });
  });

  it('reads the input and output of an actor', () => {
    expect(readMachineDocs(pathOf('searchBox')).actors).toEqual([
      {
        name: 'suggest',
        kind: 'fromPromise',
        first: 'readonly PostMatch[]',
        input: '{ text: string }',
        doc: expect.stringContaining('Searches posts'),
      },
    ]);
  });

  it('throws for an event without a docstring', () => {
    const path = join(folder, 'lampMachine.ts');
    writeFileSync(
      path,
      `/** A lamp. */
      export const lampMachine = setup({
        types: { events: {} as /** On. */ | { type: 'lamp.lit' } | { type: 'lamp.hit' } },
      }).createMachine({});`,
    );
    expect(() => readMachineDocs(path)).toThrow('"lamp.hit" has no docstring');
  });
});

describe('machinePage', () => {
  const page = machinePage(chartOf(sessionMachine), readMachineDocs(pathOf('session')));

  it('draws the machine and lists its events', () => {
    expect(page).toContain('```mermaid\nstateDiagram-v2\n  [*] --> session_restoring');
    expect(page).toContain('| `session.ended` |  | The user logs out. |');
  });

  it('escapes pipes in table cells', () => {
    expect(page).toContain('| `session.started` | `profile: SessionProfile \\| undefined` | A log-in');
  });

  it('lists every transition, with its guard outside the code span', () => {
    expect(page).toContain(
      '| `session.loggedIn` | `token.refused` [isCurrentToken] | `session.loggedOut` | `clear`, `emitClosed` |',
    );
    expect(page).toContain(
      '| `session.loggedIn` | after untilExpiry [isExpired] | `session.loggedOut` | `clear`',
    );
  });
});
