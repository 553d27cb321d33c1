// Builds the app and the server, each only when its inputs changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './install.mjs';
import { run } from './run.mjs';

const stamps = join(root, 'node_modules/.cache/alphazone');

/** What is built: from which files and folders, to which file, by which command. */
const parts = [
  {
    name: 'app',
    inputs: ['app', 'client', 'machines', 'ui', 'tsconfig.base.json', 'site.json', 'package-lock.json'],
    output: 'app/dist/index.html',
    command: ['vite', ['build', 'app', '--logLevel', 'warn']],
  },
  {
    name: 'server',
    inputs: ['server', 'client', 'tsconfig.base.json', 'package-lock.json'],
    output: 'server/dist/main.js',
    command: [
      'esbuild',
      [
        'server/src/main.ts',
        'server/src/backup/commands.ts',
        '--bundle',
        '--platform=node',
        '--target=node20.19',
        '--format=esm',
        '--packages=external',
        // Its constants are TypeScript, which Node.js cannot import.
        '--alias:@alphazone/client=./client',
        '--sourcemap',
        '--outdir=server/dist',
        '--log-level=warning',
      ],
    ],
  },
];

/** Brings the builds up to date, all or those that are named. Throws when one fails. */
export async function build(names = parts.map(({ name }) => name)) {
  for (const part of parts) if (names.includes(part.name)) await buildPart(part);
}

async function buildPart({ name, inputs, output, command: [program, args] }) {
  const stamp = join(stamps, `built-${name}`);
  const wanted = hashOf([...inputs, 'scripts/lib/build.mjs']);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log(`Building the ${name}.`);
  // A build that is cut short must not look finished.
  rmSync(stamp, { force: true });
  const code = await run(program, args, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`The ${name} could not be built: see the messages above.`);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** One hash of the names and contents of all files in these places; tests are no inputs. */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesOf(input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(input) {
  const path = join(root, input);
  if (!statSync(path).isDirectory()) return [input];
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesOf(join(input, name)));
}
