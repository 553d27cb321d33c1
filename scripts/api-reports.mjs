// `npm run generate:api` writes the packages' public types to docs/api/, so that reviews show breaking changes.
// With --check it fails when they differ.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

import { build } from './lib/build.mjs';
import { root } from './lib/install.mjs';
import { builtPackage, entries, packages } from './lib/packages.mjs';

const folder = join(root, 'docs/api');
const compilerOptions = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  types: [],
  skipLibCheck: true,
};
const silent = { default: { logLevel: ExtractorLogLevel.None } };

await build(['packages']);
const fresh = mkdtempSync(join(tmpdir(), 'alphazone-api-'));
try {
  for (const name of packages)
    for (const file of Object.values(entries(name)).filter((path) => path.endsWith('.ts')))
      writeReport(name, file);
  if (process.argv.includes('--check')) compare();
  else replace();
} finally {
  rmSync(fresh, { recursive: true });
}

function writeReport(name, file) {
  const projectFolder = builtPackage(name);
  const declarations = join(projectFolder, file.replace(/\.ts$/, '.d.ts'));
  const entry = basename(file, '.ts');
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder,
      mainEntryPointFilePath: declarations,
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: entry === 'index' ? name : `${name}-${entry}`,
        reportFolder: fresh,
        reportTempFolder: join(fresh, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [declarations] } },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(projectFolder, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      // "The API report was missing", because each run starts in an empty folder.
      if (message.category === 'console') message.logLevel = ExtractorLogLevel.None;
    },
  });
  if (!succeeded) throw new Error(`${name}/${file}: see the messages above.`);
}

function reportsIn(path) {
  if (!existsSync(path)) return new Map();
  const names = readdirSync(path).filter((name) => name.endsWith('.api.md'));
  return new Map(names.map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

function compare() {
  const before = reportsIn(folder);
  const after = reportsIn(fresh);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (changed.length === 0) return console.log(`${after.size} API reports match the packages.`);
  console.error(
    `The public types differ from docs/api/: ${changed.join(', ')}. If that is intended, run \`npm run generate:api\`, commit the result, and describe it in a changeset.`,
  );
  process.exitCode = 1;
}

function replace() {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fresh, folder, { recursive: true, filter: (path) => basename(path) !== 'temp' });
  console.log(`Wrote ${reportsIn(folder).size} API reports.`);
}
