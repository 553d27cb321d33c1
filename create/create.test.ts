import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTheme } from '@alphazone/ui/head';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readContract } from '../server/src/contract/contract';
import { readSiteSettings } from '../server/src/site/site-settings';
import { readFlags } from './flags';
import { forumFiles } from './forumFiles';
import { nameFor, nameProblem, seedProblem, siteOf, splitZones, zonesProblem } from './settings';
import { themeCss } from './themeCss';
import { requireEmpty, UsageError, writeFolder } from './writeFolder';

const settings = { name: 'Plant Swap', zones: ['Cuttings', 'Seeds'], seed: '#2f855a' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alphazone-create-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the settings', () => {
  it('make a site.json that the server accepts', () => {
    writeFolder(folder, forumFiles('plant-swap', settings));

    expect(readSiteSettings(readContract(), join(folder, 'site.json'))).toEqual(siteOf(settings));
  });

  it('are refused where the server would not start', () => {
    expect(nameProblem(' ')).toBe('must not be empty.');
    expect(zonesProblem([])).toBe('A forum needs at least one zone.');
    expect(zonesProblem(['Seeds', 'seeds'])).toMatch(/^"seeds" is there twice/);
    expect(zonesProblem(['Users'])).toBe('"users" cannot be a zone: /users has another meaning.');
    expect(seedProblem('green-ish')).toBeDefined();
    expect([nameProblem('Plant: Swap'), zonesProblem(settings.zones), seedProblem('#2f855a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have a name from the folder', () => {
    expect(nameFor('plant-swap')).toBe('Plant swap');
    expect(splitZones(' Cuttings,, Seeds ')).toEqual(['Cuttings', 'Seeds']);
  });
});

describe('the theme', () => {
  it('sets every colour of both schemes, above the kit’s own', () => {
    const css = themeCss('#2f855a');
    const { scheme } = createTheme({ seed: '#2f855a' });

    expect(css).toContain(
      `html:root {\n  background: var(--az-canvas);\n  --az-canvas: ${scheme.dark.canvas};`,
    );
    expect(css.split(`--az-text-muted: ${scheme.light['text.muted']};`)).toHaveLength(3);
  });
});

describe('the folder', () => {
  it('starts the server with `npm start`', () => {
    const files = forumFiles('Plant Swap!', settings);

    expect(Object.keys(files)).toEqual(['site.json', 'theme.css', 'package.json', '.gitignore', 'README.md']);
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'plant-swap',
      scripts: { start: 'alphazone' },
      dependencies: { '@alphazone/server': expect.stringMatching(/^\^\d/) as string },
    });
  });

  it('is refused with content', () => {
    const file = join(folder, 'notes.txt');
    expect(() => requireEmpty(folder)).not.toThrow();
    expect(() => requireEmpty(join(folder, 'new'))).not.toThrow();
    writeFileSync(file, '');

    expect(() => requireEmpty(folder)).toThrow(
      new UsageError(`${folder} is not empty. Choose another folder.`),
    );
    expect(() => requireEmpty(file)).toThrow(UsageError);
  });

  it('keeps a file that appeared in it meanwhile', () => {
    const theirs = join(folder, 'README.md');
    writeFileSync(theirs, 'Mine');

    expect(() => writeFolder(folder, { 'site.json': '{}', 'README.md': '# Forum' })).toThrow(UsageError);
    expect(readdirSync(folder)).toEqual(['README.md']);
    expect(readFileSync(theirs, 'utf8')).toBe('Mine');
  });

  it('is refused with an explanation where none can be made', () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, '');
    const inFile = join(file, 'forum');

    expect(() => writeFolder(inFile, { 'site.json': '{}' })).toThrow(
      new UsageError(`${inFile} cannot be used: ENOTDIR: not a directory, mkdir '${inFile}'`),
    );
  });

  it('is not left half made', () => {
    const files = { 'site.json': '{}', 'missing/theme.css': '' };
    expect(() => writeFolder(folder, files)).toThrow('ENOENT');
    expect(() => writeFolder(join(folder, 'new'), files)).toThrow('ENOENT');

    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the flags', () => {
  it('take name, zones and seed', () => {
    expect(
      readFlags(['plant-swap', '--name', 'Plant Swap', '--zones', 'Cuttings, Seeds', '--seed=#2f855a', '-y']),
    ).toEqual({ folder: 'plant-swap', ...settings, areDefaultsTaken: true, isHelp: false });
  });

  it.each([[['a', 'b']], [['a', '--colour', 'red']], [['a', '--name']]])('refuse %j', (args) => {
    expect(() => readFlags(args)).toThrow(UsageError);
  });
});
