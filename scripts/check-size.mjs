// `npm run check:size`. Sizes are minified and gzipped, without peer dependencies. `isSplit`: without popups and machines,
// which load later. --write updates the READMEs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build as bundle } from 'esbuild';

import { build } from './lib/build.mjs';
import { root } from './lib/install.mjs';
import { builtPackage, packages } from './lib/packages.mjs';

// Imports of a forum without publishing.
const forumHooks =
  'createForum, ForumProvider, standingOf, useAuthForm, useChat, useComments, useFeed, useMentions, useNotifications, usePost, useProfile, useSearch, useSession, useVote';
// Imports of a feed page, without its layout and sort control.
const feedParts = 'KitProvider, FeedHeader, PostList, PostListSkeleton, PostCard, EmptyState, ErrorState';
const pageParts = `${feedParts}, PageLayout, NavBar, ThemeMenu, Footer`;
const hooksStandOn = [
  '@alphazone/client',
  '@alphazone/machines',
  '@tanstack/react-query',
  'socket.io-client',
];

const budgets = [
  { what: 'Button', code: "import { Button } from '@alphazone/ui'; console.log(Button);", kB: 3 },
  {
    what: "a feed's parts",
    code: `import { ${feedParts} } from '@alphazone/ui'; console.log(${feedParts});`,
    kB: 23.5,
    isSplit: true,
  },
  {
    what: 'a page with a feed',
    code: `import { ${pageParts} } from '@alphazone/ui'; console.log(${pageParts});`,
    kB: 28.5,
    isSplit: true,
  },
  { what: 'the whole kit', code: "import * as kit from '@alphazone/ui'; console.log(kit);", kB: 145.2 },
  { what: 'the machines', code: "import * as all from '@alphazone/machines'; console.log(all);", kB: 11.2 },
  {
    what: "a forum's hooks",
    code: `import { ${forumHooks} } from '@alphazone/react'; console.log(${forumHooks});`,
    kB: 11,
    without: hooksStandOn,
    isSplit: true,
  },
  {
    what: 'all hooks',
    code: "import * as all from '@alphazone/react'; console.log(all);",
    kB: 26,
    without: hooksStandOn,
    isSplit: true,
  },
  { what: 'the client', code: "import * as all from '@alphazone/client'; console.log(all);", kB: 8 },
];
// esbuild's own chunks contain code of late parts that is reached through a package's index.
/** @type {import('esbuild').Plugin} */
const leavesOutLateParts = {
  name: 'leaves-out-late-parts',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
};
const peers = ['react', 'react-dom', 'styled-components', 'xstate'];

await build(['packages']);

let isOver = false;
const measured = {};
for (const { what, code, kB, without = [], isSplit = false } of budgets) {
  // Rounded as printed.
  const size = Math.round((await sizeOf(code, without, isSplit)) / 100) / 10;
  measured[what] = size;
  const verdict = size <= kB ? 'ok' : 'TOO LARGE';
  console.log(
    `${what.padEnd(18)} ${size.toFixed(1).padStart(6)} kB of ${String(kB).padStart(3)} kB  ${verdict}`,
  );
  isOver ||= size > kB;
}
if (isOver) {
  console.error('An import costs more than its budget. What was added, and does it have to be in this path?');
  process.exitCode = 1;
}

checkStated('ui/README.md', 'Button', /(?<=one Button costs )\d+(?= kB)/);
checkStated('ui/README.md', "a feed's parts", /(?<=parts of a feed )\d+(?= kB)/);
checkStated('ui/README.md', 'a page with a feed', /(?<=page with a feed takes )\d+(?= kB)/);
checkStated('ui/README.md', 'the whole kit', /(?<=the whole kit )\d+(?= kB)/);
checkStated('machines/README.md', 'the machines', /\d+(?= kB gzipped)/);
checkStated('react/README.md', "a forum's hooks", /(?<=log-in cost )\d+(?= kB)/);
checkStated('react/README.md', 'all hooks', /(?<=everything )\d+(?= kB)/);
checkStated('client/README.md', 'the client', /\d+(?= kB gzipped)/);

function checkStated(file, what, pattern) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const [stated] = pattern.exec(text) ?? [];
  if (!stated) throw new Error(`${file} does not state what ${what} costs.`);
  if (Math.abs(Number(stated) - measured[what]) < 1) return;
  const truth = Math.round(measured[what]);
  if (process.argv.includes('--write')) {
    writeFileSync(path, text.replace(pattern, String(truth)));
  } else {
    console.error(
      `${file} states ${stated} kB for ${what}, measured: ${truth} kB. Write it: npm run check:size -- --write`,
    );
    process.exitCode = 1;
  }
}

async function sizeOf(contents, without, isSplit) {
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'out',
    // Fonts and style sheets load separately from the code.
    loader: { '.woff2': 'empty', '.css': 'empty' },
    external: [...peers, ...without].flatMap((peer) => [peer, `${peer}/*`]),
    alias: Object.fromEntries(
      packages
        .map((name) => [`@alphazone/${name}`, `${builtPackage(name)}/index.js`])
        .filter(([name]) => !without.includes(name)),
    ),
    plugins: isSplit ? [leavesOutLateParts] : [],
    logLevel: 'error',
  });
  return gzipSync(Buffer.concat(outputFiles.map(({ contents: bytes }) => bytes))).length;
}
