import { expect, it } from 'vitest';

import { boundaryProblems, compile } from './lib/modules.mjs';

it.each([
  ['a hook', `import { useState } from 'react';\nexport const useIt = () => useState(0);`],
  ['JSX', `export const It = () => <p />;`],
  [
    'a package with React as a peer',
    `import { styled } from 'styled-components';\nexport const It = styled.p\`\`;`,
  ],
])('makes a client module of %s, with a source map', async (_, source) => {
  const { code, map } = await compile(source, 'It.tsx');

  expect(code).toMatch(/^'use client';\nimport /);
  const firstMapped = JSON.parse(map).mappings.split(';').findIndex(Boolean);
  expect(code.split('\n')[firstMapped]?.slice(0, 12)).toBe(source.slice(0, 12));
});

it.each(['button/Button.tsx', 'button/useButton.ts', 'button/label.ts'])(
  'names the source beside the source map of %s',
  async (file) => {
    const { map } = await compile('export const it = 1;', file);

    expect(JSON.parse(map).sources).toEqual([file.slice('button/'.length)]);
  },
);

it('names styled components, so that servers and browsers make the same classes', async () => {
  const source = "import { styled } from 'styled-components';\nexport const It = styled.p`margin: 0;`;";

  expect((await compile(source, 'It.tsx')).code).toMatch(/withConfig\(\{ componentId: "sc-\w+-0" \}\)/);
});

it('makes a client module of a hook that only calls hooks', async () => {
  const { code } = await compile(
    `import { useA } from './useA';\nexport const useB = () => useA();`,
    'useB.ts',
  );

  expect(code).toMatch(/^'use client';\n/);
});

it('leaves a module without React to servers', async () => {
  const source = `import { createMachine } from 'xstate';\nimport type { FC } from 'react';\nexport const it = createMachine;`;

  expect((await compile(source, 'it.ts')).code).toMatch(/^import /);
});

const boundary = (modules) => boundaryProblems(new Map(Object.entries(modules)));
const client = `'use client';\nexport const useIt = () => 1;\n`;

it('accepts a module without React that only exports client modules', () => {
  const index = `import * as It from './It.js';\nexport { It };\nexport * from './It.js';\n`;

  expect(boundary({ 'it/It.js': client, 'it/index.js': index })).toEqual([]);
});

it('refuses a module without React that uses a client module', () => {
  const caller = `import { useIt } from './It.js';\nexport const useBoth = () => useIt();\n`;

  expect(boundary({ 'it/It.js': client, 'it/caller.js': caller })).toEqual([
    'it/caller.js does not use React, but ./It.js does: a server cannot call it.',
  ]);
});

it('refuses unnamed exports of a client module', () => {
  expect(boundary({ 'It.js': `'use client';\nexport * from './other.js';\n` })).toEqual([
    'It.js uses React: name its exports instead of `export *`.',
  ]);
});
