import { expect, it } from 'vitest';

import {
  undeclaredImports,
  withExtensions,
  withoutStyledComponents,
  withReexports,
} from './lib/declarations.mjs';

const exists = (path) => ['./Button.d.ts', '../theme/index.d.ts'].includes(path);

it('names the files of relative imports', () => {
  const text = [
    `import type { ReactNode } from 'react';`,
    `import { Button, type ButtonProps } from './Button';`,
    `export * as theme from "../theme";`,
    `export * from './Button.ts';`,
    `export declare const lazy: () => Promise<typeof import('./Button')>;`,
    `export declare const notAnImport = "from './Button'";`,
    `const later = () => import('./Button');`,
  ];

  expect(withExtensions(text.join('\n'), exists).split('\n')).toEqual([
    text[0],
    `import { Button, type ButtonProps } from './Button.js';`,
    `export * as theme from "../theme/index.js";`,
    `export * from './Button.js';`,
    `export declare const lazy: () => Promise<typeof import('./Button.js')>;`,
    text[5],
    `const later = () => import('./Button.js');`,
  ]);
});

it('refuses an import that leads nowhere', () => {
  expect(() => withExtensions(`export * from './Missing';`, exists)).toThrow('./Missing');
});

it('drops styled components', () => {
  const size = `export type ButtonSize = 'small' | 'medium';\n`;
  const button = `export declare const StyledButton: import("styled-components/dist/types").IStyledComponentBase<"web", object>;\n`;

  expect(withoutStyledComponents(`${size}${button}export {};\n`)).toBe(`${size}export {};\n`);
});

it('names the package that a reader has installed', () => {
  const query = (path) =>
    `export declare const query: import("${path}").QueryOptions<import("${path}").QueryKey>;\n`;

  expect(withReexports(query('@tanstack/query-core'))).toBe(query('@tanstack/react-query'));
});

it('finds undeclared packages in every kind of import', () => {
  const text = [
    `import { useState } from 'react';`,
    `import 'side-effect/register.js';`,
    `export * from './Button.js';`,
    `export type { A } from '@scope/types/a';`,
    `export declare const query: import("@tanstack/query-core").QueryKey;`,
    `const later = () => import('socket.io-client');`,
  ].join('\n');

  expect(undeclaredImports(text, new Set(['react']))).toEqual([
    'side-effect',
    '@scope/types',
    '@tanstack/query-core',
    'socket.io-client',
  ]);
});
