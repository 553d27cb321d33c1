// What an import costs a site: `npm run check:size`. Fails above the budget. Sizes are minified and gzipped,
// without what a site has anyway (React, styled-components, XState).
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { buildPackages, builtPackage, packages } from './lib/packages.mjs';

const budgets = [
  { what: 'Button', code: "import { Button } from '@alphazone/ui'; console.log(Button);", kB: 6 },
  { what: 'the whole kit', code: "import * as kit from '@alphazone/ui'; console.log(kit);", kB: 150 },
  { what: 'the machines', code: "import * as all from '@alphazone/machines'; console.log(all);", kB: 10 },
  { what: 'the client', code: "import * as all from '@alphazone/client'; console.log(all);", kB: 8 },
];
const peers = ['react', 'react-dom', 'styled-components', 'xstate'];

await buildPackages();

let isOver = false;
for (const { what, code, kB } of budgets) {
  const size = (await sizeOf(code)) / 1000;
  const verdict = size <= kB ? 'ok' : 'TOO LARGE';
  console.log(
    `${what.padEnd(14)} ${size.toFixed(1).padStart(6)} kB of ${String(kB).padStart(3)} kB  ${verdict}`,
  );
  isOver ||= size > kB;
}
if (isOver) {
  console.error('An import costs more than its budget. What was added, and does it have to be in this path?');
  process.exitCode = 1;
}

async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    // A font is a file that the browser loads beside the code.
    loader: { '.woff2': 'empty', '.css': 'empty' },
    external: peers.flatMap((peer) => [peer, `${peer}/*`]),
    alias: Object.fromEntries(
      packages.map((name) => [`@alphazone/${name}`, `${builtPackage(name)}/index.js`]),
    ),
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents: bytes }) => sum + gzipSync(bytes).length, 0);
}
