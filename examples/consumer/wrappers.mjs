// Writes a module per package that wraps each of its functions, as a library does. A library's declarations name the types
// of what it returns, so each of them must be exported.
import { mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('wrappers/', import.meta.url);
mkdirSync(folder);
for (const name of ['client', 'machines', 'react', 'ui']) {
  const wrapped = await import(`@alphazone/${name}`);
  const isClass = (value) => String(value).startsWith('class ');
  const names = Object.keys(wrapped).filter(
    (key) => typeof wrapped[key] === 'function' && !isClass(wrapped[key]),
  );
  const lines = names.map(
    (key) => `export const ${key} = (...args: Parameters<typeof wrapped.${key}>) => wrapped.${key}(...args);`,
  );
  writeFileSync(
    new URL(`${name}.ts`, folder),
    [`import * as wrapped from '@alphazone/${name}';`, ...lines].join('\n'),
  );
}
